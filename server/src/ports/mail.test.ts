import { expect, test } from 'vitest'
import { consequenceOf, longestSending, Undelivered } from './mail.ts'

test('one sending takes ten seconds at the most, and ends before another courier takes the letter over', () => {
  expect(longestSending).toBe(10_000)
})

test('a fault of ours is no fault of the letter: it is tried later', () => {
  expect(consequenceOf(new Undelivered('fault').reason)).toBe('later')
})
