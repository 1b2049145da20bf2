import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, readyOrGone } from './process.ts'

/** A letter of the portal, by e-mail or as a text message. */
export interface Letter {
  to: string
  subject: string
  body: string
}

export interface PortalServer {
  address: string
  /** The letters to one address or number, newest first. */
  inbox(to: string): Promise<Letter[]>
  /** Sets the clock of the portal to a moment such as `2026-03-01T10:00:00+08:00`, or moves it on, as by `P20D`. */
  setClock(to: { now: string } | { forward: string }): Promise<void>
  /** Ends the process and returns its exit code; null when the signal left it no time for one. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
  /** Holds the process still, or lets it go on: it comes to nothing meanwhile, and the system keeps who connects. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  close(): Promise<void>
}

/** The variables that every process needs; a developer’s own settings must not reach the server. */
const bareEnvironment = () =>
  Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]] as const))

/**
 * All walks come from one network address, some more often than a household would. The limits of one mobile stay as in
 * a real portal.
 */
const wideLimits = {
  limits: {
    codesFromOne: { inAnHour: 10_000, mobilesInAnHour: 10_000 },
    recoveries: { fromOneInAnHour: 10_000 },
    uploads: { fromOneInAnHour: 10_000 },
    questions: { fromOneInAnHour: 10_000 },
  },
}
/** What a walk decides takes effect at once; queue.spec.ts walks what comes before. */
const atOnce = { review: { undoSeconds: 0, secondDecision: [] } }
/**
 * The copies have two weeks of slots (build.ts). Walks that move the clock are not about courts, and would wait for two
 * more weeks at each move.
 */
const noNewSlots = { services: { timetableDays: 1 } }

export interface ServerOptions {
  /** A data folder that stays, for a second start on it. Left out, the data are deleted at the end. */
  folder?: string
  environment?: NodeJS.ProcessEnv
}

const root = join(import.meta.dirname, '..')
const cache = join(root, 'e2e/.cache')
/** Node’s compile cache, which the next start reuses. */
export const compiled = join(cache, 'compiled')
/** A data folder as the first start leaves it (build.ts). */
export const template = join(cache, 'data')

/** A new data folder; it holds the demonstration when the database is embedded. */
export const newFolder = ({ DATABASE_URL: elsewhere }: NodeJS.ProcessEnv = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-walk-'))
  if (!elsewhere && existsSync(template)) cpSync(template, folder, { recursive: true })
  return folder
}

/** The real server in a process of its own. */
export const openServer = async ({ folder: kept, environment = {} }: ServerOptions = {}): Promise<PortalServer> => {
  const folder = kept ?? newFolder(environment)
  const settings = join(mkdtempSync(join(tmpdir(), 'palaestra-settings-')), 'settings.json')
  writeFileSync(settings, JSON.stringify({ ...wideLimits, ...atOnce, ...noNewSlots }))
  const port = String(await freePort())
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...bareEnvironment(),
      NODE_COMPILE_CACHE: compiled,
      MODE: 'development',
      PORT: port,
      DATA_DIR: folder,
      FLOOD_LIMIT: '100000',
      // Walks use an easy challenge; login.captcha.spec.ts walks the real one.
      CAPTCHA_TRIES: '3',
      SETTINGS_FILE: settings,
      ...environment,
    },
  })
  await readyOrGone(server)
  const address = `http://127.0.0.1:${port}`
  const stop = async (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => {
    const stopped = new Promise<number | null>((resolve) => server.once('exit', resolve))
    server.kill(signal)
    return stopped
  }

  return {
    address,
    async inbox(to) {
      const answer = await fetch(`${address}/dev/inbox.json?${new URLSearchParams({ to })}`)
      const letters = (await answer.json()) as Letter[] // As server/src/http/development.ts sends them.
      return letters.filter((letter) => letter.to === to)
    },
    async setClock(to) {
      const headers = { 'content-type': 'application/json' }
      const { ok } = await fetch(`${address}/dev/clock`, { method: 'POST', headers, body: JSON.stringify(to) })
      if (!ok) throw new Error('The clock could not be set.')
    },
    stop,
    signal: (name) => void server.kill(name),
    async close() {
      await stop('SIGTERM')
      rmSync(dirname(settings), { recursive: true, force: true })
      if (!kept) rmSync(folder, { recursive: true, force: true })
    },
  }
}
