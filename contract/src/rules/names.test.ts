import { expect, test } from 'vitest'
import { foreignNameOf } from './names.ts'

test.each([
  ['the surname comes first for who has a Chinese name', '陳小美', 'Chan Siu Mei'],
  ['the first name for who has none', null, 'Siu Mei Chan'],
  ['and where it is empty', '', 'Siu Mei Chan'],
])('%s', (_, nameZh, written) => {
  expect(foreignNameOf({ nameZh, surname: 'Chan', firstName: 'Siu Mei' })).toBe(written)
})
