import { refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { type PersonName, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { aBulletin, aSecondWriter, aWriter, beginDue } from '../../testing/bulletins.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { memberNumberOf } from '../../testing/visits.ts'
import { writeNotice } from '../notice/notice.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const reading = async (name: PersonName, language: 'zh' | 'pt' | 'en' = 'en') => {
  const member = await portal.memberAs(name, { language })
  return {
    ...member,
    list: async () =>
      (await member.get('/push/notice/list')).data as { items: Record<string, string>[]; totalCount: number },
    unread: async () => (await member.get('/push/notice/un_read_sum')).data.total as number,
    open: (pushId = '') => member.post('/push/notice/detail', { pushId }),
  }
}
const titlesOf = ({ items }: { items: Record<string, string>[] }) => items.map(({ title }) => title)
const membersThere = async () => (await portal.db.selectFrom('members').select('id').execute()).length

describe('a notice by staff', () => {
  test('reaches everybody, each in the language of the page, and says how many have it and have opened it', async () => {
    const writer = await aWriter(portal)
    const { id, version } = await writer.draft({ uri: '/venues' })
    const [adult, ana] = [await reading('adult', 'zh'), await reading('portuguese', 'pt')]
    expect(await adult.list()).toEqual({ items: [], totalCount: 0 })

    expect(await writer.send({ id, version })).toMatchObject({ code: 0, data: { sendAt: null } })
    await portal.doJobs()

    const [notice] = (await adult.list()).items
    expect(notice).toMatchObject({ title: aBulletin.titleZh, message: aBulletin.messageZh, isRead: false })
    expect(notice).toMatchObject({ link: '/venues', extra: null, type: 'message' })
    expect(titlesOf(await ana.list())).toEqual([aBulletin.titlePt])
    expect(await adult.unread()).toBe(1)
    await adult.open(notice?.['pushId'])
    expect(await adult.unread()).toBe(0)
    expect(await writer.look(id)).toMatchObject({ state: 'sent', reached: await membersThere(), read: 1 })
  })

  test('stands among what events have told, in the order of time', async () => {
    const adult = await reading('adult')
    const happens = (title: string) => {
      const say = () => ({ subject: title, body: 'words' })
      return inTransaction(portal.deps, (deps) => writeNotice(deps, { memberId: adult.id, say }))
    }
    await happens('before')
    portal.clock.forward(60_000)
    await (await aWriter(portal)).sent()
    await portal.doJobs()
    portal.clock.forward(60_000)
    await happens('after')

    expect(titlesOf(await adult.list())).toEqual(['after', aBulletin.titleEn, 'before'])
    const [, middle] = (await adult.list()).items
    const rest = await adult.get(`/push/notice/list?after=${middle?.['pushId']}`)
    expect(titlesOf(rest.data)).toEqual(['before'])
  })

  test('goes to one member alone, found by the number', async () => {
    const [adult, other] = [await reading('adult'), await reading('english')]
    const writer = await aWriter(portal)
    const id = await writer.sent({ to: 'member', memberNumber: await memberNumberOf(portal, adult) })
    await portal.doJobs()

    expect(titlesOf(await adult.list())).toEqual([aBulletin.titleEn])
    expect(titlesOf(await other.list())).toEqual([])
    expect(await writer.look(id)).toMatchObject({ reached: 1 })
  })

  test.each<[string, object, PersonName[], PersonName[]]>([
    ['language', { languages: ['pt'] }, ['portuguese'], ['adult', 'english']],
    ['area', { areas: ['sa'] }, ['worker'], ['adult']],
    ['kind of holder', { idTypes: ['worker', 'permit'] }, ['worker'], ['adult']],
    ['age', { ageFrom: 47 }, ['withTemporaryCard'], ['adult']],
    ['age to', { ageTo: 17 }, ['minor'], ['adult']],
    ['several at once', { idTypes: ['worker'], languages: ['zh'] }, [], ['worker', 'adult']],
  ])('goes to a group by %s', async (_, group, within, without) => {
    const writer = await aWriter(portal)
    const { id, version } = await writer.draft({ to: 'group', ...group })
    const sent = await writer.send({ id, version })
    await portal.doJobs()

    expect(sent.code).toBe(within.length > 0 ? 0 : refusals.bulletin_to_nobody)
    for (const name of within) expect(await (await reading(name)).unread()).toBe(1)
    for (const name of without) expect(await (await reading(name)).unread()).toBe(0)
  })

  test('goes to who has used a service', async () => {
    const adult = await reading('adult')
    const service = { to: 'group', services: ['visits', 'governmentLink'] }
    const writer = await aWriter(portal)
    const draft = await writer.draft(service)
    expect((await writer.send(draft)).code).toBe(refusals.bulletin_to_nobody)
    const visit = { memberId: adult.id, place: 'Mong-Há', source: 'gate', leftAt: null } as const
    await portal.db
      .insertInto('visits')
      .values({ ...visit, cameAt: new Date('2025-04-01T10:00:00+08:00'), day: '2025-04-01' })
      .execute()

    expect((await writer.send(draft)).code).toBe(0)
    await portal.doJobs()
    expect(await adult.unread()).toBe(1)
    expect(await writer.look(draft.id)).toMatchObject({ reached: 1 })
  })

  test('reaches whoever belongs to the group when it is sent, and not when it was written', async () => {
    const [adult, ana] = [await reading('adult'), await reading('portuguese')]
    const writer = await aWriter(portal)
    await writer.sent({ to: 'group', languages: ['pt'] }, { day: '2026-03-03', hour: 9 })
    const speak = (id: number, language: 'pt' | 'zh') =>
      portal.db.updateTable('members').set({ language }).where('id', '=', id).execute()
    await speak(adult.id, 'pt')
    await speak(ana.id, 'zh')

    portal.clock.set(new Date('2026-03-03T09:00:00+08:00'))
    await beginDue(portal)
    await portal.doJobs()

    expect(await (await reading('adult')).unread()).toBe(1)
    expect(await (await reading('portuguese')).unread()).toBe(0)
  })

  test('is written by who has the right to, and is in the audit trail', async () => {
    const reviewer = await aClerk(portal, ['reviewer', 'senior', 'counter'])
    const refused = await reviewer.post('/desk/notice/save', { id: null, version: null, ...aBulletin })
    expect(refused.code).toBe(refusals.not_allowed)

    const writer = await aSecondWriter(portal)
    await writer.discard(await writer.draft())
    const id = await writer.sent()
    await writer.withdraw(id)
    const planned = await writer.sent({}, { day: '2026-03-03', hour: 9 })
    const acts = await portal.db
      .selectFrom('audit')
      .select(['act', 'subjectId'])
      .where('subjectKind', '=', 'bulletin')
      .orderBy('id')
      .execute()
    expect(acts.slice(2)).toEqual([
      ...['saved', 'sent', 'withdrawn'].map((act) => ({ act: `bulletin_${act}`, subjectId: String(id) })),
      ...['saved', 'planned'].map((act) => ({ act: `bulletin_${act}`, subjectId: String(planned) })),
    ])
    expect(acts.slice(0, 2)).toMatchObject([{ act: 'bulletin_saved' }, { act: 'bulletin_discarded' }])
  })

  test('to one member is looked at in the eyes of the audit trail', async () => {
    const adult = await reading('adult')
    const writer = await aWriter(portal)
    const { id } = await writer.draft({ to: 'member', memberNumber: await memberNumberOf(portal, adult) })
    await writer.look(id)
    await writer.look((await writer.draft()).id)

    const looks = portal.db.selectFrom('audit').select(['subjectKind', 'subjectId']).where('act', '=', 'looked')
    expect(await looks.execute()).toEqual([{ subjectKind: 'member', subjectId: String(adult.id) }])
  })
})

describe('what is not finished is kept, and not sent', () => {
  test.each([
    ['a language that is missing', { messagePt: '' }],
    ['a link to elsewhere', { uri: 'https://elsewhere.example/x' }],
    ['a script for a link', { uri: 'javascript:alert(1)' }],
    ['a link within the text', { messageEn: 'See http://elsewhere.example now' }],
    ['a group that asks for nothing', { to: 'group' }],
    ['ages the wrong way round', { to: 'group', ageFrom: 30, ageTo: 20 }],
  ])('%s', async (_, more) => {
    const writer = await aWriter(portal)
    const draft = await writer.draft(more)

    expect((await writer.send(draft)).code).toBe(refusals.bulletin_unfinished)
    await portal.doJobs()
    expect(await writer.look(draft.id)).toMatchObject({ state: 'draft', ...more })
  })

  test.each([
    ['a text of 10,000 characters', { messageEn: 'a'.repeat(10_000) }, 'messageEn'],
    ['a number that is none', { to: 'member', memberNumber: '123' }, 'memberNumber'],
    ['a number of nobody', { to: 'member', memberNumber: '999999998' }, 'memberNumber'],
  ])('%s is refused at its field', async (_, more, field) => {
    const writer = await aWriter(portal)
    const { code, errors } = await writer.save({ id: null, version: null }, more)

    expect([code === 0, Object.keys(errors ?? {})]).toEqual([false, [field]])
    expect((await writer.list()).items).toEqual([])
  })

  test('a group that asks for nothing is nobody, whatever became of the rule', async () => {
    const writer = await aWriter(portal)
    expect(await writer.reach((await writer.draft({ to: 'group' })).id)).toMatchObject({ people: 0 })
  })

  test('a script is the letters it is made of', async () => {
    const words = '<script>alert(1)</script>'
    await (await aWriter(portal)).sent({ messageEn: words })
    await portal.doJobs()

    expect((await (await reading('adult')).list()).items).toMatchObject([{ message: words }])
  })

  test('an hour that is over is refused at the day, and a number that has grown has to be confirmed anew', async () => {
    const writer = await aWriter(portal)
    const draft = await writer.draft()

    expect(await writer.send(draft, { day: '2026-03-02', hour: 10 })).toMatchObject({
      ...{ code: refusals.bulletin_past, errors: { day: expect.any(String) } },
    })
    expect((await writer.send(draft, { people: 0 })).code).toBe(refusals.bulletin_reaches_more)
    expect((await writer.send(draft, { people: (await writer.reach(draft.id)).people })).code).toBe(0)
  })
})

describe('of two at once', () => {
  test('the slower one is told that a colleague has changed it', async () => {
    const [one, other] = [await aWriter(portal), await aSecondWriter(portal)]
    const draft = await one.draft()
    expect((await one.save(draft, { titleEn: 'Mine' })).code).toBe(0)

    expect((await other.save(draft, { titleEn: 'Theirs' })).code).toBe(refusals.bulletin_changed)
    expect((await other.send(draft)).code).toBe(refusals.bulletin_changed)
    expect((await other.discard(draft)).code).toBe(refusals.bulletin_changed)
    expect(await one.look(draft.id)).toMatchObject({ titleEn: 'Mine', state: 'draft' })
  })

  test('a notice is sent once, also when both say so', async () => {
    const writer = await aWriter(portal)
    const draft = await writer.draft()
    const answers = await Promise.all([writer.send(draft), writer.send(draft)])
    await portal.doJobs()

    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, refusals.bulletin_changed])
    expect((await writer.send(await writer.seen(draft.id))).code).toBe(refusals.bulletin_changed)
    expect(await (await reading('adult')).unread()).toBe(1)
  })
})

