import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Somebody whose photo the desk has approved, of 800 × 1200 points. */
const photographed = async (name: 'adult' | 'portuguese' = 'adult') => {
  const [member, photo] = [await portal.memberAs(name), randomUUID()]
  await portal.deps.files.put(photo, await portrait(800, 1200).jpeg().toBuffer())
  await portal.db.updateTable('members').set({ photo }).where('id', '=', member.id).execute()
  const link = async () => String((await member.post('/account/info')).data.photo)
  return { member, photo, link }
}
const get = (url: string, headers = {}) => portal.app.inject({ method: 'GET', url, headers })
const statusOf = async (url: string) => (await get(url)).statusCode

test('[R24] the account links to the member’s photo, small enough for a card, and kept by nobody', async () => {
  const { link } = await photographed()
  const { statusCode, headers, rawPayload } = await get(await link())

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  const { width, height, format } = await sharp(rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 320, 480])
})

test('a member without a photo has no link to one', async () => {
  const member = await portal.memberAs('adult')

  expect((await member.post('/account/info')).data.photo).toBeNull()
})

test('a link to a photo says nothing of the member, and works for a minute', async () => {
  const { link, member } = await photographed()
  const mine = await link()
  const { memberNumber, username } = (await member.post('/account/info')).data
  for (const fact of [memberNumber, username]) expect(mine).not.toContain(fact)
  portal.clock.forward(58_000)
  expect(await statusOf(mine)).toBe(200)
  portal.clock.forward(2000)
  expect(await statusOf(mine)).toBe(404)
})

test('nobody’s session opens the photo of another, by any link', async () => {
  const [first, second] = [await photographed(), await photographed('portuguese')]
  const [mine, theirs] = [await first.link(), await second.link()]
  expect(mine).not.toContain(second.photo)
  const [, end, seal] = mine.split('.')
  const { headers } = first.member
  for (const forged of [
    `/api/account/photo/${second.photo}.${end}.${seal}`,
    `/api/account/photo/${second.photo}`,
    `/api/account/photo/${theirs.split('/').at(-1)?.split('.')[0]}.9999999999.${seal}`,
    mine.replace(/\.\d+\./, '.9999999999.'),
    `/api/desk/picture/${mine.split('/').at(-1)}`,
  ])
    expect((await get(forged, headers)).statusCode, forged).toBe(404)
})

test('a link to a photo that is gone leads nowhere', async () => {
  const { link, photo } = await photographed()
  const mine = await link()
  await portal.deps.files.delete(photo)

  expect(await statusOf(mine)).toBe(404)
})
