import type { api, Locale, Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { calendarFeed } from '../booking/calendar.rules.ts'
import { calendarPath, eventsOf } from '../booking/calendar.service.ts'
import { listTable } from '../booking/list.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { makingsOf, missesFrom, readingsOf } from './calendar.limits.ts'
import { feedTable } from './feed.table.ts'

/** The path under which feeds are. What stands behind it is a secret, and in no log. */
export const feedPath = `${calendarPath}/feed`

/** Seconds for which what is over stays in a calendar, and what was cancelled is said to be. */
const [kept, cancelledFor] = [90 * day, 60 * day]
/** Bookings of one feed: more than anybody has. */
const most = 500

/** The private address at which a calendar program reads a member’s bookings. */
export const feedService = (deps: Deps) => {
  const { db, clock, origin, settings } = deps
  return {
    async mine(memberId: number): Promise<Reply<typeof api.calendar.mine>> {
      const feed = await feedTable(db).mine(memberId)
      return { madeAt: feed?.madeAt.toISOString() ?? null, readAt: feed?.readAt?.toISOString() ?? null }
    },

    /**
     * Whoever has the address learns for ever where somebody will be, without a session: its owner is told that it was
     * made, and the secret is kept nowhere.
     * @throws too_many
     */
    make: (memberId: number, language: Locale) =>
      rateLimitService(deps).whileDoing(makingsOf(memberId), () =>
        inTransaction(deps, async (deps) => {
          const member = await accountTable(deps.db).hold(memberId)
          const secret = newToken()
          await feedTable(deps.db).put(memberId, { hash: hashOfToken(secret), language, madeAt: clock.now() })
          await letterService(deps).notifyOnce(member, {
            kind: 'notice',
            say: (language) => letters[language].calendar.made(settings.hotline),
          })
          return { address: `${origin}${feedPath}/${secret}.ics` }
        }),
      ),

    async end(memberId: number) {
      await feedTable(db).end(memberId)
      return {}
    },

    /**
     * What stands at the last part of an address; undefined where there is none, after the same work.
     * @throws too_many
     */
    async read(last: string, network: string) {
      const hash = hashOfToken(last.replace(/\.ics$/, ''))
      const feed = await feedTable(db).behind(hash)
      await rateLimitService(deps).use(feed ? readingsOf(hash) : missesFrom(network))
      const now = clock.now()
      const { memberId = 0, language = 'zh' } = feed ?? {}
      const bookings = await listTable(db).forCalendar(memberId, {
        ...{ since: after(now, -kept), endedSince: after(now, -cancelledFor), most },
      })
      await feedTable(db).noteRead(hash, now, after(now, -hour))
      const file = calendarFeed(
        letters[language].calendar.name(settings.portal[language]),
        eventsOf(bookings, language, origin),
      )
      return feed && file
    },
  }
}
