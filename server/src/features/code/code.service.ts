import { randomInt } from 'node:crypto'
import { constant, type Locale, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import type { CodePurpose } from '../../texts/zh/code.ts'
import { letterService } from '../letter/letter.service.ts'
import {
  type Asker,
  askedByStrangers,
  countsForNetwork,
  ofNetwork,
  ofPlace,
  placesOf,
} from '../limit/knownPlace.service.ts'
import { countMobile, rateLimitService } from '../limit/rateLimit.service.ts'
import { smsVolumeService } from '../limit/smsVolume.service.ts'
import { sendAtAll, sendFrom, sendSmsTo, sendTo, wrongCodesFrom } from './code.limits.ts'
import { codeTable } from './code.table.ts'

/** A code is good for one purpose, one subject (a registration, a member, a link) and one recipient. */
export interface CodeFor {
  purpose: CodePurpose
  subject: string
  channel: 'sms' | 'email'
  /** A mobile or an e-mail address, normalised. */
  to: string
}

const waitAfter = (sendings: number) => constant.code.waits[Math.min(sendings, constant.code.waits.length) - 1] ?? 0

export const codeService = (deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings' | 'alarms', NoTx>) => {
  const { db, clock, keys } = deps
  const { limits } = deps.settings
  const rateLimit = rateLimitService(deps)
  const smsVolume = smsVolumeService(deps)
  /** What a stranger asks for, and what the member asks for from a known place, are two codes: neither ends the other. */
  const keyOf = ({ purpose, subject, to }: CodeFor, place = '') =>
    keys.ofCounter(`${purpose}|${subject}|${to}|${place}`)
  const hashOf = (key: string, code: string) => keys.ofCode(`${key}|${code}`)

  return {
    /**
     * Sends a code in place of the one before, and returns the seconds to wait before the next (V16). With `silently`
     * it does the same work and sends nothing, so that nobody learns whether a number is known.
     */
    async send(what: CodeFor, { language, asker, place, worked, silently = false }: Sending) {
      const now = clock.now()
      const { address } = asker
      const { device, network } = placesOf({ keys }, asker)
      const key = keyOf(what, place)
      const last = await codeTable(db).lastSending(key)
      const inARow = last && last.sentAt > after(now, -hour) ? last.sendings : 0
      const waited = last ? (now.getTime() - last.sentAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
      if (inARow && waited < waitAfter(inARow)) throw Refusal.later('code_wait', waitAfter(inARow) - waited)
      const code = String(randomInt(10 ** constant.code.digits)).padStart(constant.code.digits, '0')
      const fresh = {
        key,
        purpose: what.purpose,
        askedBy: device || network,
        // The stored hash of an unsent code matches no digits.
        codeHash: hashOf(key, silently ? `${code} nobody` : code),
        sendings: inARow + 1,
        sentAt: now,
        endsAt: after(now, constant.code.seconds),
      }
      const bySms = what.channel === 'sms'
      const allowed = [
        ...(worked === undefined ? [] : askedByStrangers(`mobile ${what.to}`, { place, worked })),
        ...ofPlace(place, [...sendTo(what.to, limits), ...(bySms ? sendSmsTo(what.to) : [])]),
        ...ofNetwork(place, sendFrom(address, limits)),
        ...(bySms ? sendAtAll(limits, clock.untilTomorrow()) : []),
      ]
      const sending = rateLimit.whileDoing(allowed, () =>
        inTransaction(deps, async (deps) => {
          if (!(await codeTable(deps.db).put(fresh, last?.sentAt))) throw Refusal.later('code_wait', waitAfter(1))
          const { mobilesInAnHour: most } = limits.codesFromOne
          if (bySms && countsForNetwork(place)) await countMobile(deps, { address, mobile: what.to, most })
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
     * Uses a code up, or refuses with `code_wrong`. A wrong try counts also when the caller’s transaction rolls back:
     * for who tries, and for the code that was sent, if there is one.
     */
    async spend(what: CodeFor, code: string, { asker, place, field = 'code' }: Spending) {
      const { device, network } = placesOf({ keys }, asker)
      const wrong = ofPlace(place, wrongCodesFrom(asker.address, limits))
      await rateLimit.use(...wrong)
      // A member may have asked for it before this place was known.
      const sentUnder = [...new Set([keyOf(what, place), keyOf(what)])]
      const right = await codeTable(db).spend({
        keys: sentUnder,
        codeHash: sentUnder.map((key) => hashOf(key, code)),
        places: [device, network].filter(Boolean),
        most: constant.code.tries,
        now: clock.now(),
      })
      if (!right) throw Refusal.at(field, 'code_wrong')
      await rateLimit.givingBack(wrong).execute()
    },

    /** Codes are kept a week after their end. */
    purge: () => codeTable(db).purgeEnded(after(clock.now(), -7 * day)),
  }
}

interface Trying {
  asker: Asker
  /** The place, where the member it is about knows it: what strangers have used up does not count there. */
  place?: string | undefined
}
interface Sending extends Trying {
  language: Locale
  silently?: boolean
  /** The work that came with the request, where it is a stranger’s and not counted yet. */
  worked?: number
}
interface Spending extends Trying {
  /** The field that is to blame for a wrong code. */
  field?: string
}
