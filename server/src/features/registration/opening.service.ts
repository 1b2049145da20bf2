import { api, type Draft, Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day, hour, minute } from '../../ports/clock.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { registrationsFrom } from './registration.limits.ts'
import { type Known, type RegisteredBy, registrationTable } from './registration.table.ts'

/** Seconds: a registration ends two hours after its last use, and twelve hours after it was opened in any case. */
const idle = 2 * hour
const longest = 12 * hour

/** The data that a correction begins with, or a registration by the government account. */
interface Carried {
  corrects?: number
  mobile?: string
  email?: string
  photo?: string
  idCopy?: string
  guardianIdCopy?: string
  /** Of whoever registers by the government account. */
  government?: RegisteredBy & { known: Known }
}

/** Opens a registration, known by its secret. */
export const beginRegistration = async ({ db, clock }: Uses<'clock'>, draft: Draft, carried: Carried = {}) => {
  const [token, now] = [newToken(), clock.now()]
  const endsAt = after(now, idle)
  await registrationTable(db).add({ tokenHash: hashOfToken(token), openedAt: now, endsAt, draft, ...carried })
  return { registration: token, endsAt: endsAt.toISOString() }
}

/** Closes a registration: the application now has what was typed. */
export const closeRegistration = ({ db, clock }: Uses<'clock', Tx>, id: number) =>
  registrationTable(db).close(id, clock.now())

/** Ends the registrations that correct an application: the newest one continues alone. */
export const endCorrectionsOf = ({ db, clock }: Uses<'clock', Tx>, applicationId: number) =>
  registrationTable(db).endCorrectionsOf(applicationId, clock.now())

/** Purges unsent registrations some time after their end, pictures and all (docs/security.md, section 3). */
export const purgeRegistrations = async ({ db, clock, settings }: Uses<'clock' | 'settings'>) => {
  await registrationTable(db).purgeEnded(after(clock.now(), -settings.retention.unsentRegistrations * day))
  await registrationTable(db).purgeAsked(clock.today())
}

/** Registrations hold, behind a secret, what was typed and proved before there is an application. */
export const openingService = (deps: Uses<'clock' | 'keys' | 'captcha' | 'alarms', NoTx>) => {
  const { db, clock } = deps

  return {
    /** @throws captcha_failed, too_many */
    async open({ solvedCaptcha }: { solvedCaptcha: string }, { address }: { address: string }) {
      // The captcha comes first: a failed one must not use up the limit that others behind the same address share.
      await captchaService(deps).check(solvedCaptcha, api.registration.open.path, address)
      await rateLimitService(deps).use(...registrationsFrom(address))
      return beginRegistration(deps, {})
    },

    /** Finds the registration behind a token, sent or not. Every use prolongs it. */
    async principal(token: string) {
      const now = clock.now()
      const registration = await registrationTable(db).byToken(hashOfToken(token), now)
      if (!registration) return undefined
      const { id, openedAt, endsAt } = registration
      const prolonged = new Date(Math.min(after(now, idle).getTime(), after(openedAt, longest).getTime()))
      // Once a minute is enough.
      if (prolonged > after(endsAt, minute)) await registrationTable(db).prolong(id, prolonged)
      return { registrationId: id }
    },

    /** @throws registration_ended when the application has been sent: it cannot change any more */
    async unsent(id: number) {
      const registration = await registrationTable(db).unsent(id)
      if (!registration) throw new Refusal('registration_ended')
      return registration
    },
  }
}
