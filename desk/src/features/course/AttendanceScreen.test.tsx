import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import type { Sheet } from './queries.ts'

// A telephone in a hall.
beforeEach(() => page.viewport(390, 844))
afterEach(closeDesk)

const sheet: Sheet = {
  ...{ id: 71, startsAt: '2026-03-10T11:00:00.000Z', endsAt: '2026-03-10T12:00:00.000Z', day: '2026-03-10' },
  ...{ from: '19:00', until: '20:00', state: 'coming', cancelled: null, present: 0, noted: 0 },
  ...{ course: '2026-2-07', name: '瑜伽初班', venue: '望廈體育中心', open: true },
  people: [
    { reference: 'C26-00000001', memberNumber: '000000018', name: '陳小美', present: null, absences: 1 },
    { reference: 'C26-00000002', memberNumber: '000000026', name: '梁偉民', present: true, absences: 0 },
  ],
}
const [reading, noting] = ['GET /api/desk/course/attendance', 'POST /api/desk/course/attendance']
const openSheet = (responses: Parameters<typeof openDesk>[1] = {}, said: Partial<Sheet> = {}) =>
  openDesk('/attendance?meeting=71', {
    [reading]: () => ({ ...sheet, ...said }),
    [noting]: () => ({ present: 2, noted: 2 }),
    ...responses,
  })
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const mark = (name: string, word: string) => row(name).getByRole('button', { name: word, exact: true })

test('[O04] one press notes who is there, another takes it back, and each is sent', async () => {
  const { requests } = await openSheet()
  const sent = () => requests.filter(({ call }) => call === noting).map(({ given }) => given)
  await expect.element(page.getByText('出席 1、缺席 0，共 2 人。')).toBeVisible()
  await expect.element(mark('梁偉民', '出席')).toHaveAttribute('aria-pressed', 'true')
  await mark('陳小美', '出席').click()
  await expect.poll(sent).toEqual([{ meeting: 71, people: [{ reference: 'C26-00000001', present: true }] }])
  await expect.element(page.getByText('出席 2、缺席 0，共 2 人。')).toBeVisible()
  await mark('梁偉民', '缺席').click()
  await expect.element(mark('梁偉民', '缺席')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(mark('梁偉民', '出席')).toHaveAttribute('aria-pressed', 'false')
  await mark('梁偉民', '缺席').click()
  await expect
    .poll(() => sent().slice(1))
    .toEqual([
      { meeting: 71, people: [{ reference: 'C26-00000002', present: false }] },
      { meeting: 71, people: [{ reference: 'C26-00000002', present: null }] },
    ])
})

test('[O04] on a telephone nothing is too wide, and what is pressed is as large as a thumb', async () => {
  await openSheet()
  await expect.element(mark('陳小美', '缺席')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  for (const word of ['出席', '缺席']) {
    const { height, width } = mark('陳小美', word).element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(56)
    expect(width).toBeGreaterThanOrEqual(120)
  }
})

test('[O04] what was noted while the network is away stays, and is sent again by itself', async () => {
  let { people } = sheet
  const { requests, router } = await openSheet({
    [reading]: () => ({ ...sheet, people }),
    [noting]: ({ people: noted }) => {
      const said = new Map((noted as Sheet['people']).map(({ reference, present }) => [reference, present]))
      people = people.map((one) => ({ ...one, present: said.get(one.reference) ?? one.present }))
      return { present: 1, noted: 2 }
    },
  })
  await expect.element(mark('陳小美', '出席')).toBeVisible()
  const there = globalThis.fetch
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  await mark('陳小美', '出席').click()
  await mark('梁偉民', '缺席').click()
  await expect.element(page.getByText(/2 項未送出/)).toBeVisible()
  await expect.element(mark('陳小美', '出席')).toHaveAttribute('aria-pressed', 'true')
  vi.stubGlobal('fetch', there)
  // Who has gone elsewhere meanwhile finds it as it was, and it is sent.
  await router.navigate({ to: '/holidays' })
  await router.navigate({ to: '/attendance', search: { meeting: '71' } })
  window.dispatchEvent(new Event('online'))

  const sent = () => requests.filter(({ call }) => call === noting).flatMap(({ given }) => given['people'])
  await expect.poll(sent, { timeout: 30_000 }).toEqual(
    expect.arrayContaining([
      { reference: 'C26-00000001', present: true },
      { reference: 'C26-00000002', present: false },
    ]),
  )
  await expect.element(page.getByText('出席 1、缺席 1，共 2 人。')).toBeVisible()
  await expect.element(page.getByText(/未送出/)).not.toBeInTheDocument()
}, 60_000)

test('[O04] whoever comes back while it is being sent sees it once it is, and what was refused meanwhile is not there', async () => {
  let { people } = sheet
  let answer = () => {}
  const { requests, router } = await openSheet({
    [reading]: () => ({ ...sheet, people }),
    [noting]: async ({ people: noted }) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      const [one] = noted as Sheet['people']
      if (one?.reference === 'C26-00000002') throw new Refusing(494, '上課前 30 分鐘起可點名')
      people = people.map((person) => ({ ...person, present: person.reference === one?.reference || person.present }))
      return { present: 2, noted: 2 }
    },
  })
  const sent = () => requests.filter(({ call }) => call === noting).length
  await mark('陳小美', '出席').click()
  await mark('梁偉民', '缺席').click()
  await expect.poll(sent).toBe(1)
  await router.navigate({ to: '/holidays' })
  await router.navigate({ to: '/attendance', search: { meeting: '71' } })
  answer()
  await expect.poll(sent).toBe(2)
  answer()
  await expect.element(page.getByText('上課前 30 分鐘起可點名', { exact: true })).toBeVisible()
  await expect.element(page.getByText('出席 2、缺席 0，共 2 人。')).toBeVisible()
})

test('whoever logs in next finds nothing of what was not sent', async () => {
  await openSheet({
    [noting]: () => {
      throw new Error('no answer')
    },
  })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  await mark('陳小美', '出席').click()
  await expect.element(page.getByText(/1 項未送出/)).toBeVisible()
  const { notes } = await import('./notes.ts')
  expect(notes.of('71').unsent.size).toBe(1)
  session.start('another token')
  expect(notes.of('71').unsent.size).toBe(0)
  session.start('a token')
  session.lose()
  expect(notes.of('71').unsent.size).toBe(0)
})

test('[O04] what is refused is said, and taken back', async () => {
  await openSheet({
    [noting]: () => {
      throw new Refusing(494, '上課前 30 分鐘起可點名')
    },
  })
  await mark('陳小美', '出席').click()
  await expect.element(page.getByText('上課前 30 分鐘起可點名', { exact: true })).toBeVisible()
  await expect.element(mark('陳小美', '出席')).toHaveAttribute('aria-pressed', 'false')
})

test('[O04] before its time, and where it is cancelled, nothing can be noted', async () => {
  const { router } = await openSheet({}, { open: false })
  await expect.element(page.getByText('上課前 30 分鐘起可點名。')).toBeVisible()
  expect(page.getByRole('button', { name: '缺席' }).elements()).toEqual([])
  await expect.element(row('梁偉民').getByText('出席')).toBeVisible()
  await router.navigate({ to: '/attendance', search: {} })
  await expect.element(page.getByText('沒有課堂')).toBeVisible()
})

test('a meeting that is cancelled says why; one without people says so', async () => {
  await openSheet({}, { open: false, state: 'cancelled', cancelled: 'weather', people: [] })
  await expect.element(page.getByText('已取消：天氣')).toBeVisible()
  await expect.element(page.getByText('這個班沒有學員。')).toBeVisible()
})
