import type { Locale } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { type PersonName, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { aClerk } from '../../testing/desk.ts'
import { type Envelope, thePortal } from '../../testing/portal.ts'
import { writeNotice } from './notice.service.ts'

const portal = await thePortal()
const [invalid, signedOut, gone] = [1, 2, 360]
const [countPath, listPath, detailPath] = ['/push/notice/un_read_sum', '/push/notice/list', '/push/notice/detail']

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** What a member reads. */
const readingAs = async (name: PersonName, language: Locale = 'en') => {
  const member = await portal.memberAs(name, { language })
  return {
    ...member,
    unread: async () => (await member.get(countPath)).data.total as number,
    list: async (query = '') => (await member.get(`${listPath}${query}`)).data,
    open: (pushId: string) => member.post(detailPath, { pushId }),
    /** The notice is named by the path. */
    openAt: async (pushId: string, payload: object = {}): Promise<Envelope> => {
      const asked = { method: 'POST', url: `/api${detailPath}/${pushId}`, headers: member.headers, payload } as const
      return (await portal.app.inject(asked)).json()
    },
  }
}
type Reading = Awaited<ReturnType<typeof readingAs>>
const askForMailbox = (member: Reading) =>
  member.post('/account/change_email', { email: 'new@example.mo', emailRepeat: 'new@example.mo' })
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

/** Notices with these titles, a minute apart. */
const writeTo = async (memberId: number, titles: readonly (string | number)[]) => {
  for (const title of titles) {
    portal.clock.set(new Date(portal.clock.now().getTime() + 60_000))
    const say = () => ({ subject: String(title), body: 'words' })
    await inTransaction(portal.deps, (deps) => writeNotice(deps, { memberId, say }))
  }
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('[N07] [N09] what a letter tells stands in the account, without links, by the clocks of the authority', async () => {
  portal.clock.set(new Date('2026-03-02T16:59:00Z'))
  const member = await readingAs('adult')
  expect(await member.list()).toEqual({ items: [], totalCount: 0 })

  await askForMailbox(member)

  expect(await member.list()).toEqual({
    totalCount: 1,
    items: [
      {
        pushId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Request to change your e-mail address',
        message: expect.stringContaining('n•••@example.mo'),
        pushAt: '2026-03-03 00:59',
        isRead: false,
        type: 'message',
        link: null,
        extra: null,
      },
    ],
  })
})

test.each([
  ['zh', '有人要求更改你的電郵'],
  ['pt', 'Pedido'],
  ['en', 'Request'],
] as const)('a member reads in the language of the page, whatever it was then: %s', async (language, title) => {
  await askForMailbox(await readingAs('adult', 'zh'))

  const [notice] = (await (await readingAs('adult', language)).list()).items
  expect(notice.title).toContain(title)
})

test('[N02] a notice is unread until it is opened, and the count follows', async () => {
  const member = await readingAs('adult')
  await writeTo(member.id, ['one', 'two'])
  expect(await member.unread()).toBe(2)
  const [two, one] = (await member.list()).items

  expect((await member.open(two.pushId)).data).toEqual({ ...two, isRead: true })
  expect(await member.unread()).toBe(1)
  // Looking at the list opens nothing, and opening again changes nothing.
  await member.open(two.pushId)
  expect((await member.list()).items).toEqual([{ ...two, isRead: true }, one])
  expect(await member.unread()).toBe(1)
})

test('[N09] the notice to open stands at the end of the path or in the body', async () => {
  const member = await readingAs('adult')
  await writeTo(member.id, ['one', 'two'])
  const [two, one] = (await member.list()).items

  expect((await member.openAt(one.pushId)).data.title).toBe('one')
  expect((await member.openAt(two.pushId, { pushId: one.pushId })).data.title).toBe('two')
  expect(await member.unread()).toBe(0)
})

test('[N05] pages of ten follow one another, and a page begins after what is shown though one comes in between', async () => {
  const member = await readingAs('adult')
  await writeTo(member.id, upTo(23))
  const newest = upTo(23).toReversed().map(String)
  const first = await member.list('?page=1&prePage=10')
  expect(titlesOf(first)).toEqual(newest.slice(0, 10))
  expect(titlesOf(await member.list('?page=3'))).toEqual(newest.slice(20))

  await writeTo(member.id, ['later'])

  const second = await member.list(`?page=2&prePage=10&after=${first.items[9].pushId}`)
  expect(titlesOf(second)).toEqual(newest.slice(10, 20))
  expect(second.totalCount).toBe(24)
  expect((await member.list(`?after=${second.items[9].pushId}&prePage=50`)).items).toHaveLength(3)
  expect((await member.list('?page=4')).items).toEqual([])
})

test('notices of one moment keep their order from page to page', async () => {
  const member = await readingAs('adult')
  await inTransaction(portal.deps, async (deps) => {
    for (const title of upTo(12))
      await writeNotice(deps, { memberId: member.id, say: () => ({ subject: String(title), body: 'words' }) })
  })

  const first = await member.list()
  const rest = await member.list(`?after=${first.items[9].pushId}`)
  expect(new Set([...titlesOf(first), ...titlesOf(rest)]).size).toBe(12)
})

test.each(['page=0', 'page=1001', 'page=one', 'page=-1', 'prePage=51', 'prePage=0', 'prePage=100000', 'after=1'])(
  'what is no page is refused: %s',
  async (query) => {
    const { code, errors } = await (await readingAs('adult')).get(`${listPath}?${query}`)
    expect([code, Object.keys(errors ?? {})]).toEqual([invalid, [query.split('=')[0]]])
  },
)

describe('of another’s notices nothing is said', () => {
  test('they are neither listed, counted nor opened, and stay unread', async () => {
    const [owner, other] = [await readingAs('adult'), await readingAs('portuguese')]
    await writeTo(owner.id, ['one'])
    const [{ pushId }] = (await owner.list()).items

    expect(await other.list()).toEqual({ items: [], totalCount: 0 })
    expect(await other.unread()).toBe(0)
    for (const answer of [
      await other.open(pushId),
      await other.openAt(pushId),
      await other.get(`${listPath}?after=${pushId}`),
      await other.open('3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11'),
    ])
      expect([answer.code, answer.data]).toEqual([gone, undefined])
    expect(await owner.unread()).toBe(1)
  })

  test('visitors and staff get none', async () => {
    const owner = await readingAs('adult')
    await writeTo(owner.id, ['one'])
    const [{ pushId }] = (await owner.list()).items
    const clerk = await aClerk(portal, ['senior'])

    for (const { get, post } of [portal.withHeaders({}), clerk]) {
      const answers = [await get(countPath), await get(listPath), await post(detailPath, { pushId })]
      expect(answers.map(({ code }) => code)).toEqual([signedOut, signedOut, signedOut])
    }
    expect(await owner.unread()).toBe(1)
  })
})

describe('[M05] [N09] a guardian is asked in the account', () => {
  test('by a notice that leads to the decision and holds no secret', async () => {
    const minor = await readingAs('minor')
    const { memberNumber } = (await minor.post('/account/info')).data

    await minor.post('/account/online_payment/ask')

    const [notice] = (await (await readingAs('guardian')).list()).items
    expect(notice).toMatchObject({
      title: 'Please decide about online payment',
      type: 'parent_agree',
      extra: { uri: `/security/push/supple-parent?child=${memberNumber}` },
    })
    await portal.doJobs()
    const [letter] = await portal.letters(people.guardian.email)
    const [, secret] = /supple-parent\/([\w-]{43})/.exec(letter?.body ?? '') ?? []
    expect(secret).toBeDefined()
    expect(JSON.stringify(notice)).not.toContain(secret)
    expect(notice.message).not.toMatch(/http|supple-parent/)
    expect((await minor.list()).items).toEqual([])
  })

  test('who has no e-mail, too', async () => {
    const guardian = await readingAs('guardian')
    await portal.db
      .updateTable('members')
      .set({ email: null, emailConfirmed: false })
      .where('id', '=', guardian.id)
      .execute()

    await (await readingAs('minor')).post('/account/online_payment/ask')

    expect((await guardian.list()).items).toMatchObject([{ type: 'parent_agree' }])
  })
})

test('a notice goes when its time is over, read or not, and a member takes theirs along', async () => {
  const [member, other] = [await readingAs('adult'), await readingAs('guardian')]
  await writeTo(member.id, ['one', 'two'])
  await member.open((await member.list()).items[0].pushId)
  await writeTo(other.id, ['theirs'])
  const stored = async () =>
    (await portal.db.selectFrom('notices').select('titleEn').orderBy('titleEn').execute()).map(({ titleEn }) => titleEn)

  portal.clock.set(new Date('2028-03-01T10:00:00+08:00'))
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await stored()).toEqual(['one', 'theirs', 'two'])

  portal.clock.set(new Date('2028-03-02T10:00:00+08:00'))
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await stored()).toEqual([])
})

test('a hundred thousand notices of others cost nothing: the count and a page follow their indexes', async () => {
  const member = await readingAs('adult')
  await sql`
    insert into notices (id, member_id, type, title_zh, title_pt, title_en, message_zh, message_pt, message_en, pushed_at, read_at)
    select gen_random_uuid(), members.id, 'message', 't', 't', 't', 'm', 'm', 'm',
      timestamptz '2026-01-01' + place * interval '1 second', case when place % 10 = 0 then null else timestamptz '2026-02-01' end
    from members, generate_series(1, 2000) as place`.execute(portal.db)
  await sql`analyze notices`.execute(portal.db)
  const planOf = async (statement: string) =>
    JSON.stringify((await sql.raw(`explain ${statement}`).execute(portal.db)).rows)

  expect(await planOf(`select count(*) from notices where member_id = ${member.id} and read_at is null`)).toContain(
    'notices_unread',
  )
  const page = `select title_en from notices where member_id = ${member.id}
    and (pushed_at, id) < ('2026-01-01T00:10:00Z', '3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11') order by pushed_at desc, id desc limit 10`
  expect(await planOf(page)).toMatch(/notices_of_member(?!.*Sort)/)
})
