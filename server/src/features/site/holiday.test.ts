import { beforeEach, expect, test } from 'vitest'
import { holidays, lunarHolidays } from '../../content/holidays.ts'
import { thePortal } from '../../testing/portal.ts'
import { holidayService } from './holiday.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-11-20T10:00:00+08:00' }))

test.each([
  ['over a weekend', '2026-11-20', '2026-11-25'],
  ['over a public holiday', '2026-12-07', '2026-12-11'],
  ['over Lunar New Year', '2026-02-16', '2026-02-24'],
  ['over a weekend and Lunar New Year', '2026-02-13', '2026-02-23'],
  ['over Christmas and the new year', '2026-12-23', '2026-12-30'],
  ['from a Saturday', '2026-11-21', '2026-11-25'],
])('[M02] an application is due three working days later, %s', async (_, day, due) => {
  expect(await holidayService(portal.deps).dueOn(day)).toBe(due)
})

const typhoon = { day: '2026-11-23', nameZh: '颱風', namePt: 'Tufão', nameEn: 'Typhoon' }

test('[M02] an editor adds a holiday and takes it back, and working days follow', async () => {
  const editor = await portal.staffAs('editor')
  const dueOn = () => holidayService(portal.deps).dueOn('2026-11-20')

  expect(await editor.post('/desk/holiday/add', typhoon)).toEqual({ code: 0, data: {} })
  expect(await dueOn()).toBe('2026-11-26')
  const inYear = async (year: number) =>
    (await editor.get(`/desk/holidays?year=${year}`)).data.items.map(({ day }: { day: string }) => day)
  expect((await editor.get('/desk/holidays?year=2026')).data.items).toContainEqual(typhoon)
  expect(await inYear(2026), 'in the order of the calendar').toEqual((await inYear(2026)).toSorted())
  expect((await inYear(2026))[0]).toBe('2026-01-01')
  await editor.post('/desk/holiday/add', { ...typhoon, day: '2026-12-31' })
  expect(await inYear(2026)).toContain('2026-12-31')
  expect(await inYear(2027)).not.toContain('2026-12-31')
  await editor.post('/desk/holiday/remove', { day: '2026-12-31' })
  expect(await editor.post('/desk/holiday/remove', { day: typhoon.day })).toEqual({ code: 0, data: {} })
  expect(await dueOn()).toBe('2026-11-25')
  const written = await portal.db
    .selectFrom('audit')
    .select(['act', 'subjectKind', 'subjectId'])
    .orderBy('id')
    .execute()
  expect(written.filter(({ subjectKind }) => subjectKind === 'holiday')).toEqual([
    { act: 'holiday_added', subjectKind: 'holiday', subjectId: typhoon.day },
    { act: 'holiday_added', subjectKind: 'holiday', subjectId: '2026-12-31' },
    { act: 'holiday_removed', subjectKind: 'holiday', subjectId: '2026-12-31' },
    { act: 'holiday_removed', subjectKind: 'holiday', subjectId: typhoon.day },
  ])
})

test('a holiday is added once, and only an existing one can be removed', async () => {
  const editor = await portal.staffAs('editor', { language: 'en' })

  expect(await editor.post('/desk/holiday/add', { ...typhoon, day: '2026-12-25' })).toMatchObject({
    code: 122,
    message: 'This day is already a holiday',
  })
  expect(await editor.post('/desk/holiday/remove', { day: typhoon.day })).toMatchObject({ code: 6 })
})

const { day: _, ...names } = typhoon
const signal = { nameZh: '十號風球', namePt: 'Sinal n.º 10', nameEn: 'Signal no. 10' }

test('a holiday is given another name, and of two clerks at once the later one is told', async () => {
  const editor = await portal.staffAs('editor', { language: 'en' })
  const ofNovember = async () =>
    (await editor.get('/desk/holidays?year=2026')).data.items.filter(({ day }: { day: string }) => day === typhoon.day)
  await editor.post('/desk/holiday/add', typhoon)

  const replies = await Promise.all([
    editor.post('/desk/holiday/rename', { day: typhoon.day, ...signal, seen: names }),
    editor.post('/desk/holiday/rename', { day: typhoon.day, ...signal, nameEn: 'Storm', seen: names }),
  ])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 129])
  expect(replies.find(({ code }) => code === 129)?.message).toMatch(/^Someone else has changed the name/)
  const [after] = await ofNovember()
  expect(['Signal no. 10', 'Storm']).toContain(after.nameEn)

  const { day, ...seen } = after
  expect(await editor.post('/desk/holiday/rename', { day, ...names, seen })).toEqual({ code: 0, data: {} })
  expect(await ofNovember()).toEqual([typhoon])
  expect((await editor.post('/desk/holiday/rename', { day, ...names, seen: names })).code).toBe(222)
  await editor.post('/desk/holiday/remove', { day })
  expect((await editor.post('/desk/holiday/rename', { day, ...signal, seen: names })).code).toBe(6)
})

