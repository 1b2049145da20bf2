import { type CardKey, checkCardCode } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { workers } from '../../features.ts'
import { keysFrom } from '../../keys.ts'
import { thePortal } from '../../testing/portal.ts'
import { cardKeyService, withdrawCardKeys } from './cardKey.service.ts'
import { qrCodeService } from './qrCode.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** What a gate fetches. */
const listed = async () => {
  const response = await portal.app.inject({ url: '/.well-known/card-keys.json' })
  return { response, keys: (response.json() as { keys: CardKey[] }).keys }
}
const seconds = () => Math.floor(portal.clock.now().getTime() / 1000)
const codeOf = async (member: Awaited<ReturnType<typeof portal.memberAs>>) =>
  (await member.get('/account/qrcode_info')).data as { content: string; seconds: number; kept: string }
const renew = () => workers(portal.deps)['account.renewCardKey']({})
const isGood = async (content: string) => (await portal.post('/card/check', { code: content })).data?.state === 'valid'
const ids = async () => (await listed()).keys.map(({ kid }) => kid)
const keyOf = (content: string) => content.split('.').at(-2)

test('[R24] a gate proves the code of a screen by the public keys alone', async () => {
  const { content, kept } = await codeOf(await portal.memberAs('adult'))
  const { response, keys } = await listed()

  expect(response.headers['content-type']).toContain('application/jwk-set+json')
  expect(response.headers['cache-control']).toBe('public, max-age=3600')
  expect(Object.keys(keys[0] ?? {}).toSorted(), 'nothing of a private key').toEqual(['crv', 'kid', 'kty', 'x'])
  expect(await checkCardCode(content, { keys, now: seconds() })).toMatchObject({ code: { from: 'screen' } })
  expect(await checkCardCode(kept, { keys, now: seconds() })).toMatchObject({
    code: { from: 'kept', second: seconds() },
  })
  expect(content).toMatch(new RegExp(`^${portal.deps.origin}/c#`))
})

test('[R24] a gate that has fetched the keys before the first code of all was signed knows its key', async () => {
  const { keys } = await listed()
  const { content } = await codeOf(await portal.memberAs('adult'))
  expect(await checkCardCode(content, { keys, now: seconds() })).toMatchObject({ code: { from: 'screen' } })
})

test('[R24] the code tells nothing of its member', async () => {
  const member = await portal.memberAs('adult')
  const { content } = await codeOf(member)
  const { memberNumber, namePt, username } = (await member.post('/account/info')).data
  for (const said of [memberNumber, username, ...namePt.split(' ')])
    expect(content.slice(content.indexOf('#')).split('.').slice(0, 3).join('.')).not.toContain(said)
})

test('of many first codes at once all are signed by one key', async () => {
  const member = await portal.memberAs('adult')
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(member)))
  expect(new Set(codes.map(({ content }) => keyOf(content))).size).toBe(1)
  expect(await ids()).toHaveLength(1)
  for (const { content } of codes) expect(await isGood(content)).toBe(true)
})

test('a key signs for ninety days; the next one is known for a week before it signs', async () => {
  await renew()
  const [first] = await ids()
  portal.clock.set(new Date('2026-05-23T10:00:00+08:00'))
  await renew()
  expect(await ids()).toEqual([first])

  portal.clock.set(new Date('2026-05-24T10:00:00+08:00'))
  await Promise.all([renew(), renew()])
  const [, next, ...more] = await ids()
  expect(more).toEqual([])
  const member = await portal.memberAs('adult')
  expect(keyOf((await codeOf(member)).content)).toBe(first)

  portal.clock.set(new Date('2026-05-31T00:00:10+08:00'))
  const later = await portal.memberAs('adult')
  expect(keyOf((await codeOf(later)).content)).toBe(next)
})

test('a code of the old key stays good when the next one has begun', async () => {
  await renew()
  portal.clock.set(new Date('2026-05-24T10:00:00+08:00'))
  await renew()
  portal.clock.set(new Date('2026-05-30T23:59:30+08:00'))
  const { content, kept } = await codeOf(await portal.memberAs('adult'))
  portal.clock.forward(40_000)
  expect(await isGood(content)).toBe(true)
  portal.clock.set(new Date('2026-06-06T23:00:00+08:00'))
  expect(await isGood(kept)).toBe(true)
})

test('an old key goes a week after its last code, and stays while a card on paper needs it', async () => {
  // Of the demonstration some have lost their card, before the first key.
  await portal.db.deleteFrom('cardLosses').execute()
  await renew()
  portal.clock.set(new Date('2026-05-24T10:00:00+08:00'))
  await renew()
  const purge = () => cardKeyService(portal.deps).purge()
  const both = await ids()
  portal.clock.set(new Date('2026-06-07T10:00:00+08:00'))
  await purge()
  expect(await ids(), 'a device may have kept its code').toEqual(both)

  const loss = { memberId: (await portal.memberAs('adult')).id, circumstances: 'on the bus', closedOn: null }
  await portal.db
    .insertInto('cardLosses')
    .values({ ...loss, reportedOn: '2026-05-31' })
    .execute()
  portal.clock.set(new Date('2026-06-08T10:00:00+08:00'))
  await purge()
  expect(await ids(), 'paper went out').toEqual(both)

  await portal.db.updateTable('cardLosses').set({ closedOn: '2026-06-08' }).execute()
  await purge()
  expect(await ids()).toEqual(both.slice(1))
})

test('withdrawn keys prove nothing any more, and the next code is signed by a new one', async () => {
  const member = await portal.memberAs('adult')
  const { content, kept } = await codeOf(member)
  const [old] = await ids()
  expect(await inTransaction(portal.deps, (deps) => withdrawCardKeys({ ...portal.deps, db: deps.db }))).toBe(1)

  expect(await isGood(content)).toBe(false)
  expect(await isGood(kept)).toBe(false)
  expect(await ids()).not.toContain(old)
  expect(await isGood((await codeOf(member)).content)).toBe(true)
})

test('under another secret a new key begins by itself', async () => {
  const member = await portal.memberAs('adult')
  const { content } = await codeOf(member)
  const other = { ...portal.deps, keys: keysFrom('another secret of tests, 32 characters and more') }
  const under = await qrCodeService(other).now(member.id)

  expect(keyOf(under.content)).not.toBe(keyOf(content))
  expect(await isGood(under.content)).toBe(true)
  expect(await qrCodeService(other).now(member.id), 'and goes on').toMatchObject({})
  expect(await ids()).toHaveLength(1)
})

test('the database itself refuses two keys that begin on one day', async () => {
  const key = { publicKey: 'x'.repeat(43), signsOn: '2026-03-02' }
  const add = (id: string) =>
    portal.db
      .insertInto('cardKeys')
      .values({ ...key, id })
      .execute()
  await add('aaaaaa')
  await expect(add('bbbbbb')).rejects.toThrow()
})
