import { expect, test } from 'vitest'
import { laws } from '../check-house.ts'
import { broken } from './houses/broken.ts'
import { kept } from './houses/kept.ts'

for (const [{ name, check }, how, house, complaint] of broken)
  test(`${name}: broken by ${how}`, () => {
    expect(check(house).join('\n')).toMatch(complaint)
  })

for (const [{ name, check }, how, house] of kept)
  test(`${name}: kept by ${how}`, () => {
    expect(check(house)).toEqual([])
  })

test('every law has a house that breaks it and one that keeps it', () => {
  expect(new Set(broken.map(([law]) => law))).toEqual(new Set(laws))
  expect(new Set(kept.map(([law]) => law))).toEqual(new Set(laws))
})
