import {
  addMonths,
  type desk,
  foreignNameOf,
  keyOfReport,
  monthOf,
  placeInReport,
  type Received,
  Refusal,
  type Reply,
  type ReportPlace,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { fairUseTable, type Span } from './fairUse.table.ts'

/** Rows of a page. */
const pageSize = 20

type Reports = typeof desk.fairUse
type Asked = Received<Reports['missed']>['query'] & { staffId: number }
type Table = ReturnType<typeof fairUseTable>

const nameOf = (member: { nameZh: string | null; surname: string; firstName: string }) =>
  [member.nameZh, foreignNameOf(member)].filter(Boolean).join(' ')
const shownMember = (row: { memberNumber: string; nameZh: string | null; surname: string; firstName: string }) => ({
  memberNumber: row.memberNumber,
  name: nameOf(row),
})
const placeOfMember = ({ count, id }: { count: number; id: number }): ReportPlace => ({ count, ids: [id, 0] })

/** Use that may be unfair, as who decides about members reads it. */
export const fairUseService = (deps: Deps) => {
  /** One page of a report. Who has looked at which stands in the trail before anything comes back. */
  const page = async <Row>(
    report: keyof Reports,
    { month, after, staffId }: Asked,
    read: (table: Table, span: Span, place: ReportPlace | undefined) => Promise<Row[]>,
    placeOf: (row: Row) => ReportPlace,
  ) => {
    const { clock } = deps
    const place = after === undefined ? undefined : placeInReport(after)
    if (after !== undefined && !place) throw Refusal.at('after', 'invalid_input')
    const thisMonth = monthOf(clock.today())
    const shown = month ?? thisMonth
    const span = { from: clock.at(shown, '00:00'), until: clock.at(addMonths(shown, 1), '00:00') }
    const rows = await inTransaction(deps, async (deps) => {
      const subject = { kind: 'report' as const, id: `${report} ${shown.slice(0, 7)}` }
      await auditService(deps).write({ by: staffId, act: 'looked', subject })
      return read(fairUseTable(deps.db), span, place)
    })
    const items = rows.slice(0, pageSize)
    const last = items.at(-1)
    const next = rows.length > pageSize && last !== undefined ? keyOfReport(placeOf(last)) : null
    const first = await fairUseTable(deps.db).first()
    const firstMonth = first && first < clock.now() ? monthOf(clock.dayOf(first)) : thisMonth
    return { month: shown, thisMonth, firstMonth, items, next }
  }

  return {
    /** @throws invalid_input */
    async missed(asked: Asked): Promise<Reply<Reports['missed']>> {
      const now = deps.clock.now()
      // What has not begun yet is no booking that was used or missed.
      const read = (table: Table, { from, until }: Span, place?: ReportPlace) =>
        table.missed({ from, until: until < now ? until : now }, place, pageSize + 1)
      const { items, ...found } = await page('missed', asked, read, placeOfMember)
      return {
        ...found,
        items: items.map((row) => ({ member: shownMember(row), missed: row.count, booked: row.booked })),
      }
    },

    /** @throws invalid_input */
    async collectors(asked: Asked): Promise<Reply<Reports['collectors']>> {
      const read = (table: Table, span: Span, place?: ReportPlace) => table.collectors(span, place, pageSize + 1)
      const { items, ...found } = await page('collectors', asked, read, placeOfMember)
      return { ...found, items: items.map((row) => ({ member: shownMember(row), hirers: row.count })) }
    },

    /** @throws invalid_input */
    async passedOn(asked: Asked): Promise<Reply<Reports['passedOn']>> {
      const read = (table: Table, span: Span, place?: ReportPlace) => table.passedOn(span, place, pageSize + 1)
      const { items, ...found } = await page('passedOn', asked, read, ({ count, giver, taker }) => ({
        ...{ count, ids: [giver, taker] },
      }))
      return {
        ...found,
        items: items.map(({ count, ...row }) => ({
          from: shownMember({
            ...{ memberNumber: row.giverNumber, nameZh: row.giverNameZh },
            ...{ surname: row.giverSurname, firstName: row.giverFirstName },
          }),
          to: shownMember({
            ...{ memberNumber: row.takerNumber, nameZh: row.takerNameZh },
            ...{ surname: row.takerSurname, firstName: row.takerFirstName },
          }),
          times: count,
        })),
      }
    },
  }
}
