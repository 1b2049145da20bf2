import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const taken = probe.address()
      probe.close(() => (taken && typeof taken === 'object' ? resolve(taken.port) : reject(new Error('no port'))))
    })
  })

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
