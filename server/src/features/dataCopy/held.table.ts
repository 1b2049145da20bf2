import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { type Held, type HeldTable, held, heldTables, type Whose } from './held.rules.ts'

/** Rows of one read: a member may have thousands of visits. */
const pageSize = 200

export type Row = Record<string, unknown>

const count = async (db: Db, table: HeldTable, where: RawBuilder<boolean>) => {
  const counted = await sql<{
    rows: number
  }>`select count(*)::int as rows from ${sql.table(table)} where ${where}`.execute(db)
  return counted.rows[0]?.rows ?? 0
}

/** What is held about a member, read table by table as the list has it. */
export const heldTable = (db: Db) => ({
  /** By what the rows of a member are found; nothing where there is no such member. */
  whose: (id: number): Promise<Whose | undefined> =>
    db
      .selectFrom('members')
      .select(['id', 'memberNumber', 'idNumber', 'email', 'mobile'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** The rows of a table, page by page, with what a copy shows of them. */
  async *rows(table: HeldTable, { rows, shows, veiled }: Held, whose: Whose): AsyncGenerator<Row[]> {
    const columns = shows.map((column) =>
      veiled?.columns.includes(column as never)
        ? sql`case when ${veiled.until} then ${sql.ref(column)} end as ${sql.ref(column)}`
        : sql.ref(column),
    )
    for (let skip = 0; ; skip += pageSize) {
      const page = await sql<Row>`
        select ${sql.join(columns)} from ${sql.table(table)} where ${rows(whose)}
        order by 1, ctid limit ${pageSize} offset ${skip}`.execute(db)
      if (page.rows.length > 0) yield page.rows
      if (page.rows.length < pageSize) return
    }
  },

  /** The stored pictures of a member. */
  async pictures(whose: Whose) {
    if (typeof held.files === 'string') return []
    const found = await sql<{ id: string; kind: string }>`
      select id, kind from files where ${held.files.rows(whose)} order by created_at, id`.execute(db)
    return found.rows
  },

  /** How many rows of each table are a member’s, those that outlive them apart. */
  async counts(whose: Whose) {
    const counts: { table: HeldTable; rows: number; stays: boolean }[] = []
    for (const [table, one] of heldTables)
      counts.push({ table, rows: await count(db, table, one.rows(whose)), stays: one.stays !== undefined })
    return counts
  },
})
