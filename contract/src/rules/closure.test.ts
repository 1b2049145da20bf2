import { expect, test } from 'vitest'
import { closureStateOf, meetsManyMore } from './closure.ts'

const closure = { startsAt: new Date('2026-03-02T10:00Z'), endsAt: new Date('2026-03-02T12:00Z'), liftedAt: null }

test.each([
  ['09:59', 'coming'],
  ['10:00', 'running'],
  ['11:59', 'running'],
  ['12:00', 'over'],
] as const)('at %s a closure from ten to twelve is %s', (time, state) => {
  expect(closureStateOf(closure, new Date(`2026-03-02T${time}Z`))).toBe(state)
})

test('what was lifted stays so, also after its time', () => {
  const lifted = { ...closure, liftedAt: new Date('2026-03-02T11:00Z') }
  expect(closureStateOf(lifted, new Date('2026-03-03T11:00Z'))).toBe('lifted')
})

test.each([
  [0, 0, false],
  [0, 1, true],
  [9, 10, true],
  [10, 11, false],
  [1284, 1412, false],
  [1284, 1413, true],
  [1284, 3, false],
])('of %i people who were read, %i by now are many more: %s', (read, now, is) => {
  expect(meetsManyMore(read, now)).toBe(is)
})
