import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openServer, template } from './server.ts'

const root = join(import.meta.dirname, '..')

/**
 * Builds the applications, because walks need them as they are shipped. A run of several stages builds once and sets
 * `BUILT=1`.
 */
const build = () => {
  if (process.env['BUILT'] === '1') return
  const windows = process.platform === 'win32'
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe', shell: windows })
}

/**
 * Other issuers than the servers’ own. Accounts belong to their issuer, and each server’s is its own address: so a copy
 * seats its own accounts.
 */
const elsewhere = {
  SETTINGS_FILE: undefined,
  SIGN_ON_ISSUER: 'http://issuer.example',
  SIGN_ON_CLIENT_ID: 'portal',
  SIGN_ON_CLIENT_SECRET: 'of nobody',
  STAFF_OPENID_ISSUER: 'http://issuer.example',
  STAFF_OPENID_CLIENT_ID: 'desk',
  STAFF_OPENID_CLIENT_SECRET: 'of nobody',
}

/** A process takes letters only once it is ready: a copy is to have no letters of the demonstration still to send. */
const untilLettersHaveLeft = async (address: string) => {
  const waiting = async () => /^letters_waiting\{.*\} [1-9]/m.test(await (await fetch(`${address}/metrics`)).text())
  while (await waiting()) await pause(100)
}

/** Writes tables and demonstration once; every server that begins empty takes a copy. */
const seat = async () => {
  if (process.env['DATABASE_URL']) return
  rmSync(template, { recursive: true, force: true })
  const server = await openServer({ folder: template, environment: elsewhere })
  // What is due is done, too, or each copy would make the timetable of two weeks for itself.
  await server.setClock({ forward: 'PT0S' })
  await untilLettersHaveLeft(server.address)
  await server.close()
}

const prepare = async () => {
  if (process.env['PREPARED'] === '1') return
  build()
  await seat()
}

export default prepare
