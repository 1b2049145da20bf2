import { expect, test } from 'vitest'
import { privateKeyFrom, publicKeyFrom } from './bureau.ts'
import { signatureBase, signed, verified } from './signatures.ts'

// The keys and the example of RFC 9421, appendices B.1.4 and B.2.6.
const privateKey = privateKeyFrom('MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF')
const publicKey = publicKeyFrom('MCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=')
const covered = [
  ['"date"', 'Tue, 20 Apr 2021 02:07:55 GMT'],
  ['"@method"', 'POST'],
  ['"@path"', '/foo'],
  ['"@authority"', 'example.com'],
  ['"content-type"', 'application/json'],
  ['"content-length"', '18'],
] as const
const input =
  'sig=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"'
const signature = 'sig=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:'

const keyOf = (id: string) => (id === 'test-key-ed25519' ? publicKey : undefined)
const verify = (fields: { 'signature-input': string | null; signature: string | null }, parts = covered) =>
  verified({ label: 'sig', covered: parts, fields, keyOf })

test('the example of RFC 9421 is right', () => {
  expect(verify({ 'signature-input': input, signature })).toEqual({ created: 1618884473, keyid: 'test-key-ed25519' })
  expect(signatureBase(covered, input.slice(4)).toString().split('\n').at(-1)).toBe(
    `"@signature-params": ${input.slice(4)}`,
  )
})

test('what is signed is right, with all that is said beside it', () => {
  const parameters = { created: 1, keyid: 'test-key-ed25519', nonce: 'once' }
  const fields = signed({ label: 'sig', covered, parameters, key: privateKey })

  expect(verify(fields)).toEqual(parameters)
  expect(fields['signature-input']).toContain(';alg="ed25519"')
})

test.each([
  ['nothing', null, null],
  ['no signature', input, null],
  ['no input', null, signature],
  ['another label', input.replace('sig', 'gis'), signature.replace('sig', 'gis')],
  ['two labels', input, signature.replace('sig', 'gis')],
  ['another moment', input.replace('1618884473', '1618884474'), signature],
  ['an unknown key', input.replace('test-key', 'other-key'), signature],
  ['no key', input.replace(/;keyid=.*/, ''), signature],
  ['no moment', input.replace(/;created=\d+/, ''), signature],
  ['two moments', `${input};created=1618884473`, signature],
  ['another algorithm', `${input};alg="hmac-sha256"`, signature],
  ['a word that was not agreed', `${input};expires=9999999999`, signature],
  ['something behind', `${input} `, signature],
  ['a second signature', `${input}, ${input}`, signature],
  ['less covered', input.replace(' "content-length"', ''), signature],
  ['another order', input.replace('"date" "@method"', '"@method" "date"'), signature],
  ['a short signature', input, 'sig=:wqcAqQ==:'],
  ['words for a signature', input, 'sig="wqcAqbmY"'],
])('a signature with %s is none', (_, given, sealed) => {
  expect(verify({ 'signature-input': given, signature: sealed })).toBeUndefined()
})

test('a part that has changed on the way is seen', () => {
  const changed = covered.map(([name, value]) => [name, value === '18' ? '19' : value] as const)

  expect(verify({ 'signature-input': input, signature }, changed as unknown as typeof covered)).toBeUndefined()
})
