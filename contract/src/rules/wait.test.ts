import { expect, test } from 'vitest'
import { waitOf } from './wait.ts'

const now = new Date('2026-03-02T16:00:30+08:00')
const at = (seconds: number) => waitOf(seconds, { now, timeZone: 'Asia/Macau' })

test.each([
  [1, { kind: 'seconds', seconds: 1 }],
  [120, { kind: 'seconds', seconds: 120 }],
  [121, { kind: 'clock', time: '16:03', tomorrow: false }],
  [40 * 60 - 30, { kind: 'clock', time: '16:40', tomorrow: false }],
  [8 * 3600 - 30, { kind: 'clock', time: '00:00', tomorrow: true }],
  [86_399, { kind: 'clock', time: '16:01', tomorrow: true }],
  [86_400, { kind: 'days', days: 1 }],
  [90_000, { kind: 'days', days: 2 }],
])('%i seconds are told as %o', (seconds, told) => {
  expect(at(seconds)).toEqual(told)
})
