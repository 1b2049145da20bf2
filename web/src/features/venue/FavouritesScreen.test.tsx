import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

beforeEach(async () => {
  session.start('a token')
  await page.viewport(1280, 800)
})
const facility = {
  ...{
    code: 'badminton',
    kind: 'badminton',
    name: '羽毛球場',
    minimumAge: 4,
    party: 8,
    courts: 6,
    free: 26,
    hasHours: true,
  },
  ...{ opens: '08:00', closes: '22:00', closedBecause: null },
}
const venue = (code: string, name: string) => ({ code, name, area: '澳門半島', address: name, facilities: [facility] })
const listed = {
  day: '2026-03-02',
  days: ['2026-03-02'],
  items: [venue('mong-ha', '望廈體育中心'), venue('north', '北區體育館')],
}
const open = (address: string, items: string[], more: Responses = {}) =>
  openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/vbs/venues': done(listed),
    '/vbs/favourites': done({ items }),
    ...more,
  })
const star = (name: string) => page.getByRole('button', { name: `常用 ：${name}` })

test('a member keeps a venue by its star, and lets it go by the same', async () => {
  const portal = await open('/zh/vbs/online-booking', [], { '/vbs/favourite': done({}) })
  await expect.element(star('北區體育館')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(star('北區體育館')).toHaveAttribute('aria-disabled', 'false')
  portal.responses['/vbs/favourites'] = done({ items: ['north'] })
  await star('北區體育館').click()

  await expect.element(star('北區體育館')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(star('望廈體育中心')).toHaveAttribute('aria-pressed', 'false')
  portal.responses['/vbs/favourites'] = done({ items: [] })
  await star('北區體育館').click()
  await expect.element(star('北區體育館')).toHaveAttribute('aria-pressed', 'false')
  expect(portal.to('/vbs/favourite').map(({ body }) => body)).toEqual([
    { venue: 'north', favourite: true },
    { venue: 'north', favourite: false },
  ])
})

test('a visitor has no stars, and nothing is asked for', async () => {
  session.end()
  const portal = await open('/zh/vbs/online-booking', [])
  await expect.element(page.getByRole('heading', { name: '望廈體育中心' })).toBeVisible()
  expect(page.getByRole('button', { name: /常用/ }).elements()).toEqual([])
  expect(portal.to('/vbs/favourites')).toEqual([])
})

test('one’s own venues stand on a page of their own, with what is free today', async () => {
  await open('/zh/venues/favourites', ['north'])
  await expect.element(page.getByRole('heading', { level: 2, name: '北區體育館' })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: /羽毛球/ }))
    .toHaveAttribute('href', '/zh/vbs/venue?code=north&kind=badminton')
})

test('who keeps none reads how, and is led to the venues', async () => {
  await open('/zh/venues/favourites', [])
  await expect.element(page.getByText(/你還未有常用場地/)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '選擇場地' }))
    .toHaveAttribute('href', '/zh/vbs/online-booking')
})
