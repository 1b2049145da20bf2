import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installOnDebian } from '../scripts/debian.ts'

/** Programs of servers are often in none of a person’s own folders. */
const folders = () => [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const find = (name: string) =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** The path of a program, which a build machine installs when it is missed. @throws a sentence that says what to install */
export const theProgram = (name: 'nginx' | 'openssl' | 'pgbouncer') => {
  const found = find(name) ?? (installOnDebian(name) ? find(name) : undefined)
  if (!found) throw new Error(`No ${name} on this machine. Install it (Debian: ${name}).`)
  return found
}
