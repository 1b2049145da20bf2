import { type IdType, needsExpiry, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { BureauUnavailable } from '../../ports/identity.ts'
import { accountTable } from '../account/account.table.ts'
import { applicationTable } from '../application/application.table.ts'
import { orUnavailable } from '../face/bureau.rules.ts'
import { fileService } from '../file/file.service.ts'
import { governmentTermsVersion, useSignOn } from '../government/link.service.ts'
import { signOnService } from '../government/signOn.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { knownOf, theirsAlone } from './known.rules.ts'
import { beginRegistration, openingService } from './opening.service.ts'
import { registrationsFrom, uploads } from './registration.limits.ts'

type From = Pick<RequestContext, 'cookie' | 'address'>
type Within = Pick<RequestContext, 'address'> & { registrationId: number }

/** The bureau that is silent fills nothing in: the applicant does, and the reviewer looks. */
const nothingIfSilent = (error: unknown) => {
  if (error instanceof BureauUnavailable) return undefined
  throw error
}

/** Registration by the government account: what is known is filled in, and the bureau’s photo offered (M07). */
export const byGovernmentService = (deps: Deps) => {
  const { db, clock, identity, settings } = deps
  const files = fileService(deps)

  /** Says plainly what a stranger never learns: the sign-on has proved who asks. */
  const refuseKnown = async (idNumber: string) => {
    if (await accountTable(db).has('idNumber', idNumber)) throw new Refusal('government_is_member')
    if (await applicationTable(db).isWaiting(idNumber)) throw new Refusal('application_waits')
  }

  /** The bureau’s photo of whoever registers by a government account; undefined where there is none. */
  const photoOf = async ({ registrationId, address }: Within) => {
    const { government } = await openingService(deps).unsent(registrationId)
    const { idType, idNumber } = government?.known ?? {}
    if (typeof idType !== 'string' || typeof idNumber !== 'string') return undefined
    await rateLimitService(deps).use(...uploads(String(registrationId), address, settings.limits))
    // What is known has been through the form’s own checks.
    return identity.photo({ idType: idType as IdType, idNumber }).catch((error: unknown) => {
      throw orUnavailable(error)
    })
  }
  const asFile = (photo: Uint8Array) => new File([Buffer.from(photo)], 'photo.jpg', { type: 'image/jpeg' })

  return {
    /**
     * Uses the sign-on of this browser up.
     * @throws sign_on_ended and what else ended it, government_terms_changed, government_is_member, application_waits,
     * too_many
     */
    async open({ version }: { version: string }, { cookie, address }: From) {
      const account = await signOnService(deps).signedIn(cookie)
      if (version !== (await governmentTermsVersion(db))) throw new Refusal('government_terms_changed')
      const { idType, idNumber, issuer, subject, cookieHash } = account
      if (idNumber) await refuseKnown(idNumber)
      await rateLimitService(deps).use(...registrationsFrom(address))
      const record = idNumber
        ? await identity.record({ ...(idType && { idType }), idNumber }).catch(nothingIfSilent)
        : undefined
      const theirs = theirsAlone(account, record)
      const known = knownOf(account, theirs)
      // Filled in, and still to be changed: the document at hand may be a newer one.
      const expiry = idType && needsExpiry(idType) ? theirs?.documentExpiry : null
      const draft = { ...known, ...(expiry && { documentExpiry: expiry }) }
      const acceptedAt = clock.now().toISOString()
      const opened = await inTransaction(deps, async (deps) => {
        await useSignOn(deps, cookieHash)
        return beginRegistration(deps, draft, { government: { issuer, subject, terms: version, acceptedAt, known } })
      })
      cookie.drop()
      return opened
    },

    /** @throws bureau_unavailable, busy */
    async photoOffer(within: Within) {
      const photo = await photoOf(within)
      return { preview: photo ? await files.preview(asFile(photo)) : null }
    },

    /** @throws photo_not_offered, bureau_unavailable, busy, and what is wrong with the picture */
    async takePhoto(within: Within, keep: (file: File) => Promise<{ id: string; preview: string }>) {
      const photo = await photoOf(within)
      if (!photo) throw new Refusal('photo_not_offered')
      return keep(asFile(photo))
    },
  }
}
