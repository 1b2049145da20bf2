import { execFileSync, type StdioOptions, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { installOnDebian } from './debian.ts'
import { bringPostgres } from './postgresFromNpm.ts'

export interface Postgres {
  /** One empty database each, all on one server. */
  urls: string[]
  close(): Promise<void>
}

const oldestVersion = 15
const oldPlaces = ['/usr/local/pgsql/bin']
const severalVersions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr']

/** Debian keeps versions as 15/bin, Homebrew as postgresql@15/bin, Fedora as pgsql-15/bin. */
const versionedFolders = () =>
  severalVersions
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(postgresql@?|pgsql-)?\d*$/.test(name))
        .map((name) => join(folder, name, 'bin')),
    )

const nameOfFolder = (pgConfig: string) => {
  try {
    return [execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()]
  } catch {
    return [] // Most machines have no pg_config.
  }
}

const versionIn = (folder: string) =>
  Number(/\d+/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0])

/** The folder of the newest PostgreSQL on this machine, if one is new enough. */
const findBinaries = () => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const folders = [...nameOfFolder('pg_config'), ...onPath, ...oldPlaces, ...versionedFolders()]
  const complete = (folder: string) => ['postgres', 'initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))
  return folders
    .filter(complete)
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= oldestVersion)
    .sort((one, other) => other.version - one.version)[0]?.folder
}

const howToInstall: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Install one (brew install postgresql@18).',
  win32: 'Install one and name its server in DATABASE_URL.',
}

export const theBinaries = () => {
  const found = findBinaries() ?? (installOnDebian('postgresql') ? findBinaries() : undefined) ?? bringPostgres()
  if (found) return found
  const how = howToInstall[process.platform] ?? 'Install one, or name a server in DATABASE_URL.'
  throw new Error(`No PostgreSQL ${oldestVersion} or newer on this machine. ${how}`)
}

const nobody = 65_534

/** PostgreSQL refuses to run as root, so root lends it the account that came with it, or nobody’s. */
export const theAccount = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => {
    const { status, stdout } = spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : nobody
  }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const makeDatabases = async (server: string, names: string[]) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const name of names) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}

const dropDatabases = async (server: string, names: string[]) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

const databaseNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `palaestra_test_${randomBytes(4).toString('hex')}_${index + 1}`)

/** The same server, another database. URL cannot read an address without a host. */
const withDatabase = (server: string, name: string) => server.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`)

/** Creates databases of our own on a given server. The database in the address stays untouched. */
const onTheirServer = async (server: string, count: number): Promise<Postgres> => {
  const names = databaseNames(count)
  console.log(`PostgreSQL: DATABASE_URL is set; making ${names.join(', ')} there, dropped at the end.`)
  try {
    await makeDatabases(server, names)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause
    throw new Error(`No database can be made where DATABASE_URL points: ${reason}`, { cause })
  }
  return { urls: names.map((name) => withDatabase(server, name)), close: () => dropDatabases(server, names) }
}

const waitUntil = async (holds: () => boolean) => {
  const deadline = Date.now() + 60_000
  while (!holds()) {
    if (Date.now() > deadline) return false
    await pause(50)
  }
  return true
}

/** Starts a server of our own, in a new folder: only this machine can reach it, and its data are deleted at the end. */
const onOurServer = async (count: number): Promise<Postgres> => {
  const binaries = theBinaries()
  const account = theAccount()
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-pg-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  const run = (command: string, ...given: string[]) =>
    execFileSync(join(binaries, command), given, { cwd: folder, stdio: 'pipe', ...account })

  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const pidFile = join(data, 'postmaster.pid')
  const close = async () => {
    if (existsSync(pidFile)) run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const characters = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'
    run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', `--lc-ctype=${characters}`)
    // The socket in our own folder is the only way in, without a network port. Nothing here has to survive a power cut.
    const settings = `listen_addresses= unix_socket_directories=${folder} fsync=off synchronous_commit=off`
    const options = [...settings.split(' '), 'full_page_writes=off', 'max_connections=200'].flatMap((one) => [
      '-c',
      one,
    ])
    // A child of ours, unlike one that pg_ctl starts: its CPU time is ours. In a group of its own: Ctrl-C is for the
    // tests.
    const output = openSync(log, 'a')
    const stdio: StdioOptions = ['ignore', output, output]
    spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
      cwd: folder,
      stdio,
      detached: true,
      ...account,
    }).unref()
    const isReady = () => existsSync(pidFile) && /^ready\s*$/m.test(readFileSync(pidFile, 'utf8'))
    if (!(await waitUntil(isReady))) throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8')}`)
    const server = `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`
    const names = databaseNames(count)
    await makeDatabases(server, names)
    console.log(`PostgreSQL: ${run('postgres', '--version').toString().trim()}, a server of its own in ${folder}.`)
    return { urls: names.map((name) => withDatabase(server, name)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Empty databases for tests: on the server of DATABASE_URL, or else on one started here from the binaries of this
 * machine or of a package of npm. Fails with a plain sentence when there is neither.
 */
export const openPostgres = ({ databases = 1 } = {}) => {
  const named = process.env['DATABASE_URL']
  return named ? onTheirServer(named, databases) : onOurServer(databases)
}
