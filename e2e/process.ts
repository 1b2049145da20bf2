import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

// Twenty ports for each process and thread, so that two never choose the same. All are below those that the system gives
// to outgoing connections: one of those could be given away again before our server, still opening its database, listens.
const begin = 20_000 + ((process.pid * 31 + threadId * 97) % 600) * 20
let taken = 0

/** A port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const port = begin + (taken % 20)
  taken += 1
  if (taken > 10_000) throw new Error('There is no free port.')
  return (await isFree(port)) ? port : freePort()
}

/** Waits until a process prints `Ready on`; otherwise its output is in the error. */
export const readyOrGone = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += text
      if (said.includes('Ready on')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The process stopped with ${code}:\n${said}`)))
  })
