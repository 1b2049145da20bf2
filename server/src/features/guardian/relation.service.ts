import { type IdType, needsGuardian, problemsOfGuardian, Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { orUnavailable } from '../face/bureau.rules.ts'
import { type RateLimit, rateLimitService } from '../limit/rateLimit.service.ts'
import { registrationTable } from '../registration/registration.table.ts'
import { guardiansNamed, sameGuardianNamed } from './guardian.limits.ts'
import { guardianCheckTable } from './guardianCheck.table.ts'

export interface Named {
  idType: IdType
  idNumber: string
  birthDate: string
  guardianIdNumber: string
  guardianBirthDate: string
  guardianGender: 'male' | 'female'
}

/**
 * Asks the bureau whether somebody is the parent or guardian of a minor. An answer tells who is whose parent: hence the
 * few tries, and one refusal for all reasons (T-82). A yes uses up no try, and neither does the same wrong answer once
 * more.
 */
export const bureauRelation = (deps: Uses<'clock' | 'keys' | 'identity', NoTx>) => {
  const rateLimit = rateLimitService(deps)

  const isGuardian = ({ idType, idNumber, birthDate, ...guardian }: Named) =>
    deps.identity.isGuardian(
      { idType, idNumber, birthDate },
      {
        idNumber: guardian.guardianIdNumber,
        birthDate: guardian.guardianBirthDate,
        gender: guardian.guardianGender,
      },
    )

  /** Nobody is asked to enter again what is no longer looked at. */
  const mismatch = async (tries: readonly RateLimit[]) => {
    const left = Math.min(...(await Promise.all(tries.map(async (one) => one.times - (await rateLimit.usedOf(one))))))
    if (left > 1) return new Refusal('guardian_mismatch')
    return new Refusal(left === 1 ? 'guardian_mismatch_last' : 'guardian_mismatch_spent')
  }

  return {
    /** `by` is who asks. @throws guardian_mismatch, guardian_mismatch_last, guardian_mismatch_spent, bureau_unavailable, too_many */
    async confirm(named: Named, by: string) {
      const tries = guardiansNamed(named.idNumber, by)
      // The callers give the fields in one order, however they were sent.
      const same = sameGuardianNamed(JSON.stringify(named))
      if ((await rateLimit.usedOf(same)) > 0) throw await mismatch(tries)
      await rateLimit.use(...tries)
      const confirmed = await isGuardian(named).catch(async (error: unknown) => {
        // Who got no answer has been told nothing.
        await rateLimit.givingBack(tries).execute()
        throw orUnavailable(error)
      })
      if (!confirmed) {
        await rateLimit.counted(same)
        throw await mismatch(tries)
      }
      await rateLimit.givingBack(tries).execute()
    },
  }
}

/** Confirms with the bureau that somebody is the parent or guardian of an applicant (V12). */
export const relationService = (deps: Uses<'clock' | 'keys' | 'identity', NoTx>) => {
  const { db, clock } = deps
  return {
    /**
     * Asks for a proved mobile first. A yes is kept with the registration, for exactly these entries.
     *
     * @throws registration_ended, mobile_not_proved, consent_not_needed, guardian_is_applicant, guardian_not_adult,
     * guardian_mismatch, guardian_mismatch_last, guardian_mismatch_spent, bureau_unavailable, too_many
     */
    async confirm(named: Named, registrationId: number) {
      const registration = await registrationTable(db).unsent(registrationId)
      if (!registration) throw new Refusal('registration_ended')
      if (!registration.mobile) throw new Refusal('mobile_not_proved')
      const today = clock.today()
      if (!needsGuardian(today, named.birthDate)) throw new Refusal('consent_not_needed')
      const problems = problemsOfGuardian(today, named)
      const [problem] = Object.values(problems)
      if (problem) throw new Refusal(problem, problems)

      await bureauRelation(deps).confirm(named, registration.mobile)
      await guardianCheckTable(db).match({ registrationId, ...named, matchedAt: clock.now() })
      return {}
    },
  }
}

/** Deletes the check: the application now has what was confirmed. */
export const deleteGuardianCheck = ({ db }: Uses<never, Tx>, registrationId: number) =>
  guardianCheckTable(db).delete(registrationId)
