import { constant } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { type CodeAlarm, codeAlarms } from '../../ports/alarms.ts'
import { after, day, hour, hourOf, minute } from '../../ports/clock.ts'
import { rateLimitTable } from './rateLimit.table.ts'
import { areHardlyUsed, codesLookedAt, isFarAboveUsual } from './smsVolume.rules.ts'
import { smsVolumeTable } from './smsVolume.table.ts'

const keyOf = (alarm: CodeAlarm) => `alarm ${alarm}`

/** Watches all text messages, and whether they look like people who want to log in (T-15). */
export const smsVolumeService = ({ db, clock, alarms: heard }: Uses<'clock' | 'alarms', NoTx>) => {
  /** Raises an alarm for an hour; of all processes the first one reports it. */
  const raise = async (alarm: CodeAlarm) => {
    const now = clock.now()
    const [counted] = await rateLimitTable(db).use([{ key: keyOf(alarm), until: after(now, hour) }], now)
    if (counted?.used === 1) heard.raise(alarm)
  }

  /** Counts per hour since the first one known, the present one last; hours without any are 0. */
  const hours = async () => {
    const now = hourOf(clock.now())
    const known = await smsVolumeTable(db).since(after(now, -7 * day))
    const first = known[0]?.hour ?? now
    const sent = new Map(known.map((one) => [one.hour.getTime(), one.sent]))
    const length = (now.getTime() - first.getTime()) / (hour * 1000) + 1
    return Array.from({ length }, (_, place) => sent.get(after(first, place * hour).getTime()) ?? 0)
  }

  const look = async () => {
    const counts = await hours()
    if (isFarAboveUsual(counts.at(-1) ?? 0, counts.slice(0, -1))) await raise('codes_far_above_usual')
    const now = clock.now()
    // A code that can still be used says nothing yet.
    const ended = { from: after(now, -day), until: after(now, -constant.code.seconds), most: codesLookedAt }
    if (areHardlyUsed(await smsVolumeTable(db).loginCodes(ended))) await raise('codes_hardly_used')
  }

  return {
    raise,

    /** Counts one more code by SMS. Once a minute the first process that sends one looks at all of them. */
    async count() {
      const now = clock.now()
      await smsVolumeTable(db).count(hourOf(now))
      const [counted] = await rateLimitTable(db).use([{ key: 'look at codes', until: after(now, minute) }], now)
      if (counted?.used === 1) await look()
    },

    /** The alarms that stand. While one does, the challenge is harder. */
    async raised() {
      const keys = await rateLimitTable(db).inUse(codeAlarms.map(keyOf), clock.now())
      return codeAlarms.filter((alarm) => keys.includes(keyOf(alarm)))
    },

    purge: () => smsVolumeTable(db).purgeBefore(after(hourOf(clock.now()), -7 * day)),
  }
}
