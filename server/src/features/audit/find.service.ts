import {
  addDays,
  type desk,
  entryOfKey,
  type Given,
  isMemberNumber,
  keyOfEntry,
  normaliseMemberNumber,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { type Clock, hour, after as later } from '../../ports/clock.ts'
import { sealedBy } from '../../sealed.ts'
import { auditService } from './audit.service.ts'
import { type AuditSearch, auditTable } from './audit.table.ts'

export const exportPath = '/api/desk/audit/file'

const pageSize = 20
/** Entries that an export reads at a time. */
const readSize = 1000
/** Seconds for which a link works. */
const linkSeconds = 60
const nobody = -1

type Body = Given<typeof desk.audit.find>['body']
type Search = Omit<Body, 'after'>
type Format = Given<typeof desk.audit.exportAll>['body']['format']
type Row = Awaited<ReturnType<ReturnType<typeof auditTable>['page']>>[number]
type Shown = Reply<typeof desk.audit.find>['items'][number]

const shown = (row: Row): Shown => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.name ?? '',
  username: row.username,
  act: row.act,
  kind: row.subjectKind,
  subject: row.memberNumber ?? row.colleague ?? row.subjectId,
  detail: row.detail,
})

const columns = ['id', 'at', 'who', 'username', 'act', 'kind', 'subject', 'detail'] as const

/** Quoted, and no formula for a program that opens it as a table. */
const cell = (value: string | number | null) => {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
const lineOf = {
  ndjson: (entry: Shown) => `${JSON.stringify(entry)}\n`,
  csv: (entry: Shown) => `${columns.map((column) => cell(entry[column])).join(',')}\r\n`,
}
/** The mark before the table tells spreadsheets that it is UTF-8: without it they break every Chinese name. */
const headingOf = { ndjson: '', csv: `\u{feff}${columns.join(',')}\r\n` }

/** The first moment of a day where the portal is: zones differ from UTC by quarters of an hour. */
const beginningOf = (day: string, clock: Pick<Clock, 'dayOf'>) => {
  const quarter = 900
  const somewhere = later(new Date(`${day}T00:00:00Z`), -14 * hour)
  const quarters = Array.from({ length: (28 * hour) / quarter }, (_, place) => later(somewhere, place * quarter))
  return quarters.find((moment) => clock.dayOf(moment) >= day) ?? somewhere
}

/** Searching the audit trail, and taking what is found out of the portal. */
export const findService = (deps: Uses<'clock' | 'keys', NoTx>) => {
  const { db, clock, keys } = deps
  const sealed = sealedBy(keys.keyFor('audit exports'))

  const staffIdOf = async (who: string) => (await auditTable(db).staffBy(who.toLowerCase()))?.id ?? nobody

  const subjectsOf = async (about: string) => {
    const number = normaliseMemberNumber(about)
    const member = isMemberNumber(number) ? await auditTable(db).memberBy(number) : undefined
    const colleague = await auditTable(db).staffBy(about.toLowerCase())
    return [
      ...(member ? [{ kind: 'member', id: String(member.id) }] : []),
      ...(colleague ? [{ kind: 'staff', id: String(colleague.id) }] : []),
      // Ids of members and staff are plain numbers, which nobody outside knows.
      ...(/^\d+$/.test(about) ? [] : [{ id: about.toUpperCase() }, { id: about }]),
    ]
  }

  const read = async ({ who, act, about, from, to }: Search): Promise<AuditSearch> => ({
    ...(who && { staffId: who.toLowerCase() === 'system' ? null : await staffIdOf(who) }),
    ...(act && { act }),
    ...(about && { subjects: await subjectsOf(about) }),
    ...(from && { from: beginningOf(from, clock) }),
    ...(to && { to: beginningOf(addDays(to, 1), clock) }),
  })

  async function* linesOf(search: Search, format: Format) {
    const wanted = await read(search)
    yield headingOf[format]
    let after: Row | undefined
    do {
      const rows: Row[] = await auditTable(db).page(wanted, after, readSize)
      yield rows.map((row) => lineOf[format](shown(row))).join('')
      after = rows[readSize - 1]
    } while (after)
  }

  return {
    /** @throws invalid_input */
    async find({ after, ...search }: Body): Promise<Reply<typeof desk.audit.find>> {
      const place = after ? entryOfKey(after) : undefined
      if (after && !place) throw Refusal.at('after', 'invalid_input')
      const rows = await auditTable(db).page(await read(search), place, pageSize + 1)
      const items = rows.slice(0, pageSize)
      const last = items.at(-1)
      return { items: items.map(shown), next: rows.length > pageSize && last ? keyOfEntry(last) : null }
    },

    /** Makes an address that works for a minute: what is searched for stands in it encrypted. */
    async exportAll(given: Search & { format: Format }, staffId: number) {
      const now = clock.now()
      const { format, ...search } = given
      await inTransaction(deps, (deps) =>
        auditService(deps).write({
          ...{ by: staffId, act: 'exported', subject: { kind: 'audit', id: format } },
          detail: Object.entries(search)
            .map(([name, value]) => `${name} ${value}`)
            .join(', '),
        }),
      )
      const content = JSON.stringify({ search, format, madeAt: now.getTime() })
      const link = Buffer.from(sealed.seal(content, 'export'), 'base64').toString('base64url')
      return { link: `${exportPath}/${link}` }
    },

    /** The lines of the file behind the last part of such an address. @throws not_found */
    behind(link: string) {
      const refused = () => new Refusal('not_found')
      const opened = () => {
        try {
          return sealed.open(Buffer.from(link, 'base64url').toString('base64'), 'export')
        } catch {
          throw refused()
        }
      }
      // As `exportAll` wrote it: nobody else can seal.
      const { search, format, madeAt } = JSON.parse(opened()) as { search: Search; format: Format; madeAt: number }
      if (later(new Date(madeAt), linkSeconds) <= clock.now()) throw refused()
      return { format, lines: linesOf(search, format) }
    },
  }
}
