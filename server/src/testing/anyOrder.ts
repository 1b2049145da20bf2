import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import type { NoTx } from '../database/database.ts'

/**
 * The same database, which turns around the rows of every query that asks for no order: PostgreSQL promises none, and
 * gives another one as soon as a vacuum has made room among old rows. What relies on an order fails at once, not once
 * in thirty runs.
 */
export const inAnyOrder = (db: NoTx): NoTx => {
  const unordered = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (SelectQueryNode.is(node) && !node.orderBy) unordered.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) =>
      unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result,
  }
  return db.withPlugin(plugin) as NoTx
}
