import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const running = new Set<ChildProcess>()
let stopped = false

// A signal ends the running commands, so that they can clean up; then we end ourselves.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true
    for (const child of running) child.kill(signal)
  })

/** True once somebody asked us to stop. */
export const wasStopped = () => stopped

/**
 * Runs a command of the project with its output going through, and returns its exit code. Variables that are
 * `undefined` are removed from the environment.
 */
export const runThrough = (command: string, given: string[], environment: NodeJS.ProcessEnv = {}) => {
  const child = spawn(command, given, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  running.add(child)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
