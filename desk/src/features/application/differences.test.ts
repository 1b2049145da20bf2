import { expect, test } from 'vitest'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { differencesIn } from './differences.ts'

const fieldsThatDiffer = (changes: Parameters<typeof anApplication>[1]) =>
  differencesIn(anApplication('A26-AAAAAA', changes)).map(({ field }) => field)

test('capitals and blanks are no difference', () => {
  expect(fieldsThatDiffer({ surname: ' ho', firstName: 'Ka  Leng' })).toEqual([])
})

test('an accent is the same, whether it was typed as one sign or as two', () => {
  const [one, two] = ['H\u00f3', 'Ho\u0301']
  expect(one).not.toBe(two)
  const { record } = anApplication('A26-AAAAAA')
  expect(fieldsThatDiffer({ surname: two, record: record && { ...record, surname: one } })).toEqual([])
})

test.each([
  ['nameZh', { nameZh: '何嘉玲' }],
  ['nameZh', { nameZh: null }],
  ['surname', { surname: 'Hó' }],
  ['firstName', { firstName: 'Ka Ling' }],
  ['gender', { gender: 'male' }],
  ['birthDate', { birthDate: '1991-08-07' }],
  ['documentExpiry', { documentExpiry: '2030-01-01' }],
] as const)('another %s is one', (field, changes) => {
  expect(fieldsThatDiffer(changes)).toEqual([field])
})

test('a resident need not say until when the card lasts', () => {
  expect(fieldsThatDiffer({ documentExpiry: null })).toEqual([])
})

test('without a record nothing can differ', () => {
  expect(fieldsThatDiffer({ record: null, surname: 'Chan' })).toEqual([])
})

test.each([
  ['gender', { gender: 'male' }],
  ['birthDate', { birthDate: '1980-01-21' }],
] as const)('[M04] of a guardian another %s is one', (field, changes) => {
  expect(differencesIn(aGuardian()).map(({ field }) => field)).toEqual([])
  expect(differencesIn(aGuardian(changes)).map(({ field }) => field)).toEqual([field])
})
