import { memberNumberFrom, refusals, worthOfDay } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { heading, importing, memberNumberOf, mongHa } from '../../testing/visits.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const theImport = async () => importing(await portal.staffAs('senior'))
const theMember = async (name: Parameters<typeof portal.memberAs>[0] = 'adult') => {
  const member = await portal.memberAs(name)
  return { ...member, number: await memberNumberOf(portal, member) }
}
const balanceOf = async (member: Pick<Awaited<ReturnType<typeof theMember>>, 'get'>) =>
  (await member.get('/report/info')).data.balance
const visits = () => portal.db.selectFrom('visits').select(['memberId', 'day', 'cameAt', 'leftAt', 'place']).execute()

describe('a file of visits', () => {
  test('is taken line by line, and each refused line is told with its reason', async () => {
    const { number, ...member } = await theMember()
    const desk = await theImport()
    const { code, data } = await desk.lines([
      `${number},2026-03-01,09:00,10:30,${mongHa}`,
      `${number},2026-03-01,09:00`,
      `12345,2026-03-01,09:00,10:00,${mongHa}`,
      `${memberNumberFrom(99_999)},2026-03-01,09:00,10:00,${mongHa}`,
      `${number},2026-02-30,09:00,10:00,${mongHa}`,
      `${number},2026-02-27,9 o’clock,10:00,${mongHa}`,
      `${number},2026-02-27,09:00,08:59,${mongHa}`,
      `${number},2026-02-27,00:00,16:01,${mongHa}`,
      `${number},2026-03-02,09:00,10:01,${mongHa}`,
      `${number},2027-03-01,09:00,10:00,${mongHa}`,
      `${number},2025-02-28,09:00,10:00,${mongHa}`,
      `${number},2026-03-01,10:29,11:00,${mongHa}`,
      `${number},2026-03-01,08:00,09:01,${mongHa}`,
      `${number},2026-02-27,09:00,10:00,`,
      `${number},2026-02-27,09:00,10:00,"${mongHa}`,
      '',
      `${number},2026-03-01,10:30,11:00,${mongHa}`,
    ])
    expect([code, data.lines, data.added, data.known, data.refusedLines]).toEqual([0, 16, 2, 0, 14])
    expect(data.refused.map(({ line, problem }: { line: number; problem: string }) => `${line} ${problem}`)).toEqual([
      '3 columns',
      '4 member_number',
      '5 member_unknown',
      '6 day',
      '7 time',
      '8 left_before',
      '9 too_long',
      '10 future',
      '11 future',
      '12 too_old',
      '13 overlaps',
      '14 overlaps',
      '15 place',
      '16 columns',
    ])
    expect(await balanceOf(member)).toBe(2)
  })

  test('brought again changes nothing, and says so', async () => {
    const { number, ...member } = await theMember()
    const desk = await theImport()
    const lines = [`${number},2026-03-01,09:00,10:30,${mongHa}`, `${number},2026-03-01,18:00,,${mongHa}`]
    expect((await desk.lines(lines)).data).toMatchObject({ lines: 2, added: 2, known: 0 })
    const [before, stood] = [await visits(), await portal.db.selectFrom('pointsEntries').selectAll().execute()]
    expect((await desk.lines(lines)).data).toEqual({ lines: 2, added: 0, known: 2, refusedLines: 0, refused: [] })
    expect(await visits()).toEqual(before)
    expect(await portal.db.selectFrom('pointsEntries').selectAll().execute()).toEqual(stood)
    expect(await balanceOf(member)).toBe(1.5)
  })

  test('may say a line twice: the second is known, and of two ends the first counts', async () => {
    const { number, ...member } = await theMember()
    const line = `${number},2026-03-01,09:00,10:00,${mongHa}`
    const { data } = await (await theImport()).lines([line, line, line.replace('10:00', '12:00')])
    expect(data).toMatchObject({ added: 1, known: 1, refused: [{ line: 4, problem: 'overlaps' }] })
    expect(await balanceOf(member)).toBe(1)
  })

  test('brings the end of a visit that had none, and with it the points', async () => {
    const { number, ...member } = await theMember()
    const desk = await theImport()
    await desk.lines([`${number},2026-03-01,09:00,,${mongHa}`, `${number},2026-03-01,12:00,13:00,${mongHa}`])
    expect(await balanceOf(member)).toBe(1)
    // Not into the next visit.
    const into = await desk.lines([`${number},2026-03-01,09:00,12:30,${mongHa}`])
    expect(into.data).toMatchObject({ added: 0, refused: [{ line: 2, problem: 'overlaps' }] })
    expect((await desk.lines([`${number},2026-03-01,09:00,11:00,${mongHa}`])).data).toMatchObject({ added: 1 })
    expect(await balanceOf(member)).toBe(3)
  })

  test('brought by several at once counts once', async () => {
    const [one, other] = [await theMember(), await theMember('portuguese')]
    const desk = await theImport()
    const lines = [one, other].flatMap(({ number }) =>
      ['2026-02-26', '2026-02-27', '2026-03-01'].map((day) => `${number},${day},09:00,10:30,${mongHa}`),
    )
    const done = await Promise.all([1, 2, 3, 4].map((time) => desk.lines(time % 2 ? lines : lines.toReversed())))
    expect(done.map(({ data }) => [data.added + data.known, data.refusedLines])).toEqual(done.map(() => [6, 0]))
    expect(done.reduce((sum, { data }) => sum + data.added, 0)).toBe(6)
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([4.5, 4.5])
  })

  test.each([
    ['a mark before it', (text: string) => `\uFEFF${text}`],
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['lines that end as on Windows', (text: string) => `${text.replaceAll('\n', '\r\n')}\r\n`],
    ['quotes', (text: string) => text.replaceAll(/[^,\n]+/g, (cell) => `"${cell}"`)],
    [
      'capitals and blanks in the heading',
      (text: string) => text.replace(heading, 'Member number,Day,Came,Left,Place'),
    ],
    ['a number without its zeros', (text: string) => text.replace(/\n0+/, '\n')],
    ['the day as people write it', (text: string) => text.replace('2026-03-01', '1/3/2026')],
  ])('with %s is read', async (_, changed) => {
    const { number, ...member } = await theMember()
    const text = `${heading}\n${number},2026-03-01,09:00,10:00,${mongHa}`
    expect((await (await theImport()).file(changed(text))).data).toMatchObject({ added: 1, refusedLines: 0 })
    expect(await balanceOf(member)).toBe(1)
  })

  test('may have its columns in any order, and more of them', async () => {
    const { number } = await theMember()
    const file = `place,gate,left,came,day,member_number\n"Tap Seac, ""A""",7,10:00,09:00,2026-03-01,${number}`
    expect((await (await theImport()).file(file)).data).toMatchObject({ refused: [{ line: 2, problem: 'place' }] })
    const plain = file.replace('""A""', 'A')
    expect((await (await theImport()).file(plain)).data).toMatchObject({ added: 1 })
    expect(await visits()).toMatchObject([{ place: 'Tap Seac, A', day: '2026-03-01' }])
  })

  test('brings no formula in', async () => {
    const { number } = await theMember()
    const places = ['=1+1', '+1', '-1', '@SUM(1)', '"=HYPERLINK(""http://x"")"', '<script>']
    const { data } = await (await theImport()).lines(places.map((place) => `${number},2026-03-01,09:00,10:00,${place}`))
    expect(data.refused.map(({ problem }: { problem: string }) => problem)).toEqual(places.map(() => 'place'))
    expect(await visits()).toEqual([])
  })

  test.each([
    ['no text', new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 'visits_unreadable'],
    ['Big5', new Uint8Array([0xb6, 0xf0, 0xa5, 0xdb]), 'visits_unreadable'],
    ['a NUL', `${heading}\n\u0000`, 'visits_unreadable'],
    ['another heading', 'name,day,came,left,place\n', 'visits_columns_missing'],
    ['a first line that is a visit', `000000018,2026-03-01,09:00,10:00,${mongHa}`, 'visits_columns_missing'],
  ] as const)('that is %s is refused as a whole, at the field', async (_, content, refusal) => {
    const { code, errors } = await (await theImport()).file(content)
    expect([code, Object.keys(errors ?? {})]).toEqual([refusals[refusal], ['file']])
  })

  test('may be of ten megabytes, and no more', async () => {
    const { number } = await theMember()
    const line = `${number},2026-03-01,09:00,10:00,${mongHa}`
    const begun = `${heading}\n${line}\n`
    const full = begun + '\n'.repeat(10 * 1024 * 1024 - Buffer.byteLength(begun))
    expect((await (await theImport()).file(full)).data).toMatchObject({ lines: 1, added: 1 })
    const { code, errors } = await (await theImport()).file(`${full}\n`)
    expect([code, Object.keys(errors ?? {})]).toEqual([refusals.visits_too_large, ['file']])
  })

  test('of another year is refused line by line, and of the oldest month that counts it is taken', async () => {
    const { number, ...member } = await theMember()
    const { data } = await (await theImport()).lines(
      ['2016-03-01', '2025-02-28', '2025-03-01'].map((day) => `${number},${day},09:00,10:00,${mongHa}`),
    )
    expect(data).toMatchObject({ added: 1, refused: [{ problem: 'too_old' }, { problem: 'too_old' }] })
    expect(await balanceOf(member)).toBe(1)
  })

  test('is brought in by who may, and is written down before it is taken', async () => {
    for (const roles of [['reviewer'], ['counter'], ['content'], ['auditor']] as const) {
      const clerk = await aClerk(portal, [...roles], { username: `one${roles[0]}`, name: roles[0] })
      expect(await importing(clerk).lines([]), roles[0]).toMatchObject({ code: refusals.not_allowed })
    }
    const { number } = await theMember()
    await (await theImport()).lines([`${number},2026-03-01,09:00,10:00,${mongHa}`, 'broken'])
    const trail = portal.db.selectFrom('audit').select(['act', 'subjectKind', 'subjectId', 'detail'])
    const [entry] = await trail.where('act', '=', 'visits_imported').execute()
    expect(entry).toEqual({ ...entry, subjectKind: 'visits', detail: '2' })
    expect(entry?.subjectId).toMatch(/^[0-9a-f]{16}$/)
  })
})

