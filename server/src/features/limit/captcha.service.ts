import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hour } from '../../ports/clock.ts'
import { isEnough, mostWork, timesInAlarm, workAfter } from './captcha.rules.ts'
import { type RateLimit, rateLimitService } from './rateLimit.service.ts'
import { smsVolumeService } from './smsVolume.service.ts'

/** Counted, and never refused: the work grows instead. */
const solvedFrom = (address: string): RateLimit => ({
  what: 'solved from',
  whom: address,
  times: Number.POSITIVE_INFINITY,
  seconds: hour,
})

/**
 * The proof of work before a costly call. People who share an address pay hardly more for each other; whoever asks for
 * very much from one address pays for it (T-15, T-69).
 */
export const captchaService = (deps: Uses<'captcha' | 'clock' | 'keys' | 'alarms', NoTx>) => {
  const rateLimit = rateLimitService(deps)

  return {
    /** Makes a challenge of what the network owes, or of more where a refusal has asked for it. */
    async challenge(call: string, { address, asked = 1 }: { address: string; asked?: number }) {
      const alarm = (await smsVolumeService(deps).raised()).length > 0
      const owed = workAfter(await rateLimit.usedOf(solvedFrom(address))) * (alarm ? timesInAlarm : 1)
      return deps.captcha.challenge({ call, work: Math.max(owed, asked) })
    },

    /**
     * Uses the solution up, which was made for this call. Resolves to the work it was worth: whom the request is about
     * may cost more than the network.
     * @throws captcha_failed, captcha_needed with the work
     */
    async check(solved: string, call: string, address: string) {
      const work = await deps.captcha.accepts(solved, call)
      if (work === undefined) throw new Refusal('captcha_failed')
      const before = await rateLimit.counted(solvedFrom(address))
      if (!isEnough(work, before)) throw Refusal.untilSolved(workAfter(before))
      return Math.min(work, mostWork)
    },
  }
}
