import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => page.viewport(1280, 800))
const menu = { '/menu/main': done({ items: [] }) }
const facility = (kind: string, free: number, open = true, hasHours = open) => ({
  ...{ code: kind, kind, name: kind, minimumAge: 4, party: 8, courts: open ? 6 : 0, free, hasHours },
  ...{ opens: open ? '08:00' : null, closes: open ? '22:00' : null, closedBecause: null },
})
const listed = {
  day: '2026-03-02',
  days: Array.from({ length: 8 }, (_, ahead) => `2026-03-0${ahead + 2}`),
  items: [
    {
      ...{ code: 'mong-ha', name: '望廈體育中心', area: '澳門半島', address: '望廈' },
      facilities: [facility('badminton', 26), facility('squash', 0), facility('bowling', 0, true, false)],
    },
    {
      ...{ code: 'tennis-academy', name: '網球學校', area: '路氹', address: '路氹城' },
      facilities: [facility('tennis', 0, false)],
    },
  ],
}
const open = (address = '/zh/vbs/online-booking') => openPortal(address, { ...menu, '/vbs/venues': done(listed) })

test('[R06] venues stand with their sports and how much is free, also for a visitor', async () => {
  await open()

  await expect.element(page.getByRole('heading', { name: '望廈體育中心' })).toBeVisible()
  const badminton = page.getByRole('link', { name: /羽毛球/ })
  await expect.element(badminton).toHaveTextContent('羽毛球26 空6 個場 · 08:00 至 22:00')
  await expect.element(badminton).toHaveAttribute('href', '/zh/vbs/venue?code=mong-ha&kind=badminton')
  await expect.element(page.getByRole('link', { name: /壁球/ })).toHaveTextContent('壁球已滿6 個場 · 08:00 至 22:00')
  await expect.element(page.getByRole('link', { name: /^網球/ })).toHaveTextContent('網球當日休息')
  // All of the day that lay ahead is over: that is not full.
  await expect
    .element(page.getByRole('link', { name: /保齡球/ }))
    .toHaveTextContent('保齡球無時段6 個場 · 08:00 至 22:00')
})

test('[R06] a sport, a part of the city and a day stand in the address, and come back with it', async () => {
  const { history, to } = await open()
  await page.getByRole('combobox', { name: /項目/ }).selectOptions('網球')
  await expect.element(page.getByText('1 個場館')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '望廈體育中心' })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: /地區/ }).selectOptions('澳門半島')
  await expect.element(page.getByText('沒有符合的場館。')).toBeVisible()
  await page.getByRole('button', { name: '顯示所有場館' }).click()
  await expect.element(page.getByText('2 個場館')).toBeVisible()
  await page.getByRole('link', { name: /週三/ }).click()

  await expect.poll(() => history.location.search).toBe('?day=2026-03-04')
  await expect.poll(() => to('/vbs/venues').at(-1)?.query.get('day')).toBe('2026-03-04')
})

test('a link with what was chosen shows just that', async () => {
  await open('/zh/vbs/online-booking?kind=squash')

  await expect.element(page.getByRole('combobox', { name: /項目/ })).toHaveValue('squash')
  await expect.element(page.getByRole('link', { name: /羽毛球/ })).not.toBeInTheDocument()
})

test('when nothing can be read it says so, and tries again', async () => {
  const responses: Record<string, object> = { ...menu, '/vbs/venues': { code: 340, message: '這一日未有時段可看' } }
  const { responses: answers } = await openPortal('/zh/vbs/online-booking', responses)
  await expect.element(page.getByText(/未能讀取資料。/)).toBeVisible()
  answers['/vbs/venues'] = done(listed)
  await page.getByRole('button', { name: '再試一次' }).click()

  await expect.element(page.getByRole('heading', { name: '望廈體育中心' })).toBeVisible()
})
