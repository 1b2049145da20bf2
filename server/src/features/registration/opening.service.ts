import { type Draft, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day, hour, minute } from '../../ports/clock.ts'
import { rateLimitService, rateLimits } from '../limit/rateLimit.service.ts'
import { registrationTable } from './registration.table.ts'

/** Seconds: a registration ends two hours after its last use, and twelve hours after it was opened in any case. */
const idle = 2 * hour
const longest = 12 * hour

/** What a correction begins with. */
interface Carried {
  corrects?: number
  mobile?: string
  email?: string
  photo?: string
  idCopy?: string
  guardianIdCopy?: string
}

/** What happens before there is an application: a registration, known by a secret, holds what was typed and proved. */
export const openingService = (deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'captcha'>) => {
  const { db, clock, captcha } = deps

  const begin = async (draft: Draft, carried: Carried = {}) => {
    const [token, now] = [newToken(), clock.now()]
    const endsAt = after(now, idle)
    await registrationTable(db).add({ tokenHash: hashOfToken(token), openedAt: now, endsAt, draft, ...carried })
    return { registration: token, endsAt: endsAt.toISOString() }
  }

  return {
    begin,

    /** @throws captcha_failed, too_many */
    async open({ solvedCaptcha }: { solvedCaptcha: string }, { address }: { address: string }) {
      // The puzzle first: who does not solve it must not use up what others behind the same address may do.
      if (!(await captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
      await rateLimitService(deps).use(...rateLimits.registrationsFrom(address))
      return begin({})
    },

    /** The registration behind a token, sent or not. Every use prolongs it. */
    async asker(token: string) {
      const now = clock.now()
      const registration = await registrationTable(db).byToken(hashOfToken(token), now)
      if (!registration) return undefined
      const { id, openedAt, endsAt } = registration
      const prolonged = new Date(Math.min(after(now, idle).getTime(), after(openedAt, longest).getTime()))
      // Once a minute is enough.
      if (prolonged > after(endsAt, minute)) await registrationTable(db).prolong(id, prolonged)
      return { registrationId: id }
    },

    /** What was typed now stands in an application. */
    close: (id: number) => registrationTable(db).close(id, clock.now()),

    /** Whoever opens the correction of an application anew goes on alone. */
    endCorrectionsOf: (applicationId: number) => registrationTable(db).endCorrectionsOf(applicationId, clock.now()),

    /** What was never sent goes a day after its end, pictures and all (docs/security.md, section 3). */
    async forgetOld() {
      await registrationTable(db).forgetEnded(after(clock.now(), -day))
      await registrationTable(db).forgetAsked(clock.today())
    },

    /** @throws registration_ended when the application has been sent: from then on nothing can be changed. */
    async unsent(id: number) {
      const registration = await registrationTable(db).unsent(id)
      if (!registration) throw new Refusal('registration_ended')
      return registration
    },
  }
}
