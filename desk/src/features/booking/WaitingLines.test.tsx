import { refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const free = {
  ...{ id: 11, from: '18:00', until: '19:00', band: 'peak', state: 'booked', booking: null, ownUse: null },
}
const timetable = {
  ...{ place: 'mong-ha', day: '2026-03-04', today: '2026-03-02' },
  places: [{ code: 'mong-ha', name: '望廈體育中心' }],
  facilities: [
    { code: 'badminton', name: '羽毛球場', courts: [{ code: '1', name: '1 號場', slots: [free] }] },
    { code: 'squash', name: '壁球場', courts: [{ code: '1', name: '1 號場', slots: [{ ...free, id: 31 }] }] },
  ],
}
const wait = (id: number, place: number, more: object = {}) => ({
  ...{ id, place, slot: 11, from: '18:00', until: '19:00', court: '1 號場', many: 3 },
  member: { memberNumber: `00000001${id}`, name: `陳小美${id} Chan Siu Mei` },
  ...{ since: '2026-03-02T02:00:00.000Z', rank: null, state: 'waiting', offeredUntil: null },
  ...more,
})
const offered = wait(1, 1, { state: 'offered', offeredUntil: '2026-03-02T02:30:00.000Z' })

const open = async (lines: (given: { after?: string }) => object) => {
  const opened = await openDesk('/timetable?day=2026-03-04', {
    'GET /api/desk/timetable': () => timetable,
    'POST /api/desk/me': () => ({
      ...{ name: 'Ieong', roles: [], factor: false, provedBy: 'password', recoveryCodes: 0 },
      permissions: ['timetable', 'counter', 'members'],
    }),
    'GET /api/desk/waiting/lines': lines as never,
  })
  await expect.element(section()).toBeVisible()
  const asked = () =>
    opened.requests.filter(({ call }) => call === 'GET /api/desk/waiting/lines').map(({ given }) => given)
  return { ...opened, asked }
}
const section = () => page.getByRole('region', { name: '輪候名單', exact: true })
const line = (name: string | RegExp) => section().getByRole('region', { name })
const peopleIn = (name: string | RegExp) =>
  line(name)
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim())

test('[O03] below the timetable stands who waits for each hour, in their order, and a line goes on on the next page', async () => {
  const other = { slot: 12, court: '2 號場', many: 1, rank: 4 }
  const { asked } = await open(({ after }) =>
    after ? { items: [wait(3, 3), wait(4, 1, other)], next: null } : { items: [offered, wait(2, 2)], next: '2' },
  )
  await expect.element(line('18:00 至 19:00 · 1 號場 3 人輪候')).toBeVisible()
  expect(peopleIn(/1 號場/)).toEqual([
    expect.stringMatching(/^陳小美1 Chan Siu Mei 000 000 011 .*10:00 起 已通知，保留至 .*10:30$/),
    expect.stringMatching(/^陳小美2 Chan Siu Mei 000 000 012 .*10:00 起$/),
  ])
  // Their places are read as numbers of the list.
  const first = line(/1 號場/)
    .getByRole('listitem')
    .first()
    .element()
  expect(getComputedStyle(first).listStyleType).toBe('decimal')
  section().getByRole('button', { name: '顯示更多' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line('18:00 至 19:00 · 2 號場 1 人輪候')).toBeVisible()
  expect(peopleIn(/1 號場/)).toHaveLength(3)
  const places = line(/1 號場/)
    .getByRole('listitem')
    .elements()
    .map((one) => one.getAttribute('value'))
  expect(places).toEqual(['1', '2', '3'])
  expect(peopleIn(/2 號場/)).toEqual([expect.stringMatching(/抽籤第 4 位$/)])
  expect(section().getByRole('button').elements()).toEqual([])
  const query = { place: 'mong-ha', facility: 'badminton', day: '2026-03-04' }
  expect(asked()).toMatchObject([query, { ...query, after: '2' }])
  await expect.element(section().getByRole('link', { name: '000 000 012' })).toHaveAttribute('href', '/desk/zh/members')
})

test('who may not look at members sees how long a line is, and nobody’s name', async () => {
  await open(() => ({ items: [wait(1, 1, { member: null })], next: null }))
  await expect.element(line(/1 號場/)).toBeVisible()
  expect(peopleIn(/1 號場/)).toEqual([expect.stringMatching(/^一位會員 .*10:00 起$/)])
  expect(section().getByRole('link').elements()).toEqual([])
})

test('where nobody waits that is said; another facility has its own lines', async () => {
  const { asked } = await open(() => ({ items: [], next: null }))
  await expect.element(section()).toHaveTextContent('輪候名單這一天沒有人輪候。')
  await page.getByLabelText('設施').selectOptions('壁球場')
  await expect.poll(() => asked().at(-1)).toMatchObject({ facility: 'squash' })
})

test('what cannot be read is said beside the timetable, which stays', async () => {
  await open(() => {
    throw new Refusing(refusals.not_found, '找不到')
  })
  await expect.element(section().getByRole('alert')).toHaveTextContent('找不到')
  await expect.element(page.getByRole('grid')).toBeVisible()
})
