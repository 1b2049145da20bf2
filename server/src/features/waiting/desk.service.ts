import {
  type desk,
  foreignNameOf,
  type Locale,
  liveWaits,
  type Permission,
  type Received,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { inThree } from '../site/site.table.ts'
import { venueTable } from '../venue/venue.table.ts'
import { waitTable } from './wait.table.ts'

type Lines = typeof desk.waiting.lines
type Item = Reply<Lines>['items'][number]

const pageSize = 50

interface Reader {
  locale: Locale
  permissions: readonly Permission[]
}

/** Waiting lines as the desk sees them. */
export const deskService = ({ db, clock }: Uses<'clock'>) => ({
  /** Who it is stands there for who may look at members. @throws not_found */
  async lines(
    { place, facility: code, day, after }: Received<Lines>['query'],
    { locale, permissions }: Reader,
  ): Promise<Reply<Lines>> {
    const venue = await venueTable(db).byCode(place)
    const facility = venue && (await venueTable(db).facilities(venue.id)).find((one) => one.code === code)
    if (!facility) throw new Refusal('not_found')
    const rows = await waitTable(db).lines(
      { facilityId: facility.id, day },
      { after: after === undefined ? undefined : Number(after), most: pageSize + 1 },
    )
    const knowsMembers = permissions.includes('members')
    const items = rows.slice(0, pageSize).map((row): Item => {
      const { id, slotId, memberNumber, nameZh, surname, firstName, offeredUntil } = row
      const state = liveWaits.find((one) => one === row.state) ?? 'waiting'
      const name = [nameZh, foreignNameOf({ nameZh, surname, firstName })].filter(Boolean).join(' ')
      return {
        ...{ id, slot: slotId, many: row.many, place: row.place, rank: row.rank, state },
        ...{ from: clock.timeOf(row.startsAt), until: clock.timeOf(row.endsAt), court: inThree('court', row)[locale] },
        member: knowsMembers ? { memberNumber, name } : null,
        since: row.since.toISOString(),
        offeredUntil: state === 'offered' && offeredUntil ? offeredUntil.toISOString() : null,
      }
    })
    const last = items.at(-1)
    return { items, next: rows.length > pageSize && last ? String(last.id) : null }
  },
})
