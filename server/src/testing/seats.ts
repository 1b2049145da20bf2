import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

const allTables = async (db: Db) => {
  const { rows } = await sql<{ table: string; columns: string }>`
    select format('%I', relname) as table,
      string_agg(format('%I', attname), ', ' order by attnum) filter (where attgenerated = '') as columns
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'
    group by relname`.execute(db)
  return rows
}

/** A number for all rows of a table: another one as soon as a row is another, is gone, or is new. */
const contentsOf = (table: string) =>
  `(select coalesce(sum(hashtextextended(one::text, 0)::numeric), 0) from public.${table} as one)`

const allSequences = async (db: Db) => {
  const { rows } = await sql<{ sequence: string; next: string }>`
    select format('%L', format('%I.%I', schemaname, sequencename)) as sequence,
      coalesce(last_value || ', true', start_value || ', false') as next
    from pg_sequences where schemaname = 'public'`.execute(db)
  return rows
}

/** True for a superuser: only such a user can put append-only tables back row by row. */
const mayReplicate = async (db: Db) => {
  const { rows } = await sql<{ superuser: string }>`select current_setting('is_superuser') as superuser`.execute(db)
  return rows[0]?.superuser === 'on'
}

/**
 * The portal’s own services write the rows of all tables once; a schema beside them keeps a copy, and from then on one
 * statement puts it back. Writing them anew costs ten times as much, and there are more than a thousand tests.
 */
export const seats = (db: Db) => {
  const kept = new Map<string, string>()

  const empty = async () => {
    const tables = (await allTables(db)).map(({ table }) => sql.raw(table))
    await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db)
  }

  const keep = async (name: string) => {
    const schema = `seats_${kept.size + 1}`
    const [tables, sequences] = [await allTables(db), await allSequences(db)]
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db)
    await sql`create schema ${sql.id(schema)}`.execute(db)
    for (const { table, columns } of tables)
      await sql.raw(`create table ${schema}.${table} as select ${columns} from public.${table}`).execute(db)
    // One query looks at all tables: most tests change few of the hundred.
    const contents = `array[${tables.map(({ table }) => contentsOf(table)).join(', ')}]`
    const back = tables.map(
      ({ table, columns }, place) => `if found[${place + 1}] <> seated[${place + 1}] then
        delete from public.${table};
        insert into public.${table} (${columns}) overriding system value select ${columns} from ${schema}.${table};
      end if;`,
    )
    const set = sequences.map(({ sequence, next }) => `setval(${sequence}, ${next})`)
    await sql.raw(`create table ${schema}.seated as select ${contents} as contents`).execute(db)
    await sql
      .raw(
        `create function ${schema}.put_back() returns void language plpgsql as $$
        declare
          found numeric[] := ${contents};
          seated numeric[] := (select contents from ${schema}.seated);
        begin
          perform set_config('session_replication_role', 'replica', true);
          ${back.join('\n')}
          perform ${set.join(', ')};
        end $$`,
      )
      .execute(db)
    kept.set(name, schema)
  }

  return {
    /** Puts back the rows that `seat` leaves in empty tables. The same name stands for the same rows. */
    async take(name: string, seat: () => Promise<unknown>) {
      const schema = kept.get(name)
      if (schema) return void (await sql`select ${sql.id(schema, 'put_back')}()`.execute(db))
      await empty()
      await seat()
      if (await mayReplicate(db)) await keep(name)
    },
  }
}
