import { expect, test } from 'vitest'
import { closureStateOf } from './closure.ts'

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
