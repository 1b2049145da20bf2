import { ExpressionWrapper, type OperationNodeSource, sql } from 'kysely'
import type { Db } from './database.ts'

/** A statement that one service has made and another sends along: each still writes only its own tables. */
export type Rider = OperationNodeSource

/**
 * Several statements as one round trip: all of them happen, or none. None of them sees what another does, and they may
 * come in any order; so no two may be about the same rows.
 */
export const together = async (db: Db, ...riders: Rider[]) => {
  const parts = riders.map(
    (rider, place) => sql`${sql.ref(`part${place}`)} as (${new ExpressionWrapper(rider.toOperationNode())})`,
  )
  await sql`with ${sql.join(parts)} select 1`.execute(db)
}
