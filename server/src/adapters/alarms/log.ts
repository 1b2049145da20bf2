import type { Alarms } from '../../ports/alarms.ts'

/** One line of the log, in the form of the others: level 40 is a warning. */
export const logAlarms = (write: (line: string) => void): Alarms => ({
  raise: (alarm) => write(`${JSON.stringify({ level: 40, time: Date.now(), alarm })}\n`),
})
