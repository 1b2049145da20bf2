import { expect, test } from 'vitest'
import { logLost } from './lost.ts'

test('a lost connection is one warning in the log, with the reason', () => {
  const lines: string[] = []
  logLost((line) => void lines.push(line))('57P01')
  const [line = ''] = lines
  const { time, ...rest } = JSON.parse(line)

  expect(lines).toHaveLength(1)
  expect(line).toMatch(/\n$/)
  expect(rest).toEqual({ level: 40, msg: 'database connection lost', code: '57P01' })
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000)
})
