import { Refusal, type StaffProof } from '@palaestra/contract'
import type { NoTx, Tx } from '../../../database/database.ts'
import { type InTransaction, inTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import type { Keys } from '../../../keys.ts'
import { after, hour } from '../../../ports/clock.ts'
import { sealedBy } from '../../../sealed.ts'
import { auditService } from '../../audit/audit.service.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { factorsOf } from '../staff.limits.ts'
import { staffTable } from '../staff.table.ts'
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

/** Uses a code up and tells what it was; undefined for a wrong one, which changes nothing. */
const proofBy = async (
  { db, clock, keys }: Uses<'clock' | 'keys', Tx>,
  staffId: number,
  code: string,
): Promise<StaffProof | undefined> => {
  const factors = factorTable(db)
  const digits = code.normalize('NFKC').replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const factor = await factors.of(staffId)
    const secret = factor && sealedFactors(keys).open(factor.secret, whose(staffId))
    const step = secret && stepOf(secret, digits, clock.now())
    return step && (await factors.spend(staffId, step)) ? 'authenticator' : undefined
  }
  if (await factors.spendRecoveryCode(staffId, hashOf(keys, 'recovery', staffId, code))) return 'recovery_code'
  const way = await factors.spendWayIn(staffId, hashOf(keys, 'way in', staffId, code), clock.now())
  return way ? 'colleague' : undefined
}

/** Proves by a code: of the app, for recovery, or a colleague’s. */
export const byCode = (staffId: number, code: string) => async (deps: Uses<'clock' | 'keys', Tx>) =>
  (await proofBy(deps, staffId, code)) ?? Refusal.at('code', 'code_wrong')

/** Uses something up, and tells what it was, or why it was nothing. */
export type Check = (deps: Uses<'clock' | 'keys', Tx>) => Promise<StaffProof | Refusal>

interface Proving {
  staffId: number
  /** Where this member of staff is known: the tries of others do not count there. */
  place: string | undefined
  check: Check
}

/** What staff prove besides their password. */
export const factorService = <D extends Uses<'clock' | 'keys', NoTx>>(deps: D) => {
  const rateLimit = rateLimitService(deps)

  return {
    /** What there is of a factor. A login gives a code where one is set, or a colleague has removed it. */
    standing: factorTable(deps.db).standing,

    /**
     * Uses up a proof, and does what it opens in the same transaction: a code is not spent for nothing.
     * @throws what the check says, too_many
     */
    async prove<T>(
      { staffId, place, check }: Proving,
      open: (deps: InTransaction<D>, proof: StaffProof) => Promise<T>,
    ): Promise<T> {
      const limits = factorsOf(staffId, place)
      const opened = await rateLimit.whileDoing(limits, () =>
        inTransaction(deps, async (deps) => {
          await staffTable(deps.db).hold(staffId)
          const proof = await check(deps)
          return proof instanceof Refusal ? proof : { by: await open(deps, proof) }
        }),
      )
      if (opened instanceof Refusal) throw opened
      await rateLimit.forgiving(limits).execute()
      return opened.by
    },
  }
}

/** Gives ten in place of those that there are. */
export const newRecoveryCodes = async ({ db, keys }: Uses<'keys', Tx>, staffId: number) => {
  const codes = Array.from({ length: recoveryCodes }, newSpokenCode)
  const factors = factorTable(db)
  await factors.dropRecoveryCodes(staffId)
  await factors.putRecoveryCodes(
    staffId,
    codes.map((code) => hashOf(keys, 'recovery', staffId, code)),
  )
  return codes
}

/** Keeps the secret of an app from the first right code on, and gives new recovery codes in place of the old. */
export const setFactor = async (
  deps: Uses<'clock' | 'keys', Tx>,
  { staffId, secret, step }: { staffId: number; secret: string; step: number },
) => {
  const { db, clock, keys } = deps
  const sealed = sealedFactors(keys).seal(secret, whose(staffId))
  const factors = factorTable(db)
  await factors.put({ staffId, secret: sealed, setAt: clock.now(), lastStep: step })
  const codes = await newRecoveryCodes(deps, staffId)
  await factors.dropWayIn(staffId)
  const subject = { kind: 'staff' as const, id: String(staffId) }
  await auditService(deps).write({ by: staffId, act: 'factor_set', subject })
  return codes
}

/**
 * Removes the factors, which are lost, ends every session and every known place, and gives the code
 * that lets their owner in once, with the password.
 */
export const removeFactor = async (deps: Uses<'clock' | 'keys', Tx>, staffId: number, by: number | 'system') => {
  const { db, clock, keys } = deps
  const code = newSpokenCode()
  const factors = factorTable(db)
  await staffTable(db).hold(staffId)
  await factors.drop(staffId)
  const endsAt = after(clock.now(), wayInSeconds)
  await factors.putWayIn({ staffId, hash: hashOf(keys, 'way in', staffId, code), endsAt })
  await staffSessionService(deps).endAllOf(staffId)
  await staffPlaceService(deps).forget(staffId)
  await auditService(deps).write({ by, act: 'factor_removed', subject: { kind: 'staff', id: String(staffId) } })
  return code
}
