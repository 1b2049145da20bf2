import { api, constant } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { askedByStrangers, knownPlaceService, ofNetwork, ofPlace } from '../limit/knownPlace.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { recoveriesByDocument, recoveriesFrom, recoveriesOf } from './recovery.limits.ts'
import { type Clue, recoveryTable } from './recovery.table.ts'
import type { Remedy } from './remedy.service.ts'

type Context = Pick<RequestContext, 'address' | 'deviceCookie' | 'logSubject'> & { solvedCaptcha: string }

/**
 * The person behind a clue, as the rate limits count them; a document counts by its number. Unknown ones count, too
 * (T-06).
 */
const nameOf = (clue: Clue | { mobile: string }) => {
  const [[kind, value] = []] = Object.entries(clue)
  return `${kind} ${value}`
}

/** The call that asks for each remedy. */
const callFor = {
  username: api.recovery.sendUsername,
  memberNumber: api.recovery.sendMemberNumber,
  password: api.recovery.forgotPassword,
  mobile: api.recovery.forgotMobile,
} as const

interface Counting {
  address: string
  place: string | undefined
  /** The work that came with the request. */
  worked: number
}

/** The entry to every recovery. */
export const recoveryRequestService = (
  deps: Uses<'clock' | 'keys' | 'jobs' | 'captcha' | 'settings' | 'alarms', NoTx>,
) => {
  const { limits } = deps.settings

  /**
   * Limits requests for each network, each person asked about, and each ID number (T-40, T-46); those of the member
   * from a known place apart from those of strangers.
   */
  const count = async (remedy: Remedy, clue: Clue | { mobile: string }, { address, place, worked }: Counting) => {
    await rateLimitService(deps).use(
      ...ofNetwork(place, recoveriesFrom(address, limits)),
      ...askedByStrangers(nameOf(clue), { place, worked }),
      ...ofPlace(place, [
        ...recoveriesOf(remedy, nameOf(clue), limits),
        ...('idNumber' in clue ? recoveriesByDocument(clue.idNumber, limits) : []),
      ]),
    )
  }

  return {
    count,

    /**
     * Does the same work and gives the same reply whether the clue leads to a member or not: a job writes to the
     * member afterwards (T-05, T-40).
     */
    async ask(remedy: Remedy, clue: Clue, { solvedCaptcha, logSubject, ...asker }: Context) {
      const worked = await captchaService(deps).check(solvedCaptcha, callFor[remedy].path, asker.address)
      const memberId = (await recoveryTable(deps.db).find(clue)) ?? null
      if (memberId) logSubject({ member: memberId })
      const place = await knownPlaceService(deps).of(memberId ?? undefined, asker)
      await count(remedy, clue, { ...asker, place, worked })
      const data = { remedy, memberId, ...(place && { place }) }
      await inTransaction(deps, ({ db, jobs }) => jobs.add(db, { name: 'recovery.send', data }))
      return { wait: constant.code.waits[0] }
    },
  }
}
