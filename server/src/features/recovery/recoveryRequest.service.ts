import { constant, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { recoveriesByDocument, recoveriesFrom, recoveriesOf } from './recovery.limits.ts'
import { type Clue, recoveryTable } from './recovery.table.ts'
import type { Remedy } from './remedy.service.ts'

type Context = Pick<RequestContext, 'address'> & { solvedCaptcha: string }

/**
 * The person behind a clue, as the rate limits count them; a document counts by its number. Unknown ones count, too
 * (T-06).
 */
const nameOf = (clue: Clue | { mobile: string }) => {
  const [[kind, value] = []] = Object.entries(clue)
  return `${kind} ${value}`
}

/** The entry to every recovery. */
export const recoveryRequestService = (deps: Uses<'clock' | 'keys' | 'jobs' | 'captcha' | 'settings', NoTx>) => {
  const { limits } = deps.settings

  /**
   * Takes a solved captcha, and limits requests for each network, each person asked about, and each ID number (T-40,
   * T-46).
   */
  const count = async (remedy: Remedy, clue: Clue | { mobile: string }, { solvedCaptcha, address }: Context) => {
    if (!(await deps.captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
    await rateLimitService(deps).use(
      ...recoveriesFrom(address, limits),
      ...recoveriesOf(remedy, nameOf(clue), limits),
      ...('idNumber' in clue ? recoveriesByDocument(clue.idNumber, limits) : []),
    )
  }

  return {
    count,

    /**
     * Does the same work and gives the same reply whether the clue leads to a member or not: a job writes to the
     * member afterwards (T-05, T-40).
     */
    async ask(remedy: Remedy, clue: Clue, { logSubject, ...context }: Context & Pick<RequestContext, 'logSubject'>) {
      await count(remedy, clue, context)
      const memberId = (await recoveryTable(deps.db).find(clue)) ?? null
      if (memberId) logSubject({ member: memberId })
      await inTransaction(deps, ({ db, jobs }) => jobs.add(db, { name: 'recovery.send', data: { remedy, memberId } }))
      return { wait: constant.code.waits[0] }
    },
  }
}
