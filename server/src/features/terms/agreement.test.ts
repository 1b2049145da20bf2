import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk } from '../../testing/desk.ts'
import { editing, said } from '../../testing/editor.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-11-25T10:00:00+08:00' }))

let editors = 0
/** New terms are published, ten minutes later than everything before. */
const publish = async (key = 'readme', { correction = false, word = 'New' } = {}) => {
  portal.clock.forward(600_000)
  editors += 1
  const clerk = await aClerk(portal, ['content'], { username: `editor${editors}` })
  const editor = editing(clerk, key)
  const { published } = await editor.look()
  const [first, ...rest] = published.blocks
  await editor.save({
    title: published.title,
    blocks: [{ kind: 'paragraph', text: said(word) }, first, ...rest.slice(1)],
  })
  expect(await editor.publish({ correction })).toMatchObject({ code: 0 })
  portal.clock.forward(60_000)
  return rest[0]
}
type Member = Awaited<ReturnType<typeof portal.memberAs>>
const owed = async (member: Member) => (await member.get('/account/terms')).data.terms
const inEnglish = () => portal.memberAs('adult', { language: 'en' })
const agree = async (member: Member) => {
  const { key, version } = await owed(member)
  return member.post('/account/terms', { key, version })
}
const isOpen = async (member: Member) => (await member.post('/account/info', {})).code === 0

