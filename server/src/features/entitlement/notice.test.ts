import { beforeEach, expect, test } from 'vitest'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal
const accept = '/account/online_card'

beforeEach(() => portal.reset({ now: '2026-12-02T10:00:00+08:00' }))

const today = '2026-12-02'
const versionNow = async () => (await portal.get('/web/page?key=online-card-notice')).data.updatedOn as string
/** Somebody has written the notice anew. */
const rewrite = (updatedOn: string) =>
  db.updateTable('pages').set({ updatedOn }).where('key', '=', 'online-card-notice').execute()
const code = async (member: Awaited<ReturnType<typeof portal.memberAs>>) =>
  (await member.get('/account/qrcode_info')).code

test('[A16] who is new reads the notice and accepts it, before the first QR code', async () => {
  const member = await portal.memberAs('student')
  const version = await versionNow()
  expect(await code(member)).toBe(240)
  expect((await member.post('/account/info')).data.card.closed, 'the card is as good as any').toBeNull()
  expect((await member.get('/account/online_card/notice')).data).toEqual({ version, acceptedOn: null })

  expect(await member.post(accept, { version })).toMatchObject({ code: 0 })
  expect(await code(member)).toBe(0)
  expect((await member.get('/account/online_card/notice')).data).toEqual({ version, acceptedOn: today })
})

test('[A16] each version is accepted once, and keeps the day on which it was', async () => {
  const member = await portal.memberAs('student')
  const version = await versionNow()
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.post(accept, { version })))
  expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0])

  portal.clock.set(new Date('2026-12-03T10:00:00+08:00'))
  const later = await portal.memberAs('student')
  expect(await later.post(accept, { version })).toMatchObject({ code: 0 })
  expect((await later.get('/account/online_card/notice')).data.acceptedOn).toBe(today)
  expect(await db.selectFrom('cardNotices').selectAll().where('memberId', '=', member.id).execute()).toHaveLength(1)
})

test('[A16] a new version is asked for again; the one that was read before the change is not taken for it', async () => {
  const member = await portal.memberAs('adult')
  const old = await versionNow()
  expect(await code(member)).toBe(0)
  await rewrite('2026-12-01')

  expect(await code(member)).toBe(240)
  const { data } = await member.get('/account/fun_info?service=qr_code')
  expect(data.items).toMatchObject([{ state: 'no', reason: 'card_notice_open', way: 'read_notice' }])
  expect(await member.post(accept, { version: old })).toMatchObject({ code: 241 })
  expect(await member.post(accept, { version: '2027-01-01' })).toMatchObject({ code: 241 })
  expect(await code(member)).toBe(240)
  expect(await member.post(accept, { version: '2026-12-01' })).toMatchObject({ code: 0 })
  expect(await code(member)).toBe(0)
})

test('[A16] the word of one member is nobody else’s, and a visitor has none', async () => {
  const [member, other] = [await portal.memberAs('student'), await portal.memberAs('adult')]
  await rewrite('2026-12-01')
  await other.post(accept, { version: '2026-12-01' })

  expect([await code(member), await code(other)]).toEqual([240, 0])
  expect(await portal.post(accept, { version: '2026-12-01' })).toMatchObject({ code: 2 })
})

test('[A16] where the authority has no such notice, nothing is asked', async () => {
  const member = await portal.memberAs('student')
  await db.deleteFrom('pages').where('key', '=', 'online-card-notice').execute()

  expect(await code(member)).toBe(0)
  expect((await member.get('/account/online_card/notice')).data).toEqual({ version: null, acceptedOn: null })
  expect(await member.post(accept, { version: today })).toMatchObject({ code: 241 })
})
