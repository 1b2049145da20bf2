import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, readyOrGone } from '../e2e/process.ts'

/**
 * Seconds of processor time that a process has used; undefined when the system does not tell. Other work on the machine
 * changes it far less than the duration.
 */
const processorSeconds = (pid = 0) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name may hold anything. Fields 12 and 13 after it are its time and the system’s for it, in hundredths.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/**
 * A Node process that prints `Ready on`. It is a process of its own, so that it shares nothing with the measuring one.
 */
export const startProcess = async (file: string, environment: NodeJS.ProcessEnv = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...environment },
  })
  // The process ends with ours.
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  await readyOrGone(child)
  return {
    address: `http://127.0.0.1:${port}`,
    processorSeconds: () => processorSeconds(child.pid),
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      process.off('exit', end)
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The portal as it is really started, but with limits that one busy address cannot reach. */
export const startPortal = (environment: NodeJS.ProcessEnv = {}) =>
  startProcess('server/src/main.ts', { FLOOD_LIMIT: '100000000', TRUSTED_PROXIES: '127.0.0.1', ...environment })
