import { type desk, type ErasedKind, erasedKinds, type Given, type Reply } from '@palaestra/contract'
import { DeleteQueryNode, type KyselyPlugin, TableNode } from 'kysely'
import type { NoTx } from '../../database/database.ts'
import type { Deps, Uses } from '../../deps.ts'
import { keptDays, kindOf } from './erasure.rules.ts'
import { erasureTable } from './erasure.table.ts'

const pageSize = 30

type Counts = Map<ErasedKind, number>

/** Counts the rows that are deleted through the database that it is given to. */
const counting = (counts: Counts): KyselyPlugin => {
  const tables = new WeakMap<object, string>()
  return {
    transformQuery({ node, queryId }) {
      const [from] = DeleteQueryNode.is(node) ? node.from.froms : []
      if (from && TableNode.is(from)) tables.set(queryId, from.table.identifier.name)
      return node
    },
    async transformResult({ result, queryId }) {
      const table = tables.get(queryId)
      const deleted = Number(result.numAffectedRows ?? 0)
      if (table !== undefined && deleted > 0) counts.set(kindOf(table), (counts.get(kindOf(table)) ?? 0) + deleted)
      return result
    },
  }
}

/**
 * Purges, and writes down how many of what were erased. Of a purge that fails nothing is written: its last transaction
 * was undone, and the report never says more than is true.
 */
export const erase = async (deps: Deps, purge: (deps: Deps) => Promise<unknown>) => {
  const counts: Counts = new Map()
  // A plugin leaves what the database is, outside any transaction.
  await purge({ ...deps, db: deps.db.withPlugin(counting(counts)) as NoTx })
  const day = deps.clock.today()
  const rows = [...counts].map(([kind, erased]) => ({ day, kind, erased }))
  if (rows.length > 0) await erasureTable(deps.db).add(rows)
}

type Report = typeof desk.erasure.report

/** What was erased when, and how long things are kept. */
export const erasureService = ({ db, settings }: Uses<'settings'>) => ({
  async report({ before }: NonNullable<Given<Report>['query']>): Promise<Reply<Report>> {
    // One more than is shown tells whether there is a next page.
    const days = await erasureTable(db).days(pageSize + 1, before)
    const shown = days.slice(0, pageSize)
    const [newest, oldest] = [shown[0], shown.at(-1)]
    const rows = newest && oldest ? await erasureTable(db).between(oldest, newest) : []
    return {
      kept: keptDays(settings),
      days: shown.map((day) => ({
        day,
        erased: erasedKinds.flatMap((kind) => {
          const row = rows.find((one) => one.day === day && one.kind === kind)
          return row ? [{ kind, count: row.erased }] : []
        }),
      })),
      next: days.length > pageSize && oldest ? oldest : null,
    }
  },
})
