import { expect, test } from 'vitest'
import { problemsOnDay } from './application.ts'

const today = '2026-03-02'
test.each([
  ['an adult', { birthDate: '1990-03-15', documentExpiry: '' }, {}],
  ['[V11] 3 years and 364 days old', { birthDate: '2022-03-03', documentExpiry: '' }, { birthDate: 'too_young' }],
  ['born tomorrow', { birthDate: '2026-03-03', documentExpiry: '' }, { birthDate: 'day_future' }],
  ['[V11] 4 years old', { birthDate: '2022-03-02', documentExpiry: '' }, {}],
  ['a document that ends today', { birthDate: '1990-03-15', documentExpiry: today }, { documentExpiry: 'day_past' }],
  [
    'a document that ended yesterday',
    { birthDate: '1990-03-15', documentExpiry: '2026-03-01' },
    { documentExpiry: 'day_past' },
  ],
  [
    'too young, with a document that has ended',
    { birthDate: '2024-01-01', documentExpiry: '2026-03-01' },
    { birthDate: 'too_young', documentExpiry: 'day_past' },
  ],
  ['born today', { birthDate: today, documentExpiry: '' }, { birthDate: 'too_young' }],
  ['a document that ends tomorrow', { birthDate: '1990-03-15', documentExpiry: '2026-03-03' }, {}],
])('%s', (_, application, expected) => {
  expect(problemsOnDay(today, application)).toEqual(expected)
})