test.each([
  ['zh', '請輸入假期名稱'],
  ['pt', 'Indique o nome do feriado'],
  ['en', 'Enter the name of the holiday'],
] as const)('a name that is missing in a language is refused at its field, in %s', async (language, said) => {
  const editor = await portal.staffAs('editor', { language })
  await editor.post('/desk/holiday/add', typhoon)
  const rename = async (more: object) =>
    (await editor.post('/desk/holiday/rename', { day: typhoon.day, ...signal, seen: names, ...more })).errors

  for (const name of ['nameZh', 'namePt', 'nameEn'])
    for (const empty of ['', ' ']) expect(await rename({ [name]: empty })).toEqual({ [name]: said })
  expect(Object.keys((await rename({ nameZh: '風'.repeat(201) })) ?? {})).toEqual(['nameZh'])
  expect((await editor.get('/desk/holidays?year=2026')).data.items).toContainEqual(typhoon)
})

test('what happened to the holidays of a year is told page by page, with who, when and what they were called', async () => {
  const editor = await portal.staffAs('editor')
  const history = async (query: string) => (await editor.get(`/desk/holiday/history?${query}`)).data
  expect(await history('year=2026'), 'those of the beginning nobody has added').toEqual({ items: [], next: null })

  await editor.post('/desk/holiday/add', typhoon)
  portal.clock.forward(60_000)
  await editor.post('/desk/holiday/rename', { day: typhoon.day, ...signal, seen: names })
  await editor.post('/desk/holiday/remove', { day: typhoon.day })
  await editor.post('/desk/holiday/add', { ...typhoon, day: '2027-11-22' })
  const { items } = await history('year=2026')
  expect(items).toMatchObject([
    { act: 'holiday_removed', day: typhoon.day, names: '十號風球 · Sinal n.º 10 · Signal no. 10' },
    { act: 'holiday_renamed', day: typhoon.day, names: '十號風球 · Sinal n.º 10 · Signal no. 10' },
    { act: 'holiday_added', names: '颱風 · Tufão · Typhoon', at: '2026-11-20T02:00:00.000Z', by: expect.any(String) },
  ])
  expect(items[0].by).not.toBe('')

  for (let times = 0; times < 10; times += 1) {
    await editor.post('/desk/holiday/add', typhoon)
    await editor.post('/desk/holiday/remove', { day: typhoon.day })
  }
  const first = await history('year=2026')
  const rest = await history(`year=2026&after=${first.next}`)
  const ids = [...first.items, ...rest.items].map(({ id }: { id: number }) => id)
  expect([first.items.length, rest.items.length, rest.next]).toEqual([20, 3, null])
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
})

test('a reviewer reads the holidays and changes none', async () => {
  const reviewer = await portal.staffAs('reviewer')

  expect((await reviewer.get('/desk/holidays?year=2027')).data.items).toHaveLength(20)
  expect(await reviewer.post('/desk/holiday/add', typhoon)).toMatchObject({ code: 120 })
  expect(await reviewer.post('/desk/holiday/remove', { day: '2026-12-25' })).toMatchObject({ code: 120 })
  const renaming = { day: '2026-12-25', ...signal, seen: names }
  expect(await reviewer.post('/desk/holiday/rename', renaming)).toMatchObject({ code: 120 })
  expect(await reviewer.get('/desk/holiday/history?year=2026')).toMatchObject({ code: 120 })
})

test('only staff read or change the holidays', async () => {
  const member = await portal.memberAs('adult')

  expect(await portal.get('/desk/holidays?year=2026')).toMatchObject({ code: 2 })
  expect(await member.get('/desk/holidays?year=2026')).toMatchObject({ code: 2 })
  expect(await member.post('/desk/holiday/add', typhoon)).toMatchObject({ code: 2 })
  expect(await member.post('/desk/holiday/remove', { day: '2026-12-25' })).toMatchObject({ code: 2 })
})

test('each year has the twenty public holidays of Macao, each on a day of its own', () => {
  const inYear = (year: string) => holidays.filter(([day]) => day.startsWith(year))

  expect([inYear('2026').length, inYear('2027').length]).toEqual([20, 20])
  expect(new Set(holidays.map(([day]) => day)).size).toBe(40)
})

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })

/**
 * The new moon of 6 February 2027 comes at 23:56 in Macao. The calendar of the runtime puts it after midnight, and so
 * errs by a day for that month; the almanac has the 6th.
 */
const isKnownBetter = (day: string) => day.startsWith('2027-02')

test.each(
  lunarHolidays
    .filter(([day]) => !isKnownBetter(day))
    .map(([day, { en }, month, date]) => [day, en, month, date] as const),
)('%s, %s, is that day of the Chinese calendar', (day, _, month, date) => {
  const parts = Object.fromEntries(
    chinese.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  )
  expect([parts['month'], parts['day']]).toEqual([String(month), String(date)])
})

test('[M02] the reply says of which years the holidays are missing, until somebody has added one', async () => {
  const editor = await portal.staffAs('editor')
  const missing = async () => (await editor.get('/desk/holidays?year=2026')).data.missing
  expect(await missing(), 'those of next year are there').toEqual([])

  await portal.db.deleteFrom('holidays').where('day', '>=', '2027-01-01').execute()
  expect(await missing()).toEqual(['2027'])
  await editor.post('/desk/holiday/add', { ...typhoon, day: '2027-01-01' })
  expect(await missing()).toEqual([])
})
