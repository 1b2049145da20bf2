import type { desk, Received } from '@palaestra/contract'
import type { NoTx } from '../../../database/database.ts'
import type { InTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import { type StaffAsker, staffPlaceService } from '../staffPlace.service.ts'
import type { OwnSession } from '../staffSession.service.ts'
import { byCode, factorService } from './factor.service.ts'
import { byPasskey } from './passkeyProof.service.ts'

export type FactorProof = Received<typeof desk.staff.beginFactor>['body']

interface Proving {
  own: OwnSession
  /** Asked for where there is a second factor. */
  proof: FactorProof
  asker: StaffAsker
}

/**
 * Begins to set up a second factor. Who has one proves it once more: a stolen session must not make a way in of its own.
 * @throws code_wrong, passkey_refused, passkey_copied, too_many
 */
export const afterFreshProof = async <D extends Uses<'clock' | 'keys' | 'origin', NoTx>>(
  deps: D,
  { own, proof: { code = '', answer }, asker }: Proving,
  begin: (deps: D | InTransaction<D>) => Promise<unknown>,
) => {
  const { staffId } = own
  const factors = factorService(deps)
  if (!(await factors.standing(staffId)).isSet) return begin(deps)
  const place = await staffPlaceService(deps).known(staffId, asker)
  const check = answer ? byPasskey(deps.origin, own, answer) : byCode(staffId, code)
  return factors.prove({ staffId, place, check }, begin)
}
