import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A package with programs in it: too large for everybody, so it is in no lock file, and pinned here instead. */
export interface Carrier {
  name: string
  version: string
  /** The output of `npm view <name>@<version> dist.integrity`. */
  integrity: string
}

// When root tests, PostgreSQL runs as another user, who cannot reach root’s own folders.
const cache = process.getuid?.() === 0 ? '/var/cache/palaestra' : join(import.meta.dirname, '..', '.cache/npm')

const folderOf = ({ name, version }: Carrier) => join(cache, `${name.replace('/', '+')}@${version}`)

/** The folder of an earlier installation, if there is one. */
export const broughtFolder = (carrier: Carrier) => {
  const folder = folderOf(carrier)
  return existsSync(folder) ? folder : undefined
}

/**
 * Fetches a package from npm and unpacks it; its scripts never run. `prepare` works in the folder, which gets its name
 * only when all of it is there.
 *
 * @throws when npm cannot be reached, or when the package differs from the pinned one
 */
export const bringFromNpm = (carrier: Carrier, prepare: (folder: string) => void) => {
  const folder = folderOf(carrier)
  if (existsSync(folder)) return folder
  const { name, version, integrity } = carrier
  console.log(`Fetching ${name} ${version} from npm …`)
  const part = `${folder}.part${process.pid}`
  mkdirSync(part, { recursive: true })
  try {
    execFileSync('npm', ['pack', `${name}@${version}`, '--pack-destination', part, '--ignore-scripts', '--silent'])
    const archive = join(part, readdirSync(part).find((file) => file.endsWith('.tgz')) ?? '')
    const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
    if (hash !== integrity) throw new Error(`${name} ${version} from npm is not the package that is pinned.`)
    execFileSync('tar', ['-xzf', archive, '-C', part, '--strip-components=1'])
    rmSync(archive)
    prepare(part)
    if (!existsSync(folder)) renameSync(part, folder)
    return folder
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}
