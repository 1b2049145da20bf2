import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface Trace {
  table: string
  rows: number
}

/** People who are invented, and letters as a developer reads them. */
const pretended = ['bureau_records', 'bureau_relations', 'development_inbox', 'sandbox_sign_on']

/** Every table that there is, by the catalogue of the database and not by a list of ours. */
const tables = async (db: Db) => {
  const found = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`.execute(db)
  return found.rows.map(({ name }) => name).filter((name) => !pretended.includes(name))
}

/** Looks through all there is for what a member could be known by. It reads every row: for a command, or a test. */
export const proofTable = (db: Db) => ({
  /** How many rows of which tables have one of these texts anywhere. */
  async withText(texts: readonly string[]): Promise<Trace[]> {
    const traces: Trace[] = []
    for (const table of await tables(db)) {
      const found = await sql<{ rows: number }>`
        select count(*)::int as rows from ${sql.id(table)} as one
        where exists (select from unnest(${texts}::text[]) as said where strpos(one::text, said) > 0)`.execute(db)
      const rows = found.rows[0]?.rows ?? 0
      if (rows > 0) traces.push({ table, rows })
    }
    return traces
  },

  /** How many rows refer to the row that the member had, by each reference that the catalogue knows. */
  async withReference(memberId: number): Promise<Trace[]> {
    const references = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'members'::regclass order by 1, 2`.execute(db)
    const traces: Trace[] = []
    for (const { table, column } of [...references.rows, { table: 'members', column: 'id' }]) {
      const found = await sql<{ rows: number }>`
        select count(*)::int as rows from ${sql.id(table)} where ${sql.id(column)} = ${memberId}`.execute(db)
      traces.push({ table: `${table}.${column}`, rows: found.rows[0]?.rows ?? 0 })
    }
    return traces
  },
})