/** The same numbers each time (mulberry32). */
const drawFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
const shuffled = <T>(all: readonly T[], draw: (below: number) => number) =>
  all
    .map((one) => ({ one, place: draw(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** A day of visits one after the other, by hours: some without an end. */
const dayOfVisits = (day: string, draw: (below: number) => number) => {
  const visits: { day: string; came: number; left: number | null }[] = []
  for (let minute = 8 * 60 + draw(90); minute < 20 * 60; ) {
    const left = minute + 5 + draw(150)
    visits.push({ day, came: minute, left: draw(6) === 0 ? null : left })
    minute = left + 1 + draw(200)
  }
  return visits
}
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'late, doubled and disordered, in one file or many, visits come to the same sum (drawn by %i)',
  async (seed) => {
    const draw = drawFrom(seed)
    const { number, ...member } = await theMember()
    const days = Array.from({ length: 6 }, (_, place) => `2026-02-${String(3 + 4 * place).padStart(2, '0')}`)
    const stays = days.flatMap((day) => dayOfVisits(day, draw))
    const worth = days.map((day) =>
      worthOfDay(
        stays
          .filter((stay) => stay.day === day)
          .map(({ came, left }) => ({
            cameAt: new Date(came * 60_000),
            leftAt: left === null ? null : new Date(left * 60_000),
          })),
        { per30Minutes: 50, mostADay: 300 },
      ),
    )
    const lines = stays.flatMap(({ day, came, left }) => {
      const open = `${number},${day},${time(came)},,${mongHa}`
      const line = left === null ? open : `${number},${day},${time(came)},${time(left)},${mongHa}`
      // Some are known as begun before they are known as ended, some are told three times.
      return [line, ...(draw(3) === 0 ? [open] : []), ...(draw(3) === 0 ? [line, line] : [])]
    })
    const mixed = shuffled(lines, draw)
    const desk = await theImport()
    for (let from = 0; from < mixed.length; ) {
      const many = 1 + draw(12)
      const { data } = await desk.lines(mixed.slice(from, from + many))
      expect(data.refused).toEqual([])
      from += many
    }
    expect(await balanceOf(member)).toBe(worth.reduce((sum, one) => sum + one, 0) / 100)
  },
)
