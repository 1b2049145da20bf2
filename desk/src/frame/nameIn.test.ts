import { expect, test } from 'vitest'
import { nameIn } from './nameIn.ts'

test('a code is never shown while its name is on the way', () => {
  const list = { items: [{ code: 'tapseac', name: '塔石體育館服務處' }] }
  expect(nameIn(undefined, 'tapseac')).toBe('…')
  expect(nameIn(list, 'tapseac')).toBe('塔石體育館服務處')
  expect(nameIn(list, 'closed')).toBe('closed')
})
