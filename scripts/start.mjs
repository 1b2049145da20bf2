// `npm start` on any Node from 20 on: packages, the build where it is missing or old, then the server.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bringPackages, handOver, root, run } from './node24.mjs'

const isMade = (name) => ['node_modules', 'dist', '.cache'].includes(name)

/** When something under a folder was last written, less what tools make. */
const lastChange = (folder) => {
  if (!existsSync(folder)) return 0
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return isMade(entry.name) ? 0 : lastChange(path)
    return statSync(path).mtimeMs
  })
  return Math.max(0, ...times)
}

const buildIsOld = () => {
  const built = join(root, 'desk/dist/csp.json') // The build writes it last.
  if (!existsSync(built)) return true
  const sources = ['contract', 'ui', 'web', 'desk'].map((room) => lastChange(join(root, room)))
  return Math.max(...sources) > statSync(built).mtimeMs
}

bringPackages()
if (buildIsOld()) run('npm', 'run', 'build')
handOver('server/src/main.ts')
