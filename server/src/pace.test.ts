import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

/** So many people ask, each again when they were told to. Gives how many asked in each second. */
const crowd = (people: number, seconds: number) => {
  const pace = paceOf()
  const next = Array.from({ length: people }, (_, one) => (one % 30) / 10)
  return Array.from({ length: seconds }, (_, second) => {
    let asked = 0
    for (const [one, when] of next.entries()) {
      if (when >= second + 1) continue
      asked += 1
      next[one] = Math.max(when, second) + pace.ask(second, ((one * 7919 + second) % 1000) / 1000)
    }
    return asked
  })
}
const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test('one who looks alone asks every three seconds or later', () => {
  const pace = paceOf()

  expect(Array.from({ length: 20 }, (_, place) => pace.ask(place * 3, (place % 10) / 10))).toEqual(
    expect.arrayContaining([3]),
  )
  expect(meanOf(crowd(1, 300))).toBeLessThanOrEqual(1 / 3)
})

test('ten thousand who look ask as often together as a thousand do', () => {
  const few = meanOf(crowd(1000, 600).slice(300))
  const many = meanOf(crowd(10_000, 600).slice(300))

  expect(few).toBeGreaterThan(200)
  expect(few).toBeLessThan(400)
  expect(many).toBeGreaterThan(200)
  expect(many).toBeLessThan(400)
})

test('when they have gone it is soon as quick as before', () => {
  const pace = paceOf()
  for (let second = 0; second < 60; second += 1) for (let one = 0; one < 1000; one += 1) pace.ask(second, 0.5)
  expect(pace.ask(60, 0.5)).toBeGreaterThan(3)

  expect(pace.ask(121, 0.5)).toBe(3)
})
