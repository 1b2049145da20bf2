// npm run build: the web and the desk, side by side. The output of their builders is shown only when one fails.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node24, root } from './node24.mjs'

const rooms = ['web', 'desk']
/** The beginning of the last whole build. Files written during a build are newer, and so built the next time. */
const stamp = join(root, '.cache/built')

const buildRoom = (room) =>
  new Promise((resolve, reject) => {
    const said = []
    const builder = spawn(node24(), ['build/build.ts'], { cwd: join(root, room), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [builder.stdout, builder.stderr]) stream.on('data', (text) => said.push(text))
    builder.once('error', reject)
    builder.once('close', (code) => {
      if (code !== 0) console.error(Buffer.concat(said).toString())
      resolve(code === 0)
    })
  })

/** Returns true when both could be built. */
export const build = async () => {
  const begun = Date.now()
  const built = await Promise.all(rooms.map(buildRoom))
  if (built.includes(false)) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, String(begun))
  return true
}

const isMade = (name) => ['node_modules', 'dist', '.cache'].includes(name)

/** The last change below a folder, apart from what tools make. */
const lastChange = (folder) => {
  if (!existsSync(folder)) return 0
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return isMade(entry.name) ? 0 : lastChange(path)
    return statSync(path).mtimeMs
  })
  return Math.max(0, ...times)
}

export const buildIsOld = () => {
  const isThere = rooms.every((room) => existsSync(join(root, room, 'dist/csp.json')))
  if (!isThere || !existsSync(stamp)) return true
  const sources = ['contract', 'build', 'ui', ...rooms].map((room) => lastChange(join(root, room)))
  return Math.max(...sources) >= Number(readFileSync(stamp, 'utf8'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await build()) ? 0 : 1
