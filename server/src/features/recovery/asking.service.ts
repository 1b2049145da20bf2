import { constant, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { About } from '../../http/log.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { recoveriesByDocument, recoveriesFrom, recoveriesOf } from './recovery.limits.ts'
import { type Clue, recoveryTable } from './recovery.table.ts'
import type { Remedy } from './remedy.service.ts'

interface From {
  solvedCaptcha: string
  /** The address of the network that the request came from. */
  address: string
}
interface Asking extends From {
  about: About
}

/**
 * Names the person that a clue is about, as the limits count them, of a document by its number. Those nobody has count,
 * too (T-06).
 */
const nameOf = (clue: Clue | { mobile: string }) => {
  const [[kind, value] = []] = Object.entries(clue)
  return `${kind} ${value}`
}

/** The door that everybody comes to who has forgotten something. */
export const askingService = (deps: Uses<'clock' | 'keys' | 'jobs' | 'captcha' | 'settings', NoTx>) => {
  const { limits } = deps.settings

  /** A solved puzzle, and few of them: for each network, each person asked about, and each ID number (T-40, T-46). */
  const count = async (remedy: Remedy, clue: Clue | { mobile: string }, { solvedCaptcha, address }: From) => {
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
     * The same work and the same answer whether the clue leads to a member or not: who is found is written to
     * afterwards, by a job (T-05, T-40).
     */
    async ask(remedy: Remedy, clue: Clue, { about, ...from }: Asking) {
      await count(remedy, clue, from)
      const memberId = (await recoveryTable(deps.db).find(clue)) ?? null
      if (memberId) about({ member: memberId })
      await inTransaction(deps, ({ db, jobs }) => jobs.add(db, { name: 'recovery.send', data: { remedy, memberId } }))
      return { wait: constant.code.waits[0] }
    },
  }
}
