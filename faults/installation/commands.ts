import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { endingWithUs } from '../leftovers.ts'
import { readDocument, replaced, root } from './document.ts'
import type { Portal } from './portal.ts'

const operations = readDocument('docs/operations.md')

/** The line of the document by which a shell reads the environment. */
const reading = (file: string) => {
  const block = operations.block({ under: 'The first installation', language: 'sh', with: 'set -a' })
  return replaced(block.split('\n')[0] ?? '', [['/etc/palaestra/environment', file]])
}

/**
 * Runs a command of the portal in the environment of the portal, as the document tells to; `typed` is what it asks for.
 * Other scenarios, and the sinks of the portal, go on meanwhile.
 */
export const operate = async ({ environmentFile }: Portal, command: string, typed = '') => {
  const shell = endingWithUs(
    spawn('/bin/sh', ['-c', `${reading(environmentFile)}\n${command}`], {
      cwd: root,
      timeout: 120_000,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    }),
  )
  shell.stdin.end(typed)
  const [said, complained, [status]] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'close')])
  return { status: status as number | null, said: said.trim(), complained: complained.trim() }
}

/** The variables that a shell has after reading the file of the document. */
export const readAsShell = async (portal: Portal): Promise<Record<string, string>> => {
  const { said } = await operate(portal, `exec "${process.execPath}" -p 'JSON.stringify(process.env)'`)
  return JSON.parse(said)
}

/** A command of the document, by the words that it begins with. @throws when the document has none */
export const told = (under: string, beginning: string) => {
  const block = operations.block({ under, language: 'sh', with: beginning })
  const line = block.split('\n').find((one) => one.startsWith(beginning))
  if (!line) throw new Error(`docs/operations.md: under “${under}” no line begins with “${beginning}” any more.`)
  return line
}
