import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { theBinaries } from '../scripts/postgres.ts'

/** For `from`: the wish whose turn it is, with its number `nr`. Each comes once. */
export const nextWish = `(select * from bench_wishes where nr = (select nextval('bench_asked'))) wish`

export interface Wishes {
  /** What each of them has, with the types. */
  columns: Record<string, string>
  rows: readonly (string | number)[][]
  /** What is wanted for the next of them. It has to fail where it is refused. */
  statement: string
}

/** Sends one statement for each wish, from so many clients without a pause. Undefined where this PostgreSQL has no pgbench. */
export const openPgbench = async (
  { url, client }: { url: string; client: pg.Client },
  { columns, rows, statement }: Wishes,
  { clients, seconds }: { clients: number; seconds: number },
) => {
  const pgbench = join(theBinaries(), 'pgbench')
  if (!existsSync(pgbench)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-pgbench-'))
  const file = join(folder, 'wish.sql')
  const [names, types] = [Object.keys(columns), Object.values(columns)]
  await client.query(
    `create table bench_wishes (nr int primary key, ${names.map((name, at) => `${name} ${types[at]}`)})`,
  )
  await client.query('create sequence bench_asked minvalue 0 start 0')
  await client.query(
    `insert into bench_wishes select * from unnest($1::int[], ${types.map((type, at) => `$${at + 2}::${type}[]`)})`,
    [rows.map((_, nr) => nr), ...names.map((_, at) => rows.map((row) => row[at]))],
  )
  await client.query('analyze bench_wishes')
  writeFileSync(file, `${statement.replace(/\s+/g, ' ')};`)
  const asked = ['-n', '-c', String(clients), '-j', '2', '-T', String(seconds), '-M', 'prepared', '-f', file, url]
  return {
    /** Statements a second. Throws when one is refused, or no wish was left. */
    async run() {
      const said = execFileSync(pgbench, asked, { encoding: 'utf8', stdio: 'pipe' })
      const { rows: found } = await client.query<{ last: number }>('select last_value::int as last from bench_asked')
      if ((found[0]?.last ?? 0) >= rows.length) throw new Error('There was no wish left for pgbench.')
      return Number(/tps = ([\d.]+)/.exec(said)?.[1])
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}
