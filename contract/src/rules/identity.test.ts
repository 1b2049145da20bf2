import { expect, test } from 'vitest'
import { type IdType, idTypes, looksUnusual, needsDocumentNumber, needsExpiry } from './identity.ts'

test('a resident’s number begins with 1, 5 or 7: any other is worth a second look', () => {
  const unusual = [...'0123456789'].filter((first) => looksUnusual('resident', `${first}2345678`))

  expect(unusual.join('')).toBe('0234689')
})

test.each<[string, IdType, string]>([
  ['the number of somebody who is no resident', 'worker', '22345678'],
  ['a number that is none yet', 'resident', '2234567'],
])('%s is not looked at again', (_, idType, idNumber) => {
  expect(looksUnusual(idType, idNumber)).toBe(false)
})

test('every document but the resident’s ends, and two kinds have a number of their own', () => {
  expect(idTypes.filter(needsExpiry)).toEqual(['worker', 'permit', 'student'])
  expect(idTypes.filter(needsDocumentNumber)).toEqual(['permit', 'student'])
})
