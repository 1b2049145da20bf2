import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { appendFileSync, chownSync, closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { theAccount, theBinaries } from '../scripts/postgres.ts'
import { endingWithUs, newFolder } from './leftovers.ts'
import { newPort } from './ports.ts'
import { until } from './waiting.ts'

const account = theAccount()

/** A folder that the account of PostgreSQL may write. */
const clusterFolder = () => {
  const folder = newFolder('cluster')
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

/** What is acknowledged has to outlive the server’s processes here, but no power cut: `fsync` may be off. */
const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=100']

/** Runs a server of PostgreSQL on a folder that has been filled, and breaks it in all its ways. */
const serverIn = async (folder: string) => {
  const binaries = theBinaries()
  const [data, log] = [join(folder, 'data'), join(folder, 'log')]
  const port = await newPort()
  const socket = encodeURIComponent(folder)
  const run = (command: string, ...given: string[]) =>
    execFileSync(join(binaries, command), given, { cwd: folder, stdio: 'pipe', encoding: 'utf8', ...account })
  const pidFile = join(data, 'postmaster.pid')
  const isReady = () => existsSync(pidFile) && /^ready\s*$/m.test(readFileSync(pidFile, 'utf8'))

  let server: ChildProcess | undefined
  const start = async () => {
    const output = openSync(log, 'a')
    const options = [...settings, `port=${port}`, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one])
    // A child of ours, unlike one that pg_ctl starts: its CPU time is ours. In a group of its own: Ctrl-C is for us.
    const stdio: StdioOptions = ['ignore', output, output]
    const given = { cwd: folder, stdio, detached: true, ...account }
    server = endingWithUs(spawn(join(binaries, 'postgres'), ['-D', data, ...options], given), 'SIGQUIT')
    closeSync(output)
    await until(isReady, { seconds: 60, what: () => `PostgreSQL did not start: ${readFileSync(log, 'utf8')}` })
  }
  const end = async (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
    const ending = server
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGCONT')
    ending.kill(signal)
    await gone
  }

  /** Asks as the superuser, on a connection of its own that may be cut like any other. */
  const ask = async <T extends object = Record<string, unknown>>(
    sql: string,
    values: unknown[] = [],
    name = 'postgres',
  ) => {
    const client = new pg.Client({ connectionString: `postgresql://postgres@/${name}?host=${socket}&port=${port}` })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T & pg.QueryResultRow>(sql, values)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** The connections of the portal, by the numbers of the processes that serve them. */
  const backends = async () => {
    const rows = await ask<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and usename <> 'postgres'`,
    )
    return rows.map(({ pid }) => pid)
  }

  return {
    port,
    folder,
    start,
    ask,
    run,
    /** `pg_ctl stop -m immediate`: no checkpoint, no farewell; the next start has to recover. */
    stopAtOnce: () => end('SIGQUIT'),
    /** The machine of the server is gone. */
    kill: () => end('SIGKILL'),
    /** Ends every connection of the portal, as an administrator or a failing network does. */
    cutAll: async () => {
      await ask(`select pg_terminate_backend(pid) from unnest($1::int[]) as these (pid)`, [await backends()])
    },
    /** One process of the server crashes; the server then ends all others and recovers. */
    crashOne: async () => {
      const [one] = await backends()
      if (!one) throw new Error('Nobody is connected to the database.')
      process.kill(one, 'SIGKILL')
    },
    /** Stops every process of the server: connections are taken, and nothing is answered. Returns the way to go on. */
    pause: async () => {
      const pids = [server?.pid ?? 0, ...(await backends())]
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids.reverse()) process.kill(pid, 'SIGCONT')
      }
    },
    close: async () => {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof serverIn>>

/** A server of PostgreSQL of our own. Who comes by network needs a password, as at the operator’s. */
export const openCluster = async (): Promise<Cluster> => {
  const folder = clusterFolder()
  const cluster = await serverIn(folder)
  const characters = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'
  const given = ['-U', 'postgres', '-E', 'UTF8', '--locale=C', `--lc-ctype=${characters}`]
  try {
    cluster.run('initdb', '-D', join(folder, 'data'), '--auth-local=trust', '--auth-host=scram-sha-256', ...given)
    await cluster.start()
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}

/** A replica of a server, which is acknowledged only what both have. */
export const openReplica = async (primary: Cluster): Promise<Cluster> => {
  const folder = clusterFolder()
  const replica = await serverIn(folder)
  const data = join(folder, 'data')
  const address = `host=${primary.folder} port=${primary.port} user=postgres application_name=replica`
  try {
    replica.run('pg_basebackup', '-D', data, '-d', address, '-R', '-X', 'stream', '-c', 'fast')
    await replica.start()
    appendFileSync(join(primary.folder, 'data/postgresql.auto.conf'), `synchronous_standby_names = '*'\n`)
    await primary.ask('select pg_reload_conf()')
    return replica
  } catch (error) {
    await replica.close()
    throw error
  }
}
