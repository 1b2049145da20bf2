import type { Alarms } from '../../ports/alarms.ts'

/** Lines of the log, in the form of the others: level 40 is a warning. */
export const logAlarms = (write: (line: string) => void): Alarms => {
  const warn = (said: object) => write(`${JSON.stringify({ level: 40, time: Date.now(), ...said })}\n`)
  return {
    raise: (alarm) => warn({ alarm }),
    end: (alarm) => warn({ alarm, ended: true }),
    undelivered: ({ id, channel, reason }) => warn({ msg: 'letter undelivered', letter: id, channel, reason }),
  }
}
