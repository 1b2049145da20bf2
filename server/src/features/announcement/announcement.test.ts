import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-11-20T10:00:00+08:00' }))

const closure = {
  kind: 'warning',
  textZh: '因颱風，所有泳池關閉。',
  textPt: 'As piscinas estão encerradas devido ao tufão.',
  textEn: 'All pools are closed because of the typhoon.',
  places: [],
  fromDay: '2026-11-21',
  untilDay: '2026-11-22',
}
const shownIn = async (language = 'en') => (await portal.get('/web/message', { 'api-language': language })).data.items
const editing = (desk: Awaited<ReturnType<typeof aClerk>>) => {
  return {
    add: (more: object = {}) => desk.post('/desk/announcement/add', { ...closure, ...more }),
    end: (id: number) => desk.post('/desk/announcement/end', { id }),
    list: async () => (await desk.get('/desk/announcements')).data.items,
  }
}
const anEditor = async () => editing(await aClerk(portal, ['content']))

describe('an announcement', () => {
  test('[X10] [X01] is shown from its first day to its last, in the language of who asks', async () => {
    await (await anEditor()).add()

    expect(await shownIn()).toEqual([])
    portal.clock.set(new Date('2026-11-21T00:01:00+08:00'))
    for (const [language, text] of [
      ['zh', closure.textZh],
      ['pt', closure.textPt],
      ['en', closure.textEn],
    ] as const)
      expect(await shownIn(language)).toMatchObject([{ kind: 'warning', text, places: [] }])
    portal.clock.set(new Date('2026-11-22T23:59:00+08:00'))
    expect(await shownIn()).toHaveLength(1)
    portal.clock.set(new Date('2026-11-23T00:01:00+08:00'))
    expect(await shownIn()).toEqual([])
  })

  test('[X10] without a last day is shown until staff end it, and the newest comes first', async () => {
    const { add, end, list } = await anEditor()
    const { id } = (await add({ fromDay: '2026-11-19', untilDay: '', textEn: 'Until further notice' })).data
    await add({ fromDay: '2026-11-20', untilDay: '', textEn: 'From today' })
    expect(await shownIn()).toMatchObject([{ text: 'From today' }, { text: 'Until further notice' }])

    await end(id)
    expect(await shownIn()).toMatchObject([{ text: 'From today' }])
    expect(await list()).toMatchObject([{ state: 'shown' }, { id, state: 'over', untilDay: null }])
    expect(await end(id)).toMatchObject({ code: refusals.not_found })
  })

  test('[X10] says for which parts of the portal it is', async () => {
    await (await anEditor()).add({ fromDay: '2026-11-20', places: ['login', 'services'] })

    expect(await shownIn()).toMatchObject([{ places: ['login', 'services'] }])
  })

  test('names what the settings name', async () => {
    await (await anEditor()).add({ fromDay: '2026-11-20', textEn: '{product} is closed' })

    expect(await shownIn()).toMatchObject([{ text: 'Sport for All is closed' }])
  })

  test('that is to come stands at the desk with its state, and goes over with time', async () => {
    const { add, list } = await anEditor()
    await add()

    expect(await list()).toMatchObject([{ state: 'coming', textZh: closure.textZh, fromDay: '2026-11-21' }])
    portal.clock.set(new Date('2026-11-24T10:00:00+08:00'))
    expect(await editing(await again(portal)).list()).toMatchObject([{ state: 'over' }])
  })

  test.each([
    ['a last day before the first', { untilDay: '2026-11-20' }, { untilDay: 'announcement_days' }],
    ['days that are over', { fromDay: '2026-11-01', untilDay: '2026-11-02' }, { untilDay: 'announcement_over' }],
    ['a day that is none', { fromDay: '2026-02-30' }, { fromDay: 'day_format' }],
    ['a language that is missing', { textPt: ' ' }, { textPt: 'required' }],
    ['a text that no banner holds', { textEn: 'a'.repeat(301) }, { textEn: 'too_long' }],
  ] as const)('with %s is refused at the field', async (_, more, fields) => {
    const { add, list } = await anEditor()
    const { code, errors = {} } = await add(more)

    expect(code).not.toBe(0)
    expect(Object.keys(errors)).toEqual(Object.keys(fields))
    expect(await list()).toEqual([])
  })

  test('is written into the audit trail, and so is its end', async () => {
    const { add, end } = await anEditor()
    const { id } = (await add()).data
    await end(id)

    const rows = await portal.db
      .selectFrom('audit')
      .select(['act', 'subjectId', 'detail'])
      .where('subjectKind', '=', 'announcement')
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { act: 'announced', subjectId: String(id), detail: expect.stringContaining(closure.textZh) },
      { act: 'announcement_ended', subjectId: String(id) },
    ])
  })

  test('is for staff with the right to change what the portal says', async () => {
    const other = await aClerk(portal, ['reviewer'])

    expect((await other.post('/desk/announcement/add', closure)).code).not.toBe(0)
    expect((await other.get('/desk/announcements')).code).toBe(0)
  })
})
