import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { hostsOf } from '../database/hosts.ts'
import { noLimits } from '../database/limits.ts'
import { type Pool, poolOf } from '../database/pool.ts'
import { beginFeedsAnew } from './feeds.ts'
import { BackupError } from './folder.ts'

/** Seconds in which each host has to answer, as everywhere else; whoever sets it in the environment knows better. */
const limits = { PGCONNECT_TIMEOUT: String(noLimits.connect / 1000) }

/** The password goes by the environment, which only we can read; everybody on the machine can read a command line. */
const withoutPassword = (url: string) => {
  const [, before, password, after] = /^(\w+:\/\/[^:@/]*):([^@/]*)(@.*)$/.exec(url) ?? []
  // Of several hosts these programs take the first that answers, unless they are told otherwise.
  const env = { ...limits, ...(hostsOf(url).count > 1 && { PGTARGETSESSIONATTRS: 'read-write' }), ...process.env }
  return before === undefined || password === undefined
    ? { address: url, env }
    : { address: `${before}${after}`, env: { ...env, PGPASSWORD: decodeURIComponent(password) } }
}

type Program = 'pg_dump' | 'pg_restore' | 'psql'

const isMissing = (program: Program) =>
  new BackupError(`${program} is not there. It comes with the client of PostgreSQL (Debian: postgresql-client).`)

/** Waits for the end of a program. Its error messages have gone through unchanged. */
const success = (program: Program, child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} did not succeed; what it says stands above.`)),
    )
    child.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? isMissing(program) : error))
  })

/** Dumps one state of the whole database, also while the portal works on it. */
export const dump = async (url: string, file: string) => {
  const { address, env } = withoutPassword(url)
  // We create the file ourselves, so that others cannot read it even for a moment.
  await (await open(file, 'wx', 0o600)).close()
  const given = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`]
  await success('pg_dump', spawn('pg_dump', given, { stdio: ['ignore', 'inherit', 'inherit'], env }))
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

/** The statements that remove everything, also what the backup does not know: tables of a newer version. */
const emptying = (url: string) =>
  asking(url, async (pool) => {
    const { rows } = await pool.query(`select nspname from pg_namespace where ${ownSchemas}`)
    const drops = rows.map(({ nspname }) => `drop schema ${pg.escapeIdentifier(nspname)} cascade;\n`)
    return `${drops.join('')}create schema public;\n`
  })

const succeeded = ({ status }: PromiseSettledResult<void>) => status === 'fulfilled'

/**
 * Restores the whole dump, or nothing of it: what was there goes in the same transaction. pg_restore writes the
 * statements, psql sends them, and only we commit, when pg_restore has come to its end. Whatever ends before, be it this
 * process, leaves the database as it was.
 */
export const restoreDump = async (url: string, file: string, { overwrite }: { overwrite: boolean }) => {
  const first = overwrite ? await emptying(url) : ''
  const { address, env } = withoutPassword(url)
  const sender = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env,
  })
  const reader = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [sent, read] = [success('psql', sender), success('pg_restore', reader)]
  // A psql that ended takes nothing more; its exit code says so.
  sender.stdin.on('error', () => {})
  sender.stdin.write(`set client_min_messages = warning;\nbegin;\n${first}`)
  const carried = pipeline(reader.stdout, sender.stdin, { end: false })
  void Promise.allSettled([read, carried]).then((outcomes) =>
    sender.stdin.end(outcomes.every(succeeded) ? `${beginFeedsAnew}commit;\n` : undefined),
  )
  const failed = (await Promise.allSettled([sent, read, carried])).find((outcome) => !succeeded(outcome))
  if (failed?.status === 'rejected') throw failed.reason
}
