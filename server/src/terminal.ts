import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigError } from './config.ts'
import { FolderInUse } from './database/lock.ts'

/** A command that was typed wrong. Its message is all that is said. */
export class UsageError extends Error {}

const plainSentence = (error: unknown, usage: string) => {
  if (error instanceof UsageError || error instanceof ConfigError || error instanceof FolderInUse) return error.message
  return error instanceof TypeError && 'code' in error ? usage : undefined // From parseArgs: an option it does not know.
}

interface Command {
  /** How it is typed, for who typed an option that there is not. */
  usage: string
  run: () => Promise<void>
  /** What else can be told in a sentence. */
  sentenceFor?: (error: unknown) => string | undefined
}

/** Runs a command of the one who runs the portal. What is no fault of the program ends in a sentence and no trace. */
export const runCommand = ({ usage, run, sentenceFor = () => undefined }: Command) =>
  run().catch((error: unknown) => {
    console.error(sentenceFor(error) ?? plainSentence(error, usage) ?? error)
    process.exitCode = 1
  })

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