describe('planned for later', () => {
  test('it leaves when its hour has come', async () => {
    const writer = await aWriter(portal)
    const id = await writer.sent({}, { day: '2026-03-03', hour: 9 })
    await beginDue(portal)
    await portal.doJobs()
    expect(await writer.look(id)).toMatchObject({ state: 'planned', sent: { at: '2026-03-03T01:00:00.000Z' } })

    portal.clock.set(new Date('2026-03-03T09:00:00+08:00'))
    await Promise.all([beginDue(portal), beginDue(portal)])
    await portal.doJobs()
    expect(await (await reading('adult')).unread()).toBe(1)
  })

  test('a change or a withdrawal makes it a draft that does not leave', async () => {
    const writer = await aWriter(portal)
    const ids = [
      await writer.sent({}, { day: '2026-03-03', hour: 9 }),
      await writer.sent({}, { day: '2026-03-03', hour: 9 }),
    ] as const
    await writer.withdraw(ids[0])
    await writer.save(await writer.seen(ids[1]), { titleEn: 'Another' })

    portal.clock.set(new Date('2026-03-04T09:00:00+08:00'))
    await beginDue(portal)
    await portal.doJobs()
    expect(await (await reading('adult')).unread()).toBe(0)
    const rows = await portal.db.selectFrom('bulletins').select(['sendAt', 'begunAt']).execute()
    expect(rows).toEqual(ids.map(() => ({ sendAt: null, begunAt: null })))
  })
})

