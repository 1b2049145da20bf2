import { expect, test } from 'vitest'
import { logAlarms } from './log.ts'

const lines: string[] = []
const alarms = logAlarms((line) => void lines.push(line))
const said = (tell: () => void) => {
  lines.length = 0
  tell()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/\n$/)
  const { time, ...rest } = JSON.parse(lines[0] ?? '')
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000)
  return rest
}

test('an alarm is a warning in the log when it begins, and one that says so when it ends', () => {
  expect(said(() => alarms.raise('mail_away'))).toEqual({ level: 40, alarm: 'mail_away' })
  expect(said(() => alarms.end('mail_away'))).toEqual({ level: 40, alarm: 'mail_away', ended: true })
})

test('a letter that ended is told by its id and its reason, and nothing of its reader', () => {
  const letter = { id: 'k1', channel: 'email', reason: 'too_late' } as const
  expect(said(() => alarms.undelivered({ ...letter, ...{ to: 'ana@example.mo' } }))).toEqual({
    level: 40,
    msg: 'letter undelivered',
    letter: 'k1',
    channel: 'email',
    reason: 'too_late',
  })
})
