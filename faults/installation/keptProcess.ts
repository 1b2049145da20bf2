import { type ChildProcess, spawn } from 'node:child_process'
import { compiled } from '../../e2e/server.ts'
import { endingWithUs } from '../leftovers.ts'
import { until } from '../waiting.ts'
import { readDocument, root } from './document.ts'

/** What the document tells systemd about a process. */
const unit = () => {
  const text = readDocument('docs/operations.md').block({ under: 'systemd', language: 'ini', with: 'ExecStart=' })
  const value = (name: string) => {
    const [, found] = new RegExp(`^${name}=(.*)$`, 'm').exec(text) ?? []
    if (found === undefined) throw new Error(`docs/operations.md: the unit no longer says ${name}.`)
    return found
  }
  const folder = value('WorkingDirectory')
  const [program = '', ...given] = value('ExecStart').replaceAll(`${folder}/`, `${root}/`).split(' ')
  if (value('Restart') !== 'always') throw new Error('docs/operations.md: a process that ends is not started again.')
  return {
    program,
    given,
    umask: value('UMask'),
    restartAfter: Number(value('RestartSec')) * 1000,
    stopWithin: Number(value('TimeoutStopSec')) * 1000,
  }
}

/** The first number of the response’s status, or 0 when there is none within a second. */
const statusOf = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

/** One process of the portal, kept as systemd keeps it: a process that ends is started again after a while. */
export const keepProcess = (port: number, environment: Record<string, string>) => {
  const { program, given, umask, restartAfter, stopWithin } = unit()
  const said: string[] = []
  let child: ChildProcess | undefined
  /** True while we ourselves end it. */
  let asked = false
  let stopped = false
  let ended = 0
  let restart: NodeJS.Timeout | undefined

  const start = () => {
    clearTimeout(restart)
    asked = false
    child = spawn('/bin/sh', ['-c', `umask ${umask}; exec "$0" "$@"`, program, ...given], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...environment, PORT: String(port) },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(String(text)))
    endingWithUs(child).once('exit', () => {
      if (!asked) ended += 1
      if (!stopped) restart = setTimeout(() => !stopped && start(), restartAfter).unref()
    })
  }
  const endBy = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ending = child
    asked = true
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    const late = setTimeout(() => ending.kill('SIGKILL'), stopWithin)
    await gone
    clearTimeout(late)
  }
  const status = (path: string) => statusOf(`http://127.0.0.1:${port}${path}`)
  const isReady = async () => (await status('/readyz')) === 200

  start()
  return {
    port,
    status,
    isReady,
    /** How often it has ended without being told to. */
    ended: () => ended,
    /** Everything that it has written. */
    said: () => said.join(''),
    pid: () => child?.pid,
    kill: () => endBy('SIGKILL'),
    /** `systemctl restart`, and the loop of the document that waits for it. */
    restart: async () => {
      stopped = true
      await endBy('SIGTERM')
      stopped = false
      start()
      await until(isReady, { seconds: 120, what: () => `A process was not ready after its restart: ${said.at(-1)}` })
    },
    stop: async () => {
      stopped = true
      await endBy('SIGTERM')
    },
    /** Kills it for good. */
    end: async () => {
      stopped = true
      await endBy('SIGKILL')
    },
    start: () => {
      stopped = false
      start()
    },
    /** Waits until it is ready for the first time, or has ended. */
    ready: async () => {
      await until(async () => ended > 0 || (await isReady()), {
        seconds: 120,
        what: () => `A process was not ready in time: ${said.join('')}`,
      })
      if (ended > 0) throw new Error(`A process ended at its start: ${said.join('')}`)
    },
  }
}

export type KeptProcess = ReturnType<typeof keepProcess>