describe('withdrawn', () => {
  test('it is gone from lists and counts at once, and the history says how many had read it', async () => {
    const [adult, writer] = [await reading('adult'), await aWriter(portal)]
    const id = await writer.sent()
    await portal.doJobs()
    const [notice] = (await adult.list()).items
    await adult.open(notice?.['pushId'])
    const reached = await membersThere()

    expect((await writer.withdraw(id)).code).toBe(0)
    // Before the rows are taken away.
    expect(await adult.list()).toEqual({ items: [], totalCount: 0 })
    expect((await adult.open(notice?.['pushId'])).code).toBe(refusals.notice_gone)
    expect(await (await reading('english')).unread()).toBe(0)
    expect((await writer.look(id)).read).toBe(1)

    await portal.doJobs()
    expect(await portal.db.selectFrom('notices').select('id').execute()).toEqual([])
    expect(await writer.look(id)).toMatchObject({ state: 'withdrawn', reached, read: 1, withdrawn: { by: 'Ieong' } })
    expect((await writer.withdraw(id)).code).toBe(refusals.bulletin_changed)
  })

  test('copies that wait for the morning go with it', async () => {
    portal.clock.set(new Date('2026-03-02T23:00:00+08:00'))
    const [writer, { email, mobile }] = [await aWriter(portal), people.adult]
    const id = await writer.sent({ byEmail: true, bySms: true })
    await portal.doJobs()
    expect(await portal.letters(email)).toHaveLength(1)
    const waiting = () => sql`select id from letters where "to" = ${mobile} and sent_at is null`.execute(portal.db)
    expect((await waiting()).rows).toHaveLength(1)

    await writer.withdraw(id)
    await portal.doJobs()
    expect((await waiting()).rows).toEqual([])
    portal.clock.set(new Date('2026-03-03T10:00:00+08:00'))
    await portal.doJobs()
    expect(await portal.letters(mobile)).toEqual([])
    expect(await portal.letters(email), 'what has left stays').toHaveLength(1)
  })

  test('while it is being sent, it goes to nobody any more', async () => {
    const writer = await aWriter(portal)
    const id = await writer.sent()
    await writer.withdraw(id)
    await portal.doJobs()

    expect(await writer.look(id)).toMatchObject({ state: 'withdrawn', reached: 0 })
    expect(await (await reading('adult')).unread()).toBe(0)
  })
})

