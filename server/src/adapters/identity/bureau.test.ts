import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { BureauUnavailable, type IdentityRecord } from '../../ports/identity.ts'
import { openTestBureau, type Trouble } from '../../testing/bureau.ts'
import { type BureauNews, identityBureau } from './bureau.ts'
import type { BureauRecords } from './comparing.ts'

const idNumber = '51234567'
const record: IdentityRecord = {
  nameZh: '陳小美',
  surname: 'Chan',
  firstName: 'Sio Mei',
  gender: 'female',
  birthDate: '1990-05-17',
  documentExpiry: null,
  hasPhoto: true,
}
/** Larger than a small answer may be. */
const photo = Buffer.alloc(200_000, 'p')
let questions = 0
const records: BureauRecords = {
  state: () => 'closed',
  record: async () => {
    questions += 1
    return record
  },
  photo: async () => photo,
  isGuardian: async () => true,
}

let moment = Date.parse('2026-03-02T10:00:00+08:00')
const now = () => new Date(moment)
const server = await openTestBureau(records, now)
afterAll(() => server.close())
beforeEach(() => {
  server.be('none')
  questions = 0
})

const news: BureauNews[] = []
const open = (changes: Partial<typeof server.access> = {}) => {
  news.length = 0
  return identityBureau({ ...server.access, ...changes }, { now, tell: (one) => news.push(one), pause: 1 })
}
const reasonOf = async (asked: Promise<unknown>) => {
  const error = await asked.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(BureauUnavailable)
  return (error as BureauUnavailable).reason
}

test('what is asked about a person stands in the body alone, and the whole is signed', async () => {
  expect(await open().record({ idType: 'resident', idNumber })).toEqual(record)

  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.asked
  expect(path).toBe('/identity/v1/record')
  expect(JSON.parse(body)).toEqual({ idType: 'resident', idNumber })
  expect(JSON.stringify(headers)).not.toContain(idNumber)
  expect(headers['signature-input']).toMatch(
    /^portal=\("@method" "@authority" "@path" "content-type" "content-digest" "idempotency-key"\);created=\d+;keyid="portal-1";nonce="[\w-]+";alg="ed25519"$/,
  )
})

test('a photo is as large as a photo; a record is not', async () => {
  expect(await open().photo({ idNumber })).toEqual(photo)
})

test.each<[Trouble, string]>([
  ['hangs_up', 'unreachable'],
  ['half', 'unreachable'],
  ['silent', 'timed_out'],
  ['out_of_order', 'out_of_order'],
  ['elsewhere', 'refused'],
  ['no_signature', 'unsigned'],
  ['foreign_signature', 'unsigned'],
  ['unknown_key', 'unsigned'],
  ['changed_body', 'unsigned'],
  ['wrong_digest', 'unsigned'],
  ['somebody_else', 'somebody_else'],
  ['garbage', 'unreadable'],
  ['huge', 'unreadable'],
])('a bureau in trouble (%s) has not answered: %s', async (trouble, reason) => {
  const bureau = open({ within: 300 })
  server.be(trouble)

  expect(await reasonOf(bureau.record({ idNumber }))).toBe(reason)
  expect(news, 'an operator is told why').toContainEqual({ call: 'record', reason })
  expect(JSON.stringify(news)).not.toContain(idNumber)
})

test('an answer that was right for another question is none for this', async () => {
  const bureau = open()
  await bureau.record({ idNumber })
  server.be('answer_before')

  expect(await reasonOf(bureau.record({ idNumber }))).toBe('unsigned')
})

test.each<Trouble>(['out_of_order_once', 'overloaded_once'])('what passes is asked again: %s', async (trouble) => {
  const bureau = open()
  server.be(trouble)

  expect(await bureau.record({ idNumber })).toEqual(record)
  const [one, other] = server.asked.map(({ headers }) => headers)
  expect(one?.['idempotency-key']).toBe(other?.['idempotency-key'])
  expect(one?.['signature']).not.toBe(other?.['signature'])
})

test('it is asked three times and no more; what would be the same once more, once', async () => {
  server.be('hangs_up')
  await reasonOf(open().record({ idNumber }))
  expect(server.asked).toHaveLength(3)

  server.be('foreign_signature')
  await reasonOf(open().record({ idNumber }))
  expect(server.asked).toHaveLength(1)
})

test('who waits does not wait for longer than was set, whatever the bureau does', async () => {
  server.be('silent')
  const began = performance.now()
  await reasonOf(open({ within: 300 }).record({ idNumber }))

  expect(performance.now() - began).toBeLessThan(1000)
})

describe('the bureau takes no question that', () => {
  test('is signed by another key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')

    expect(await reasonOf(open({ privateKey }).record({ idNumber }))).toBe('refused')
    expect(await reasonOf(open({ keyId: 'portal-2' }).record({ idNumber }))).toBe('refused')
    expect(questions).toBe(0)
  })

  test('was asked before, is old, or was changed on its way', async () => {
    await open().record({ idNumber })
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.asked
    const again = (changes: { body?: string; headers?: object }) =>
      fetch(new URL(path, server.access.address), {
        method: 'POST',
        body: changes.body ?? body,
        // Only texts were sent.
        headers: { ...(headers as Record<string, string>), ...changes.headers },
      })
    questions = 0

    expect((await again({})).status, 'once more').toBe(401)
    expect((await again({ body: body.replace('5', '7') })).status, 'about somebody else').toBe(400)
    expect((await again({ headers: { 'idempotency-key': 'another' } })).status).toBe(401)
    const slow = identityBureau(server.access, { now: () => new Date(moment - 120_000), pause: 1 })
    expect(await reasonOf(slow.record({ idNumber })), 'two minutes old').toBe('refused')
    expect(questions).toBe(0)
  })
})

test('after five failures nobody is made to wait; the bureau is tried again, and all is well', async () => {
  const bureau = open()
  server.be('foreign_signature')
  for (let tried = 0; tried < 5; tried += 1) await reasonOf(bureau.record({ idNumber }))
  expect(bureau.state()).toBe('open')
  server.be('none')

  expect(await reasonOf(bureau.record({ idNumber }))).toBe('not_asked')
  expect(server.asked).toHaveLength(0)
  moment += 15_000
  expect(
    await bureau.isGuardian(
      { idType: 'resident', idNumber, birthDate: '2015-01-01' },
      { ...record, idNumber: '51234568' },
    ),
  ).toBe(true)
  expect(bureau.state()).toBe('closed')
  expect(news.flatMap((one) => ('breaker' in one ? [one.breaker] : []))).toEqual(['open', 'half_open', 'closed'])
})

test('while the bureau changes its key, both are good', async () => {
  const { publicKeys } = server.access
  const { publicKey } = generateKeyPairSync('ed25519')
  const both = new Map([['bureau-0', publicKey], ...publicKeys])

  expect(await open({ publicKeys: both }).record({ idNumber })).toEqual(record)
})
