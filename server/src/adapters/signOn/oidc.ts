import { idTypes, isDay, normaliseIdNumber } from '@palaestra/contract'
import { z } from 'zod/mini'
import type { SignOn } from '../../ports/signOn.ts'
import { type RelyingPartyOptions, relyingParty } from './relyingParty.ts'

/** A missing claim, or one outside our vocabulary, becomes null. */
const orNothing = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null)
const claims = z.object({
  name: orNothing(z.string().check(z.minLength(1), z.maxLength(200))),
  id_type: orNothing(z.enum(idTypes)),
  id_number: orNothing(z.string().check(z.overwrite(normaliseIdNumber), z.regex(/^\d{8}$/))),
  birthdate: orNothing(z.string().check(z.refine(isDay))),
})

/** Government accounts at any issuer of OpenID Connect. */
export const oidcSignOn = (options: RelyingPartyOptions): SignOn => {
  const party = relyingParty(options)

  return {
    addressFor: (asked) => party.addressFor(asked),

    async accountFrom(answer, secrets) {
      const { token, userInfo } = await party.exchange(answer, secrets)
      const { name, id_type, id_number, birthdate } = claims.parse({ ...token, ...userInfo })
      return {
        issuer: token.iss,
        subject: token.sub,
        name,
        idType: id_type,
        idNumber: id_number,
        birthDate: birthdate,
      }
    },
  }
}