describe('sent to many', () => {
  const crowd = async (count: number) => {
    await sql`
      insert into members (member_number, username, id_type, id_number, surname, first_name, gender, birth_date, mobile_confirmed,
        area, address, language, pick_up_place, no_promotions, joined_at)
      select 900000000 + nr, 'crowd' || nr, 'resident', 90000000 + nr, 'Chan', 'Wai', 'female', '1990-01-01', false,
        'se', 'Rua do Campo', 'zh', 'tapseac', false, now() from generate_series(1, ${count}) as nr`.execute(portal.db)
  }

  test('it goes on where it broke down, and nobody has it twice', async () => {
    const writer = await aWriter(portal)
    // The rehearsal of a job expects all or nothing of it; one of several portions is done in parts, on purpose.
    await writer.sent({ to: 'group', languages: ['pt'] })
    await portal.doJobs()
    await crowd(1200)
    const id = await writer.sent({ byEmail: true })
    // A process that has given it to one portion, and has died before it could say so.
    await sql`
      insert into notices (id, member_id, type, bulletin_id, pushed_at)
      select gen_random_uuid(), id, 'message', ${id}, now() from members order by id limit 700`.execute(portal.db)
    await portal.doJobs()

    const all = await membersThere()
    const { rows } = await sql`
      select count(*)::int as given, count(distinct member_id)::int as members from notices
      where bulletin_id = ${id}`.execute(portal.db)
    expect(rows).toEqual([{ given: all, members: all }])
    expect(await writer.look(id)).toMatchObject({ state: 'sent', reached: all - 700 })
    // Nor a second letter: the one they have went out with the row.
    expect(await portal.letters(people.english.email)).toEqual([])
  })

  const given = async (id: number) =>
    (
      await sql<{ given: number }>`select count(*)::int as given from notices where bulletin_id = ${id}`.execute(
        portal.db,
      )
    ).rows[0]?.given
  const sendOn = (id: number) => workers(portal.deps)['bulletin.send']({ id }, async () => {})

  test('withdrawn between two portions it is taken from who has it, and goes to nobody else', async () => {
    const [adult, writer] = [await reading('adult'), await aWriter(portal)]
    // As above: by now the rehearsal knows both jobs.
    await writer.withdraw(await writer.sent({ to: 'group', languages: ['pt'] }))
    await portal.doJobs()
    await crowd(1200)
    await sql`update members set email = 'last@example.mo' where id = (select max(id) from members)`.execute(portal.db)
    const id = await writer.sent({ byEmail: true })
    // The second portion fails for now: of the six hundredth of the members no row is taken.
    const { rows } = await sql<{ id: number }>`select id from members order by id offset 599 limit 1`.execute(portal.db)
    await sql`alter table notices add constraint not_now check (member_id <> ${sql.lit(rows[0]?.id)})`.execute(
      portal.db,
    )
    await expect(sendOn(id)).rejects.toThrow('not_now')
    await sql`alter table notices drop constraint not_now`.execute(portal.db)
    expect(await writer.look(id)).toMatchObject({ state: 'sending', reached: 500, read: 0 })
    await adult.open((await adult.list()).items[0]?.['pushId'])

    expect((await writer.withdraw(id)).code).toBe(0)
    await sendOn(id)
    expect(await given(id)).toBe(500)
    await portal.doJobs()
    expect(await given(id)).toBe(0)
    expect(await portal.letters('last@example.mo'), 'nor does a copy go to the rest').toEqual([])
    expect(await writer.look(id)).toMatchObject({ state: 'withdrawn', reached: 500, read: 1 })
    expect(await adult.list()).toEqual({ items: [], totalCount: 0 })
  })

  test('withdrawn in the middle of it, it is left with nobody, and all who had it are counted', async () => {
    const writer = await aWriter(portal)
    await writer.withdraw(await writer.sent({ to: 'group', languages: ['pt'] }))
    await portal.doJobs()
    await crowd(2200)
    const id = await writer.sent()
    const seen = await writer.seen(id)
    const [, withdrawn] = await Promise.all([sendOn(id), writer.post('/desk/notice/withdraw', seen)])
    const had = await given(id)
    await portal.doJobs()

    expect(withdrawn.code).toBe(0)
    expect(await writer.look(id)).toMatchObject({ state: 'withdrawn', reached: had })
    expect(await given(id)).toBe(0)
  })

  test('count, list and what was read follow their indexes', async () => {
    await crowd(3000)
    const adult = await reading('adult')
    await (await aWriter(portal)).sent()
    await portal.doJobs()
    await sql`analyze`.execute(portal.db)
    const planOf = async (statement: string) =>
      JSON.stringify((await sql.raw(`explain ${statement}`).execute(portal.db)).rows)
    const there = `(bulletin_id is null or bulletin_id not in (
      select id from bulletins where withdrawn_at is not null and cleared_at is null))`

    const count = `select count(*) from notices where member_id = ${adult.id} and read_at is null and ${there}`
    expect(await planOf(count)).toMatch(/notices_unread/)
    expect(
      await planOf(`select count(*) from notices where bulletin_id = any(array[1]::bigint[]) and read_at is not null`),
    ).toMatch(/notices_read/)
  })
})

