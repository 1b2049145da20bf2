import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const children = new Map<ChildProcess, NodeJS.Signals>()
const folders = new Set<string>()

/** Ends a child by this signal when we end ourselves; nginx and PostgreSQL have children of their own to end. */
export const endingWithUs = <C extends ChildProcess>(child: C, signal: NodeJS.Signals = 'SIGKILL') => {
  children.set(child, signal)
  child.once('exit', () => children.delete(child))
  return child
}

/** A folder of our own, deleted at the end at the latest. */
export const newFolder = (what: string) => {
  const folder = mkdtempSync(join(tmpdir(), `palaestra-${what}-`))
  folders.add(folder)
  return folder
}

// However we end, nothing stays on the machine: Ctrl-C is the usual end of a long set.
process.once('exit', () => {
  for (const [child, signal] of children) child.kill(signal)
  // A child that is just ending may still write there.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
