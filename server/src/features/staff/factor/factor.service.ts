import { Refusal, type StaffProof } from '@palaestra/contract'
import type { NoTx, Tx } from '../../../database/database.ts'
import type { Uses } from '../../../deps.ts'
import type { Keys } from '../../../keys.ts'
import { after, hour } from '../../../ports/clock.ts'
import { sealedBy } from '../../../sealed.ts'
import { auditService } from '../../audit/audit.service.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { factorsOf } from '../staff.limits.ts'
import { staffPlaceService } from '../staffPlace.service.ts'
import { staffSessionService } from '../staffSession.service.ts'
import { stepOf } from './authenticator.rules.ts'
import { factorTable } from './factor.table.ts'
import { newSpokenCode, normaliseSpokenCode } from './spokenCode.rules.ts'

/** Seconds for which a colleague’s code works. */
export const wayInSeconds = hour

const recoveryCodes = 10

export const sealedFactors = (keys: Keys) => sealedBy(keys.keyFor('staff factors'))
const hashOf = (keys: Keys, kind: 'recovery' | 'way in', staffId: number, code: string) =>
  keys.ofCode(`staff ${kind} ${staffId} ${normaliseSpokenCode(code)}`)
const whose = (staffId: number) => `staff ${staffId}`

/** What staff prove besides their password. */
export const factorService = (deps: Uses<'clock' | 'keys', NoTx>) => {
  const { db, clock, keys } = deps
  const factors = factorTable(db)
  const rateLimit = rateLimitService(deps)

  const proofBy = async (staffId: number, code: string): Promise<StaffProof | undefined> => {
    const digits = code.normalize('NFKC').replace(/\s/g, '')
    const factor = await factors.of(staffId)
    if (/^\d{6}$/.test(digits)) {
      const secret = factor && sealedFactors(keys).open(factor.secret, whose(staffId))
      const step = secret && stepOf(secret, digits, clock.now())
      return step && (await factors.spend(staffId, step)) ? 'authenticator' : undefined
    }
    if (await factors.spendRecoveryCode(staffId, hashOf(keys, 'recovery', staffId, code))) return 'recovery_code'
    const way = await factors.spendWayIn(staffId, hashOf(keys, 'way in', staffId, code), clock.now())
    return way ? 'colleague' : undefined
  }

  return {
    /** What there is of a factor. A login gives a code where one is set, or a colleague has removed it. */
    standing: factors.standing,

    /**
     * Uses up a code and tells what it was. `place` is where this member of staff is known: the tries of others do not
     * count there.
     * @throws code_wrong, too_many
     */
    async prove(staffId: number, code: string, place: string | undefined) {
      const limits = factorsOf(staffId, place)
      const proof = await rateLimit.whileDoing(limits, () => proofBy(staffId, code))
      if (!proof) throw Refusal.at('code', 'code_wrong')
      await rateLimit.forgiving(limits).execute()
      return proof
    },
  }
}

/** Keeps the secret of an app from the first right code on, and gives new recovery codes in place of the old. */
export const setFactor = async (
  deps: Uses<'clock' | 'keys', Tx>,
  { staffId, secret, step }: { staffId: number; secret: string; step: number },
) => {
  const { db, clock, keys } = deps
  const sealed = sealedFactors(keys).seal(secret, whose(staffId))
  const codes = Array.from({ length: recoveryCodes }, newSpokenCode)
  const factors = factorTable(db)
  await factors.put({ staffId, secret: sealed, setAt: clock.now(), lastStep: step })
  await factors.dropRecoveryCodes(staffId)
  await factors.putRecoveryCodes(
    staffId,
    codes.map((code) => hashOf(keys, 'recovery', staffId, code)),
  )
  await factors.dropWayIn(staffId)
  const subject = { kind: 'staff', id: String(staffId) }
  await auditService(deps).write({ by: staffId, act: 'factor_set', subject })
  return codes
}

/**
 * Removes a factor that is lost, ends every session and every known place, and gives the code that lets its owner in
 * once, with the password.
 */
export const removeFactor = async (deps: Uses<'clock' | 'keys', Tx>, staffId: number, by: number | 'system') => {
  const { db, clock, keys } = deps
  const code = newSpokenCode()
  const factors = factorTable(db)
  await factors.drop(staffId)
  await factors.dropRecoveryCodes(staffId)
  const endsAt = after(clock.now(), wayInSeconds)
  await factors.putWayIn({ staffId, hash: hashOf(keys, 'way in', staffId, code), endsAt })
  await staffSessionService(deps).endAllOf(staffId)
  await staffPlaceService(deps).forget(staffId)
  await auditService(deps).write({ by, act: 'factor_removed', subject: { kind: 'staff', id: String(staffId) } })
  return code
}
