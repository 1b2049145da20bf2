import { createHash } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { settleDays } from './earning.service.ts'
import { type Visit, visitTable } from './visit.table.ts'
import { mostTold, type RefusedLine, readVisitFile, type VisitLine } from './visitFile.rules.ts'

/** Visits of one transaction: large files hold nobody up for long. */
const portion = 500
interface Outcome {
  added: number
  known: number
  refused: RefusedLine[]
}
type Note = Parameters<ReturnType<typeof auditService>['write']>[0]
type Placed = { line: number; visit: Visit }

const keyOf = ({ memberId, cameAt }: Pick<Visit, 'memberId' | 'cameAt'>) => `${memberId} ${cameAt.getTime()}`
const isSame = (one: Visit, other: Visit) =>
  one.leftAt?.getTime() === other.leftAt?.getTime() && one.place === other.place

/** Visits that another system has counted, brought in by staff. */
export const importService = (deps: Deps) => {
  /** Portions are transactions of their own: what has come before a breakdown stays, and is known the next time. */
  const takePortion = (lines: readonly VisitLine[], note?: Note): Promise<Outcome> =>
    inTransaction(deps, async (deps) => {
      if (note) await auditService(deps).write(note)
      if (lines.length === 0) return { added: 0, known: 0, refused: [] }
      const table = visitTable(deps.db)
      const members = await table.hold([...new Set(lines.map(({ memberNumber }) => memberNumber))])
      const idOf = new Map(members.map(({ id, memberNumber }) => [memberNumber, id]))
      const refused: RefusedLine[] = []
      const placed: Placed[] = []
      for (const { line, memberNumber, ...visit } of lines) {
        const memberId = idOf.get(memberNumber)
        if (memberId === undefined) refused.push({ line, problem: 'member_unknown' })
        else placed.push({ line, visit: { ...visit, memberId, source: 'import' } })
      }
      if (placed.length === 0) return { added: 0, known: 0, refused }

      // Of the same beginning, the later line is looked at below: the statement takes each beginning once.
      const first = [...new Map(placed.toReversed().map((one) => [keyOf(one.visit), one])).values()].toReversed()
      const added = await table.add(first.map(({ visit }) => visit))
      const isAdded = new Set(added.map(keyOf))
      const rest = placed.filter((one) => !first.includes(one) || !isAdded.has(keyOf(one.visit)))
      const there = rest.length === 0 ? [] : await table.begunAs(rest.map(({ visit }) => visit))
      const standing = new Map(there.map((visit) => [keyOf(visit), visit]))
      const ended: Pick<Visit, 'memberId' | 'day'>[] = []
      let known = 0
      for (const { line, visit } of rest) {
        const before = standing.get(keyOf(visit))
        if (before && (visit.leftAt === null || isSame(before, visit))) {
          known += 1
          continue
        }
        // Somebody was seen coming, and now becomes known as having left.
        const end = before?.leftAt === null && visit.leftAt !== null ? await table.end(visit, visit.leftAt) : undefined
        if (end) {
          ended.push(end)
          standing.set(keyOf(visit), visit)
        } else refused.push({ line, problem: 'overlaps' })
      }
      await settleDays(deps, [...added, ...ended])
      return { added: added.length + ended.length, known, refused }
    })

  return {
    /**
     * Takes what is in order, line by line, and says which lines are not. The same file again changes nothing.
     * @throws visits_unreadable, visits_columns_missing
     */
    async take({ file, staffId }: { file: File; staffId: number }) {
      const { clock, settings } = deps
      const bytes = new Uint8Array(await file.arrayBuffer())
      const read = readVisitFile(bytes, {
        ...{ now: clock.now(), today: clock.today(), months: settings.points.months },
        momentOf: clock.at,
      })
      if (read === undefined) throw Refusal.at('file', 'visits_unreadable')
      if (read === 'heading') throw Refusal.at('file', 'visits_columns_missing')

      const lines = read.visits.length + read.refusedLines
      const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const note = {
        by: staffId,
        act: 'visits_imported',
        detail: `${lines}`,
        subject: { kind: 'visits', id: mark },
      } as const
      const done: Outcome = { added: 0, known: 0, refused: [...read.refused] }
      let refusedLines = read.refusedLines
      // With the first portion: of an import that breaks down it stays known who has begun it.
      for (let from = 0; from === 0 || from < read.visits.length; from += portion) {
        const taken = await takePortion(read.visits.slice(from, from + portion), from === 0 ? note : undefined)
        done.added += taken.added
        done.known += taken.known
        done.refused.push(...taken.refused)
        refusedLines += taken.refused.length
      }
      const refused = done.refused.toSorted((one, other) => one.line - other.line).slice(0, mostTold)
      return { lines, added: done.added, known: done.known, refusedLines, refused }
    },
  }
}
