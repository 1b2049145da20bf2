import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import pg from 'pg'
import { hostsOf } from '../database/hosts.ts'
import { noLimits } from '../database/limits.ts'
import { type Pool, poolOf } from '../database/pool.ts'
import { BackupError } from './folder.ts'

/** The password goes by the environment, which only we can read; everybody on the machine can read a command line. */
const withoutPassword = (url: string) => {
  const [, before, password, after] = /^(\w+:\/\/[^:@/]*):([^@/]*)(@.*)$/.exec(url) ?? []
  // Of several hosts these programs take the first that answers, unless they are told otherwise.
  const env = hostsOf(url).count > 1 ? { PGTARGETSESSIONATTRS: 'read-write', ...process.env } : process.env
  return before === undefined || password === undefined
    ? { address: url, env }
    : { address: `${before}${after}`, env: { ...env, PGPASSWORD: decodeURIComponent(password) } }
}

/** Runs a program of PostgreSQL. Its error messages go through unchanged. */
const run = async (program: 'pg_dump' | 'pg_restore', given: string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'], env })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(
              `${program} is not there. It comes with the client of PostgreSQL (Debian: postgresql-client).`,
            )
          : error,
      ),
    )
  })
  if (code !== 0) throw new BackupError(`${program} did not succeed; what it says stands above.`)
}

/** Dumps one state of the whole database, also while the portal works on it. */
export const dump = async (url: string, file: string) => {
  const { address, env } = withoutPassword(url)
  // We create the file ourselves, so that others cannot read it even for a moment.
  await (await open(file, 'wx', 0o600)).close()
  await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`],
    env,
  )
}

/** Asks the primary, and takes as long as it needs. @throws DatabaseUnavailable */
const asking = async <T>(url: string, ask: (pool: Pool) => Promise<T>) => {
  const pool = poolOf({ hosts: hostsOf(url), limits: noLimits, max: 1, onLost: () => {} })
  try {
    return await ask(pool)
  } finally {
    await pool.end()
  }
}

const ownSchemas = `nspname not like 'pg\\_%' and nspname <> 'information_schema'`

/** The obstacle to a restore: other connections to the database, or existing tables. */
export const look = (url: string) =>
  asking(url, async (pool) => {
    const { rows } = await pool.query(`
      select
        (select count(*) from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and pid <> pg_backend_pid()) as others,
        (select count(*) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where relkind in ('r', 'p') and ${ownSchemas}) as tables`)
    return { others: Number(rows[0]?.others), tables: Number(rows[0]?.tables) }
  })

const emptied = (url: string) =>
  asking(url, async (pool) => {
    const { rows } = await pool.query(`select nspname from pg_namespace where ${ownSchemas}`)
    const drops = rows.map(({ nspname }) => `drop schema ${pg.escapeIdentifier(nspname)} cascade;`)
    try {
      await pool.query(`begin; ${drops.join(' ')} create schema public; commit`)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause
      throw new BackupError(
        `The database cannot be emptied (${reason}). Name a new and empty one in DATABASE_URL instead.`,
        { cause },
      )
    }
  })

/** Restores the whole dump, or nothing of it. */
export const restoreDump = async (url: string, file: string, { overwrite }: { overwrite: boolean }) => {
  if (overwrite) await emptied(url)
  const { address, env } = withoutPassword(url)
  const given = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--dbname=${address}`]
  await run('pg_restore', [...given, file], env)
}