describe('terms that have changed', () => {
  test('are asked for at the next login, and not before', async () => {
    const before = await portal.memberAs('adult')
    await publish()
    expect(await isOpen(before)).toBe(true)

    const after = await portal.memberAs('adult')
    expect(await after.post('/account/info', {})).toMatchObject({ code: refusals.terms_changed })
    expect(await after.get('/account/fun_info')).toMatchObject({ code: refusals.terms_changed })
    expect(await after.get('/account/sessions')).toMatchObject({ code: refusals.terms_changed })
  })

  test('are agreed to once, in every session, and kept with their version and time', async () => {
    await publish()
    const [one, other] = [await portal.memberAs('adult'), await portal.memberAs('adult')]
    expect(await agree(one)).toEqual({ code: 0, data: { more: false } })

    for (const member of [one, other, await portal.memberAs('adult')]) expect(await isOpen(member)).toBe(true)
    expect(await owed(one)).toBeNull()
    expect(await portal.db.selectFrom('termsAgreements').selectAll().execute()).toMatchObject([
      { key: 'readme', number: 2, agreedAt: portal.clock.now() },
    ])
  })

  test.each(['zh', 'pt', 'en'] as const)('are shown with what is different, in %s', async (language) => {
    const removed = await publish()
    const terms = await owed(await portal.memberAs('adult', { language }))

    expect(terms).toMatchObject({ key: 'readme', version: '2', updatedOn: '2026-11-25' })
    const changed = terms.lines.filter(({ change }: { change: string }) => change !== 'same')
    expect(changed).toContainEqual({ change: 'added', kind: 'paragraph', text: said('New')[language] })
    expect(changed.some(({ change }: { change: string }) => change === 'removed')).toBe(true)
    expect(removed).toBeDefined()
    expect(terms.lines.some(({ change }: { change: string }) => change === 'same')).toBe(true)
    expect(JSON.stringify(terms.lines), 'where a link leads').not.toMatch(/\(\/\w/)
    expect(JSON.stringify(terms)).not.toMatch(/[{]\w+[}]/)
  })

  test('that are only corrected are asked of nobody', async () => {
    await publish('readme', { correction: true })

    expect(await isOpen(await portal.memberAs('adult'))).toBe(true)
  })

  test('that change once more are asked for once more, and differ from those agreed to', async () => {
    await publish()
    const member = await inEnglish()
    const shown = await owed(member)
    await publish('readme', { word: 'Newer' })
    const { key, version } = shown
    expect(await member.post('/account/terms', { key, version })).toMatchObject({ code: refusals.terms_changed })
    expect(await isOpen(member)).toBe(false)

    await agree(member)
    expect(await isOpen(member)).toBe(true)
    await publish('readme', { word: 'Newest' })
    const lines: { change: string; text: string }[] = (await owed(await inEnglish())).lines
    expect(lines.filter(({ change }) => change === 'removed').map(({ text }) => text)).toEqual([said('New').en])
  })

  test('leave open what nobody may be kept from: leaving, the own data, and their erasure', async () => {
    await publish()
    const member = await portal.memberAs('adult')
    expect(await member.get('/account/data_copy')).toMatchObject({ code: 0 })
    expect(await member.get('/account/erasure')).toMatchObject({ code: 0 })
    expect(await member.post('/account/data_copy/ask', {})).toMatchObject({ code: 0 })
    expect(await member.post('/account/refresh_token', {})).toMatchObject({ code: 0 })

    expect(await member.post('/security/logout_force', {})).toMatchObject({ code: 0 })
  })

  test('cannot be agreed to for another member, or without logging in', async () => {
    await publish()
    expect(await portal.post('/account/terms', { key: 'readme', version: '2' })).toMatchObject({
      code: refusals.signed_out,
    })
    await agree(await portal.memberAs('adult'))

    expect(await isOpen(await portal.memberAs('portuguese'))).toBe(false)
  })

  test.each([
    { key: 'contact', version: '1' },
    { key: 'readme', version: '0' },
    { key: 'readme' },
    { key: 'readme', version: 2 },
  ])('take no %j', async (body) => {
    await publish()

    expect(await (await portal.memberAs('adult')).post('/account/terms', body)).toMatchObject({
      code: refusals.invalid_input,
    })
  })

  test('agreed to twice at once are agreed to once', async () => {
    await publish()
    const member = await portal.memberAs('adult')
    const { key, version } = await owed(member)
    const replies = await Promise.all([1, 2].map(() => member.post('/account/terms', { key, version })))

    expect(replies.map(({ code }) => code)).toEqual([0, 0])
    expect(await portal.db.selectFrom('termsAgreements').selectAll().execute()).toHaveLength(1)
  })
})

describe('who owes which', () => {
  test('a member without a linked account owes nothing for linked accounts', async () => {
    await publish('readme-gov')
    expect(await isOpen(await portal.memberAs('adult'))).toBe(true)
  })

  test('who has linked the government account owes those for it, and the terms of use, one after the other', async () => {
    const { id } = await portal.db
      .selectFrom('members')
      .select('id')
      .where('username', '=', people.adult.username)
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('governmentLinks')
      .values({
        memberId: id,
        issuer: 'i',
        subject: 's',
        linkedFrom: 'account',
        linkedAt: portal.clock.now(),
        unlinkedAt: null,
      })
      .execute()
    await publish('readme')
    await publish('readme-gov')
    const member = await portal.memberAs('adult')
    expect(await owed(member)).toMatchObject({ key: 'readme' })
    expect(await agree(member)).toMatchObject({ data: { more: true } })
    expect(await isOpen(member)).toBe(false)
    expect(await owed(member)).toMatchObject({ key: 'readme-gov' })
    expect(await agree(member)).toMatchObject({ data: { more: false } })
    expect(await isOpen(member)).toBe(true)
  })

  test('a guardian owes those for guardians, and the child does not', async () => {
    await publish('readme-parent')
    const guardians = await portal.db
      .selectFrom('guardianships')
      .innerJoin('members', 'members.idNumber', 'guardianships.guardianIdNumber')
      .select('members.username')
      .where('since', 'is not', null)
      .where('endedAt', 'is', null)
      .execute()
    const guardian = Object.entries(people).find(([, { username }]) =>
      guardians.some((one) => one.username === username),
    )
    expect(guardian).toBeDefined()

    expect(await isOpen(await portal.memberAs(guardian?.[0] as keyof typeof people))).toBe(false)
    expect(await isOpen(await portal.memberAs('minor'))).toBe(true)
  })

  test('who has joined since has read them', async () => {
    await publish()
    await portal.db.updateTable('members').set({ joinedAt: portal.clock.now() }).execute()

    expect(await isOpen(await portal.memberAs('adult'))).toBe(true)
  })
})
