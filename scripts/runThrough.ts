import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

let running: ChildProcess | undefined
let stopped = false

// A signal ends the command that runs now, so that it can put away what it holds; then we end ourselves.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true
    running?.kill(signal)
  })

/** Whether somebody asked us to stop. */
export const wasStopped = () => stopped

/**
 * Runs a command of the project with its output going through, and tells its exit code. Variables that are
 * `undefined` are taken out of the environment.
 */
export const runThrough = (command: string, given: string[], environment: NodeJS.ProcessEnv = {}) => {
  const child = spawn(command, given, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  running = child
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
