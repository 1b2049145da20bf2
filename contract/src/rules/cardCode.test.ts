import { expect, test } from 'vitest'
import { type CardCode, type CardKey, cardCodeContent, checkCardCode, readCardCode } from './cardCode.ts'

const day = 24 * 60 * 60
const now = 1_772_416_800

const aKey = async (kid: string) => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('a key without its other half')
  const { privateKey, publicKey } = pair
  const { x = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return { privateKey, listed: { kty: 'OKP', crv: 'Ed25519', x, kid } satisfies CardKey }
}
const [ours, next, foreign] = await Promise.all([aKey('k7Qz_a'), aKey('next-1'), aKey('k7Qz_a')])
const keys = [ours.listed, next.listed]

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const signed = async (code: CardCode, by = ours.privateKey) => {
  const content = cardCodeContent(code)
  return `${content}.${base64url(await crypto.subtle.sign('Ed25519', by, new TextEncoder().encode(content)))}`
}
const screen: CardCode = { reference: 'r8Kx2mQwErTyUiOp', from: 'screen', second: now + 60, key: 'k7Qz_a' }
const kept: CardCode = { ...screen, from: 'kept', second: now - day }
const paper: CardCode = { ...screen, from: 'paper', second: null }

test.each([
  ['on a screen', screen],
  ['of a device without a network', kept],
  ['on paper', paper],
])('a code %s is good for whoever has the public key, with or without the address before it', async (_, code) => {
  const text = await signed(code)
  expect(await checkCardCode(text, { keys, now })).toEqual({ code })
  expect(await checkCardCode(`https://portal.example/c#${text}`, { keys, now })).toEqual({ code })
})

test('a code is proved by the key that it names, also by one that signs from tomorrow on', async () => {
  const code = { ...screen, key: next.listed.kid }
  expect(await checkCardCode(await signed(code, next.privateKey), { keys, now })).toEqual({ code })
  expect(await checkCardCode(await signed(code, ours.privateKey), { keys, now })).toEqual({ fault: 'forged' })
})

test('a code of a key that the gate does not have is told apart from a forged one', async () => {
  expect(await checkCardCode(await signed({ ...screen, key: 'k7Qz_b' }), { keys, now })).toEqual({
    fault: 'unknown_key',
  })
  expect(await checkCardCode(await signed(screen, foreign.privateKey), { keys, now })).toEqual({ fault: 'forged' })
})

test('no part of a code can be changed, and none can be put into another', async () => {
  const [reference, end, key, signature = ''] = (await signed(screen)).split('.')
  const [, , , ofPaper] = (await signed(paper)).split('.')
  const changed = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const forged of [
    `r8Kx2mQwErTyUiOq.${end}.${key}.${signature}`,
    `${reference}.${now + 59}.${key}.${signature}`,
    `${reference}.k${now + 60}.${key}.${signature}`,
    `${reference}.card.${key}.${signature}`,
    `${reference}.${end}.${key}.${ofPaper}`,
    `${reference}.${end}.${key}.${changed}`,
  ])
    expect([forged, await checkCardCode(forged, { keys, now })]).toEqual([forged, { fault: 'forged' }])
})

test('what is no code, or not all of one, is not read', async () => {
  const text = await signed(screen)
  for (const broken of ['', 'card', text.slice(0, -1), `${text}A`, text.replace('.', ''), `${text}.`, `${text}\n`]) {
    expect(readCardCode(broken)).toBeUndefined()
    expect(await checkCardCode(broken, { keys, now })).toEqual({ fault: 'unreadable' })
  }
})

test('a code on a screen lives a minute, and half a minute more at a gate whose clock is late', async () => {
  const text = await signed(screen)
  const at = (second: number, skew?: number) =>
    checkCardCode(text, { keys, now: second, ...(skew === undefined ? {} : { skew }) })
  expect(await at(now + 59, 0)).toEqual({ code: screen })
  expect(await at(now + 60, 0)).toEqual({ fault: 'over' })
  expect(await at(now + 89)).toEqual({ code: screen })
  expect(await at(now + 90)).toEqual({ fault: 'over' })
})

test('a code that cannot be of now is refused: the clock of a gate may be early by half a minute', async () => {
  expect(await checkCardCode(await signed(screen), { keys, now: now - 30 })).toEqual({ code: screen })
  expect(await checkCardCode(await signed(screen), { keys, now: now - 31 })).toEqual({ fault: 'early' })
  expect(await checkCardCode(await signed({ ...kept, second: now + 31 }), { keys, now })).toEqual({ fault: 'early' })
})

test('what a device has kept is good for a week after it last had a network', async () => {
  const of = async (second: number) => checkCardCode(await signed({ ...kept, second }), { keys, now, skew: 0 })
  expect(await of(now)).toMatchObject({ code: { from: 'kept', second: now } })
  expect(await of(now - 7 * day + 1)).toMatchObject({ code: { from: 'kept' } })
  expect(await of(now - 7 * day)).toEqual({ fault: 'over' })
})

test('a code on paper has no end of its own: the card behind it has one', async () => {
  expect(await checkCardCode(await signed(paper), { keys, now: now + 400 * day })).toEqual({ code: paper })
})
