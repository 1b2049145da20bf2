import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openServer, template } from './server.ts'

const root = join(import.meta.dirname, '..')

/** Walks are over the web as it is shipped. Whoever runs several stages builds once, and says so by `BUILT=1`. */
const build = () => {
  if (process.env['BUILT'] === '1') return
  const windows = process.platform === 'win32'
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe', shell: windows })
}

/** Government accounts belong to their issuer, which is the address of each server: a copy seats its own. */
const elsewhere = {
  SIGN_ON_ISSUER: 'http://issuer.example',
  SIGN_ON_CLIENT_ID: 'portal',
  SIGN_ON_CLIENT_SECRET: 'of nobody',
}

/** Tables and demonstration are written once; every server that begins with nothing takes a copy. */
const seat = async () => {
  if (process.env['DATABASE_URL']) return
  rmSync(template, { recursive: true, force: true })
  const server = await openServer({ folder: template, environment: elsewhere })
  await server.close()
}

const prepare = async () => {
  build()
  await seat()
}

export default prepare
