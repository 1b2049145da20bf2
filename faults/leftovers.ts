import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const children = new Map<ChildProcess, NodeJS.Signals>()
const folders = new Set<string>()
const disks = new Set<string>()

/** Ends a child by this signal when we end ourselves; nginx and PostgreSQL have children of their own to end. */
export const endingWithUs = <C extends ChildProcess>(child: C, signal: NodeJS.Signals = 'SIGKILL') => {
  children.set(child, signal)
  child.once('exit', () => children.delete(child))
  return child
}

/** A small disk in memory; only root may make one. */
export const mountDisk = (folder: string, megabytes: number) => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'palaestra', folder])
  disks.add(folder)
}
export const unmountDisk = (folder: string) => {
  // Lazily: somebody may still have a file open there.
  execFileSync('umount', ['--lazy', folder])
  disks.delete(folder)
}

/** A folder of our own, deleted at the end at the latest. */
export const newFolder = (what: string) => {
  const folder = mkdtempSync(join(tmpdir(), `palaestra-${what}-`))
  folders.add(folder)
  return folder
}

/** What cannot be cleared away must not keep the rest. */
const attempt = (work: () => void) => {
  try {
    work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

// However we end, nothing stays on the machine: Ctrl-C is the usual end of a long set.
process.once('exit', () => {
  for (const [child, signal] of children) {
    child.kill(signal)
    // One that is paused hears nothing before.
    child.kill('SIGCONT')
  }
  for (const folder of disks) attempt(() => unmountDisk(folder))
  // A child that is just ending may still write there.
  for (const folder of folders)
    attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
