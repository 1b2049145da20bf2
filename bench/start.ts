import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../e2e/process.ts'

const root = join(import.meta.dirname, '..')
const patience = 120_000

const answers = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Resident memory in MB of the largest process below a given one: the portal, without npm and the shells before it.
 * Undefined when the machine does not tell.
 */
const memoryOf = (pid: number): number | undefined => {
  if (!existsSync('/proc/self/status')) return undefined
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
  return Math.max(own, ...children.map(([child = 0]) => memoryOf(child) ?? 0))
}

const isThere = (group: number) => {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/** Measures `npm start`: seconds until the first response, and the portal’s memory then. */
const startOnce = async (folder: string) => {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    // A process group of its own: npm puts shells between us and the portal, and all have to end.
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: undefined },
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (!(await answers(`http://127.0.0.1:${port}`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      if (performance.now() - begun > patience) throw new Error('no answer in two minutes')
      await pause(50)
    }
    return { seconds: (performance.now() - begun) / 1000, megabytes: memoryOf(child.pid ?? 0) }
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await gone
    // Waits until the portal itself has let go of its folder, which it does last of all.
    while (child.pid && isThere(child.pid)) await pause(50)
  }
}

/** Measures the first start, which fills in the demonstration, and a second one on the same data. */
export const startUp = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-bench-'))
  try {
    const first = await startOnce(folder)
    await pause(2000)
    const warm = await startOnce(folder)
    await pause(1000)
    return { first: first.seconds, warm: warm.seconds, megabytes: warm.megabytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
