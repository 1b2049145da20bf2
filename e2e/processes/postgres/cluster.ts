import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { theAccount, theBinaries } from '../../../scripts/postgres.ts'
import { freePort } from '../../process.ts'

/** A PostgreSQL of a test’s own, which it may pause, stop and promote. */
export interface Cluster {
  port: number
  /** The folder of its data. */
  data: string
  /** Starts it, and waits until it answers. */
  start(): void
  stop(how: 'fast' | 'immediate'): void
  /** Stops all of its processes where they are: connections stay open, and nothing answers. */
  pause(): void
  resume(): void
  /** Makes a replica the primary. */
  promote(): void
  close(): void
}

const account = theAccount()

const run = (folder: string, program: string, ...given: string[]) =>
  execFileSync(join(theBinaries(), program), given, { cwd: folder, encoding: 'utf8', stdio: 'pipe', ...account })

/** The process and all that it has begun. */
const family = (first: number) => {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = processes.map((line) => line.trim().split(/\s+/).map(Number))
  return [first, ...pairs.filter(([, parent]) => parent === first).map(([child = first]) => child)]
}

const clusterIn = (folder: string, port: number): Cluster => {
  const data = join(folder, 'data')
  const control = (...given: string[]) => run(folder, 'pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...given)
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  let paused: number[] = []
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of paused) process.kill(id, name)
  }
  const cluster: Cluster = {
    port,
    data,
    start: () => void control('-o', settings, 'start'),
    stop: (how) => void control('-m', how, 'stop'),
    pause() {
      paused = family(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10))
      signal('SIGSTOP')
    },
    resume() {
      signal('SIGCONT')
      paused = []
    },
    promote: () => void control('promote'),
    close() {
      cluster.resume()
      try {
        cluster.stop('immediate')
      } catch {
        // The test has stopped it.
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return cluster
}

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-cluster-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

/** A new and empty cluster, not yet started. Everybody may enter as `postgres`. */
export const aCluster = async () => {
  const folder = newFolder()
  run(folder, 'initdb', '-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C')
  return clusterIn(folder, await freePort())
}

/** A replica of a cluster that has not been started yet, nor has the replica. */
export const replicaOf = async (primary: Cluster) => {
  const folder = newFolder()
  // Its files are copied while nothing runs: pg_basebackup is not everywhere.
  execFileSync('cp', ['-a', primary.data, folder], account)
  const data = join(folder, 'data')
  execFileSync('touch', [join(data, 'standby.signal')], account)
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'\n`,
  )
  return clusterIn(folder, await freePort())
}
