import { randomInt } from 'node:crypto'
import { constant, type Locale, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import type { CodePurpose } from '../../texts/zh/code.ts'
import { letterService } from '../letter/letter.service.ts'
import { countMobile, rateLimitService } from '../limit/rateLimit.service.ts'
import { smsVolumeService } from '../limit/smsVolume.service.ts'
import { sendAtAll, sendFrom, sendTo, wrongCodes } from './code.limits.ts'
import { codeTable } from './code.table.ts'

/** A code is good for one purpose, one subject (a registration, a member, a link) and one recipient. */
export interface CodeFor {
  purpose: CodePurpose
  subject: string
  channel: 'sms' | 'email'
  /** A mobile or an e-mail address, normalised. */
  to: string
}

const keyOf = ({ purpose, subject, to }: CodeFor) => `${purpose}|${subject}|${to}`
const waitAfter = (sendings: number) => constant.code.waits[Math.min(sendings, constant.code.waits.length) - 1] ?? 0

export const codeService = (deps: Uses<'clock' | 'jobs' | 'keys' | 'settings' | 'alarms', NoTx>) => {
  const { db, clock, keys } = deps
  const { limits } = deps.settings
  const rateLimit = rateLimitService(deps)
  const smsVolume = smsVolumeService(deps)
  const hashOf = (key: string, code: string) => keys.ofCode(`${key}|${code}`)

  return {
    /**
     * Sends a code in place of the one before, and returns the seconds to wait before the next (V16). With `silently`
     * it does the same work and sends nothing, so that nobody learns whether a number is known.
     */
    async send(what: CodeFor, { language, address, silently = false }: Sending) {
      const now = clock.now()
      const key = keyOf(what)
      const last = await codeTable(db).lastSending(key)
      const inARow = last && last.sentAt > after(now, -hour) ? last.sendings : 0
      const waited = last ? (now.getTime() - last.sentAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
      if (inARow && waited < waitAfter(inARow)) throw Refusal.later('code_wait', waitAfter(inARow) - waited)
      const code = String(randomInt(10 ** constant.code.digits)).padStart(constant.code.digits, '0')
      const fresh = {
        key,
        // The stored hash of an unsent code matches no digits.
        codeHash: hashOf(key, silently ? `${code} nobody` : code),
        sendings: inARow + 1,
        sentAt: now,
        endsAt: after(now, constant.code.seconds),
      }
      const bySms = what.channel === 'sms'
      const allowed = [
        ...sendTo(what.to, limits),
        ...sendFrom(address, limits),
        ...(bySms ? sendAtAll(limits, clock.untilTomorrow()) : []),
      ]
      const sending = rateLimit.whileDoing(allowed, () =>
        inTransaction(deps, async (deps) => {
          if (!(await codeTable(deps.db).put(fresh, last?.sentAt))) throw Refusal.later('code_wait', waitAfter(1))
          const { mobilesInAnHour: most } = limits.codesFromOne
          if (bySms) await countMobile(deps, { address, mobile: what.to, most })
          const said = letters[language].code.message(code, what.purpose)
          const letter = { kind: 'code', ...said, channel: what.channel, to: what.to, language } as const
          const outbox = letterService(deps)
          await (silently ? outbox.pretend('code') : outbox.post(letter))
        }),
      )
      await sending.catch(async (error: unknown) => {
        if (error instanceof Refusal && error.refusal === 'messages_spent') await smsVolume.raise('codes_spent')
        throw error
      })
      if (bySms) await smsVolume.count()
      return { wait: waitAfter(inARow + 1) }
    },

    /**
     * Uses a code up, or refuses with `code_wrong`. A wrong try counts also when the caller’s transaction rolls back.
     */
    async spend(what: CodeFor, code: string, field = 'code') {
      const key = keyOf(what)
      const wrong = wrongCodes(what.to, limits, clock.untilTomorrow())
      await rateLimit.use(...wrong)
      const right = await codeTable(db).spend({
        key,
        codeHash: hashOf(key, code),
        most: constant.code.tries,
        now: clock.now(),
      })
      if (!right) throw Refusal.at(field, 'code_wrong')
      await rateLimit.forgiving(wrong).execute()
    },

    /** Codes are kept a week after their end. */
    purge: () => codeTable(db).purgeEnded(after(clock.now(), -7 * day)),
  }
}

interface Sending {
  language: Locale
  /** The client’s network, as `networkOf` names it. */
  address: string
  silently?: boolean
}
