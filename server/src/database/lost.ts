import type { OnLost } from './client.ts'

/** One line of the log for each lost connection, in the form of the others: level 40 is a warning. */
export const logLost =
  (write: (line: string) => void): OnLost =>
  (code) =>
    write(`${JSON.stringify({ level: 40, time: Date.now(), msg: 'database connection lost', code })}\n`)
