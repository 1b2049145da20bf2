import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigError } from './config.ts'
import { FolderInUse } from './database/lock.ts'
import { DatabaseUnavailable } from './database/outage.ts'

/** A mistyped command. Only its message is shown. */
export class UsageError extends Error {}

const expected = [UsageError, ConfigError, FolderInUse, DatabaseUnavailable]

const plainSentence = (error: unknown, usage: string) => {
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message
  return error instanceof TypeError && 'code' in error ? usage : undefined // parseArgs met an unknown option.
}

interface Command {
  /** The usage, shown after an unknown option. */
  usage: string
  run: () => Promise<void>
  /** A sentence for further expected errors. */
  sentenceFor?: (error: unknown) => string | undefined
}

/** Runs an operator’s command. Expected errors end in one sentence; a fault keeps its stack. */
export const runCommand = ({ usage, run, sentenceFor = () => undefined }: Command) =>
  run().catch((error: unknown) => {
    console.error(sentenceFor(error) ?? plainSentence(error, usage) ?? error)
    process.exitCode = 1
  })

/** Reads one line without showing it; from a pipe, its first line. */
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
