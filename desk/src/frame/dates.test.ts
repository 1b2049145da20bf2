import { afterEach, expect, test, vi } from 'vitest'
import { thisYear } from './dates.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-31T15:59:59Z', '2026'],
  ['2026-12-31T16:00:00Z', '2027'],
])('at %s the year of the place is %s', (now, year) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

  expect(thisYear()).toBe(year)
})
