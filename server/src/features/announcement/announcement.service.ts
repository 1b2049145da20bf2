import { type desk, type Given, type Locale, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { filledIn } from '../../placeholders.ts'
import { auditService } from '../audit/audit.service.ts'
import { type Announcement, announcementTable } from './announcement.table.ts'

type New = Given<typeof desk.announcement.add>['body']
const textOf = { zh: 'textZh', pt: 'textPt', en: 'textEn' } as const

const stateOn = (today: string, { fromDay, untilDay, endedAt }: Announcement): 'coming' | 'shown' | 'over' => {
  if (endedAt !== null || (untilDay !== null && untilDay < today)) return 'over'
  return fromDay > today ? 'coming' : 'shown'
}

/** What the authority tells everybody who opens the portal (X10). */
export const announcementService = (deps: Deps) => {
  const { db, clock, settings } = deps

  return {
    async shown(locale: Locale) {
      const fill = filledIn(locale, settings)
      const rows = await announcementTable(db).shown(clock.today())
      return {
        items: rows.map((row) => ({
          ...{ id: String(row.id), kind: row.kind, places: row.places },
          text: fill(row[textOf[locale]]),
        })),
      }
    },

    async list() {
      const today = clock.today()
      const rows = [...(await announcementTable(db).open(today)), ...(await announcementTable(db).over(today))]
      return { items: rows.map(({ endedAt, ...row }) => ({ ...row, state: stateOn(today, { ...row, endedAt }) })) }
    },

    /** @throws announcement_over, announcement_days */
    add: ({ untilDay, ...announcement }: New, staffId: number) =>
      inTransaction(deps, async (deps) => {
        const until = untilDay === '' ? null : untilDay
        if (until !== null && until < announcement.fromDay) throw Refusal.at('untilDay', 'announcement_days')
        if (until !== null && until < clock.today()) throw Refusal.at('untilDay', 'announcement_over')
        const { id } = await announcementTable(deps.db).add({ ...announcement, untilDay: until })
        const { fromDay, textZh, textPt, textEn } = announcement
        const detail = [`${fromDay} – ${until ?? ''}`, textZh, textPt, textEn].join(' / ')
        const subject = { kind: 'announcement' as const, id: String(id) }
        await auditService(deps).write({ by: staffId, act: 'announced', subject, detail })
        return { id }
      }),

    /** @throws not_found */
    end: (id: number, staffId: number) =>
      inTransaction(deps, async (deps) => {
        const ended = await announcementTable(deps.db).end(id, clock.today(), clock.now())
        if (!ended) throw new Refusal('not_found')
        const subject = { kind: 'announcement' as const, id: String(id) }
        await auditService(deps).write({ by: staffId, act: 'announcement_ended', subject })
        return {}
      }),
  }
}
