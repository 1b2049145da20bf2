import { type Feed, feedLicence, feedPageSize, feedPathOf } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { keeping } from '../../keeping.ts'
import { after } from '../../ports/clock.ts'
import {
  facilityUse,
  hourRef,
  hourSlot,
  type Publisher,
  poolSlot,
  poolUse,
  scheduledSession,
  sessionSeries,
} from './feed.rules.ts'
import { feedTable } from './feed.table.ts'
import { overFor } from './number.service.ts'
import { type HourKey, publishedTable } from './published.table.ts'

type Item = Awaited<ReturnType<ReturnType<typeof feedTable>['page']>>[number]

/** What each feed calls the kind of its items. */
const kinds: Record<Feed, string> = {
  'facility-uses': 'FacilityUse',
  'facility-use-slots': 'FacilityUse/Slot',
  'session-series': 'SessionSeries',
  'scheduled-sessions': 'ScheduledSession',
}

/** Seconds after which a page numbers again what has changed; each minute does so in any case. */
const numberedFor = 5

/** The feeds, page by page. */
export const feedService = ({ db, clock, origin, settings }: Deps) => {
  const numbered = keeping<unknown>(clock, numberedFor)

  const publisher = (): Publisher => ({
    ...{ origin, authority: settings.authority, hotline: settings.hotline, timeZone: settings.timeZone },
    ...{ today: clock.today(), dayOf: clock.dayOf, timeOf: clock.timeOf },
  })

  /** What stands behind the items, by their names. What is not there any more has none. */
  const dataOf = async (items: readonly Item[]) => {
    const now = clock.now()
    const by = publisher()
    const published = publishedTable(db)
    const data = new Map<string, object>()
    const idsOf = (source: Item['source']) =>
      items.filter((item) => item.source === source && item.startsAt === null).map(({ sourceId }) => sourceId)
    const keysOf = (source: Item['source']) =>
      items.flatMap((item): HourKey[] =>
        item.source === source && item.startsAt !== null && item.day !== null
          ? [{ id: item.sourceId, day: item.day, startsAt: item.startsAt }]
          : [],
      )
    const put = async <Key, Row>(
      keys: readonly Key[],
      read: (keys: readonly Key[]) => Promise<Row[]>,
      say: (row: Row) => [string, object],
    ) => {
      if (keys.length > 0) for (const row of await read(keys)) data.set(...say(row))
    }
    await Promise.all([
      put(idsOf('facility'), published.facilities, (row) => [`f${row.id}`, facilityUse(row, by)]),
      put(idsOf('pool'), published.pools, (row) => [`p${row.id}`, poolUse(row, by)]),
      put(
        keysOf('facility'),
        (keys) => published.hours(keys, now),
        (row) => [`f${row.id}-${hourRef(row.startsAt)}`, hourSlot(row, by)],
      ),
      put(
        keysOf('pool'),
        (keys) => published.sessions(keys, now),
        (row) => [`p${row.id}-${hourRef(row.startsAt)}`, poolSlot(row, by)],
      ),
      put(idsOf('course'), published.courses, (row) => [`c${row.id}`, sessionSeries(row, by)]),
      put(idsOf('meeting'), published.meetings, (row) => [`m${row.id}`, scheduledSession(row, by)]),
    ])
    return data
  }

  return {
    /**
     * What has changed in a feed after a number. The last page is empty, and the next after it is itself: whoever
     * harvests asks there again.
     */
    async page(feed: Feed, changed: number) {
      await numbered('', () => feedTable(db).number(clock.now()))
      const items = await feedTable(db).page(feed, changed, feedPageSize)
      const data = await dataOf(items)
      const overSince = after(clock.now(), -overFor)
      const next = `${origin}${feedPathOf(feed)}?afterChangeNumber=${items.at(-1)?.number ?? changed}`
      return {
        next,
        items: items.map(({ ref, number, goneAt, overAt }) => {
          const there = goneAt === null && !(overAt && overAt <= overSince) ? data.get(ref) : undefined
          return {
            ...{ state: there ? 'updated' : 'deleted', kind: kinds[feed], id: ref, modified: number },
            ...(there && { data: there }),
          }
        }),
        license: feedLicence,
      }
    },
  }
}
