import { ExpressionWrapper, type OperationNodeSource, SelectQueryNode, sql } from 'kysely'
import type { Db } from './database.ts'

/** A statement that one service has made and another sends along: each service still writes only its own tables. */
export type Statement = OperationNodeSource

/**
 * Sends several statements in one round trip: all of them happen, or none. They run in any order and see nothing of
 * each other, so two of them must never touch the same rows. A `select` calls a function of the database, once; the
 * calls come first, in the order given.
 */
export const batch = async (db: Db, ...statements: Statement[]) => {
  if (statements.length === 0) return
  const nodes = statements.map((statement) => statement.toOperationNode())
  const changes = nodes
    .filter((node) => !SelectQueryNode.is(node))
    .map((node, place) => sql`${sql.ref(`part${place}`)} as (${new ExpressionWrapper(node)})`)
  // PostgreSQL skips a select in `with` whose result is unused.
  const calls = nodes.filter(SelectQueryNode.is).map((node) => sql`(${new ExpressionWrapper(node)})`)
  const parts = changes.length > 0 ? sql`with ${sql.join(changes)}` : sql``
  await sql`${parts} select ${sql.join([sql`1`, ...calls])}`.execute(db)
}
