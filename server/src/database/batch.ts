import { ExpressionWrapper, type OperationNodeSource, SelectQueryNode, sql } from 'kysely'
import type { Db } from './database.ts'

/** A statement that one service has made and another sends along: each still writes only its own tables. */
export type Statement = OperationNodeSource

/**
 * Several statements as one round trip: all of them happen, or none. None of them sees what another does, and they may
 * come in any order; so no two may be about the same rows. A `select` calls a function of the database, once.
 */
export const batch = async (db: Db, ...statements: Statement[]) => {
  const nodes = statements.map((statement) => statement.toOperationNode())
  const changes = nodes
    .filter((node) => !SelectQueryNode.is(node))
    .map((node, place) => sql`${sql.ref(`part${place}`)} as (${new ExpressionWrapper(node)})`)
  // PostgreSQL leaves out a select in `with` that nobody reads.
  const calls = nodes.filter(SelectQueryNode.is).map((node) => sql`(${new ExpressionWrapper(node)})`)
  await sql`with ${sql.join(changes)} select ${sql.join([sql`1`, ...calls])}`.execute(db)
}
