import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** One line that is not shown while it is typed; from a pipe, its first line. */
export const askSecret = async (question: string) => {
  const shown = process.stdin.isTTY === true
  if (shown) process.stderr.write(question)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silence, terminal: shown })
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  if (shown) process.stderr.write('\n')
  return line
}