describe('copies', () => {
  const both = { byEmail: true, bySms: true }

  test('leave by e-mail with the words, and by text message with the title', async () => {
    const writer = await aWriter(portal)
    const id = await writer.sent({ ...both, uri: '/venues' })
    expect(await writer.reach(id)).toMatchObject({ byEmail: expect.any(Number) })
    await portal.doJobs()

    const [letter] = await portal.letters(people.english.email)
    expect(letter).toMatchObject({ subject: aBulletin.titleEn, body: expect.stringContaining(aBulletin.messageEn) })
    expect(letter?.body).toContain(`${portal.deps.origin}/en/venues`)
    const [message] = await portal.letters(people.english.mobile)
    expect(message?.body).toContain(aBulletin.titleEn)
    expect(message?.body).not.toContain(aBulletin.messageEn)
    // Whoever has no confirmed mobile gets none, and is counted so.
    expect(await portal.letters(people.withoutMobile.mobile)).toEqual([])
  })

  test('of a text message wake nobody at night, unless it is official', async () => {
    portal.clock.set(new Date('2026-03-02T22:30:00+08:00'))
    const writer = await aWriter(portal)
    await writer.sent(both)
    await portal.doJobs()
    expect(await portal.letters(people.english.mobile)).toEqual([])
    expect(await portal.letters(people.english.email)).toHaveLength(1)

    await writer.sent({ ...both, topic: 'official', titleEn: 'Typhoon' })
    await portal.doJobs()
    expect(await portal.letters(people.english.mobile)).toMatchObject([{ body: expect.stringContaining('Typhoon') }])

    portal.clock.set(new Date('2026-03-03T09:00:00+08:00'))
    await portal.doJobs()
    expect(await portal.letters(people.english.mobile)).toHaveLength(2)
  })
})
