import { type Locale, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { audienceTable } from './audience.table.ts'
import { nameIn, stateOf } from './bulletin.rules.ts'
import { bulletinTable } from './bulletin.table.ts'

/** Notices of one page. */
const pageSize = 20
const nobody = { ageFrom: null, ageTo: null, areas: [], languages: [], idTypes: [], services: [] }

const actOf = (by: string | null, at: Date | null) => (by === null || at === null ? null : { by, at: at.toISOString() })

/** Notices by staff, as staff see them. */
export const bulletinService = (deps: Deps) => {
  const { db, clock, settings } = deps

  /** @throws not_found */
  const found = async (id: number) => {
    const bulletin = await bulletinTable(db).byId(id)
    if (!bulletin) throw new Refusal('not_found')
    return bulletin
  }

  return {
    async list(locale: Locale, after: number | undefined) {
      const rows = await bulletinTable(db).page(after, pageSize + 1)
      const read = await bulletinTable(db).stillRead(rows.map(({ id }) => id))
      const items = rows.slice(0, pageSize).map((row) => ({
        ...{ id: row.id, title: nameIn(row, locale), to: row.audience, state: stateOf(row) },
        at: (row.withdrawnAt ?? row.begunAt ?? row.sendAt ?? row.editedAt).toISOString(),
        ...{ reached: row.reached, read: row.read + (read.get(row.id) ?? 0) },
      }))
      const last = rows[pageSize - 1]
      return { items, next: rows.length > pageSize && last ? String(last.id) : null }
    },

    /** What was written to one member is theirs: the look is written down before anything is shown. @throws not_found */
    async look(id: number, staffId: number) {
      const bulletin = await found(id)
      const { memberId, memberNumber, audience, groupOf, version, topic, byEmail, bySms, reached } = bulletin
      if (memberId !== null)
        await inTransaction(deps, (deps) =>
          auditService(deps).write({
            ...{ by: staffId, act: 'looked', subject: { kind: 'member', id: String(memberId) } },
            detail: `bulletin ${id}`,
          }),
        )
      const { titleZh, titlePt, titleEn, messageZh, messagePt, messageEn, uri } = bulletin
      const read = bulletin.read + ((await bulletinTable(db).stillRead([id])).get(id) ?? 0)
      return {
        ...{ id, version, state: stateOf(bulletin), topic, byEmail, bySms, uri },
        ...{ titleZh, titlePt, titleEn, messageZh, messagePt, messageEn },
        ...{ to: audience, memberNumber: memberNumber ?? '', ...(groupOf ?? nobody) },
        ...{ reached, read, hosts: [...settings.linkHosts] },
        edited: { by: bulletin.editor, at: bulletin.editedAt.toISOString() },
        sent: actOf(bulletin.sender, bulletin.begunAt ?? bulletin.sendAt),
        withdrawn: actOf(bulletin.withdrawer, bulletin.withdrawnAt),
      }
    },

    /** @throws not_found */
    reach: async (id: number) => audienceTable(db).count(await found(id), clock.today()),
  }
}
