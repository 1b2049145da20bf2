import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hour } from '../../ports/clock.ts'
import { isEnough, timesInAlarm, workAfter } from './captcha.rules.ts'
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
    async challenge(call: string, address: string) {
      const alarm = (await smsVolumeService(deps).raised()).length > 0
      const work = workAfter(await rateLimit.usedOf(solvedFrom(address))) * (alarm ? timesInAlarm : 1)
      return deps.captcha.challenge({ call, work })
    },

    /** Uses the solution up, which was made for this call. @throws captcha_failed */
    async check(solved: string, call: string, address: string) {
      const work = await deps.captcha.accepts(solved, call)
      if (work === undefined || !isEnough(work, await rateLimit.counted(solvedFrom(address))))
        throw new Refusal('captcha_failed')
    },
  }
}
