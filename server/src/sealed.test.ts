import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOfToken, keysFrom, newToken, publicHalf } from './keys.ts'
import { sealedBy } from './sealed.ts'

const key = randomBytes(32)
const secret = 'the factor of a clerk: 職員'

test('a sealed text is opened by its key, for whom it was sealed, and looks different each time', () => {
  const { seal, open } = sealedBy(key)
  const [one, other] = [seal(secret, 'staff 1'), seal(secret, 'staff 1')]

  expect(open(one, 'staff 1')).toBe(secret)
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64').includes('clerk')).toBe(false)
})

test.each([
  ['in the row of somebody else', (sealed: string) => sealedBy(key).open(sealed, 'staff 2')],
  ['by another secret', (sealed: string) => sealedBy(randomBytes(32)).open(sealed, 'staff 1')],
  ['cut off', (sealed: string) => sealedBy(key).open(sealed.slice(0, 20), 'staff 1')],
  [
    'changed in one bit',
    (sealed: string) => {
      const bytes = Buffer.from(sealed, 'base64')
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      return sealedBy(key).open(bytes.toString('base64'), 'staff 1')
    },
  ],
])('it is not opened %s', (_, open) => {
  expect(() => open(sealedBy(key).seal(secret, 'staff 1'))).toThrow()
})

test('of one secret each purpose has a key of its own, and another secret has others', () => {
  const text = 'the same text'
  const formsOf = (of: string) => {
    const { ofCode, ofLink, ofCard, ofSealedCard, ofNextToken, ofNetwork, ofCounter, ofPicture, keyFor } = keysFrom(of)
    const forms = [ofCode, ofLink, ofSealedCard, ofNextToken, ofNetwork, ofCounter].map((form) => form(text))
    const cards = [ofCard('a'), ofCard('b')].map(publicHalf)
    forms.push(...cards, ofPicture(Buffer.from(text)), keyFor('files').toString('hex'), keyFor('mail').toString('hex'))
    return forms
  }
  const [one, again, other] = [formsOf('one secret'), formsOf('one secret'), formsOf('another secret')]

  expect(again).toEqual(one)
  expect(new Set([...one.map((form) => form.slice(0, 16)), ...other.map((form) => form.slice(0, 16))]).size).toBe(22)
  expect(keysFrom('one secret').ofNetwork(text)).toHaveLength(16)
})

test('a token has 256 bits of chance, and its hash is no token', () => {
  const [one, other] = [newToken(), newToken()]

  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(one).not.toBe(other)
  expect(hashOfToken(one)).toMatch(/^[\w-]{43}$/)
  expect(hashOfToken(one)).not.toBe(hashOfToken(other))
})
