import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const mine = '/account/data_copy'
const [asking, fetching, discarding] = [`${mine}/ask`, `${mine}/fetch`, `${mine}/discard`]
const me = { memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Sio Mei' }
const child = { memberNumber: '000000026', nameZh: '陳大文', namePt: 'Chan Tai Man' }
const noErasure = {
  ...{ requests: [], minor: false, obstacles: ['gift'], children: [], thinkDays: 14 },
  kept: { securityLog: 365, letters: 30 },
}
const making = {
  id: '4f7c2c1e-9f0a-4a52-8b7e-2f4f4f1d2a10',
  ...{ of: me, own: true, askedAt: '2026-03-02T02:00:00Z', readyAt: null, endsAt: null, fetchedAt: null, size: null },
}
const ready = { ...making, readyAt: '2026-03-02T02:01:00Z', endsAt: '2026-03-09T02:01:00Z', size: 182_034 }
const openWith = (copies: object[], children: object[] = [], more = {}) =>
  openPortal('/zh/online/account/data', {
    [mine]: done({ copies, children, keptDays: 7 }),
    '/account/erasure': done(noErasure),
    ...more,
  })

test('a copy is asked for, and it is said that it is being made', async () => {
  await page.viewport(320, 700)
  const portal = await openWith([], [], { [asking]: done({ id: making.id }) })
  await expect.element(page.getByRole('heading', { name: '下載我們所持有關於你的資料' })).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(page.getByRole('main').getByRole('button').elements())).toEqual([])
  portal.responses[mine] = done({ copies: [making], children: [], keptDays: 7 })
  await page.getByRole('button', { name: '索取副本' }).click()
  await expect.element(page.getByText('已收到你的要求，副本備妥後會通知你。')).toHaveFocus()
  await expect.element(page.getByText('正在準備，備妥後會在此顯示。')).toBeVisible()
  expect(portal.to(asking).map(({ body }) => body)).toEqual([{}])
  expect(page.getByRole('button', { name: '索取副本' }).elements()).toEqual([])
})

test('one that is being made appears by itself once it is ready', async () => {
  const portal = await openWith([making])
  await expect.element(page.getByText('正在準備，備妥後會在此顯示。')).toBeVisible()
  portal.responses[mine] = done({ copies: [ready], children: [], keptDays: 7 })
  await expect.element(page.getByText(/可下載至 2026年3月9日.*183 kB/), { timeout: 10_000 }).toBeVisible()
})

test('a guardian says whose data, and is not offered the one that is there', async () => {
  const portal = await openWith([ready], [child], { [asking]: done({ id: making.id }) })
  await page.getByRole('button', { name: '索取陳大文的資料副本' }).click()
  await expect.element(page.getByText('已收到你的要求，副本備妥後會通知你。')).toBeVisible()
  expect(portal.to(asking).map(({ body }) => body)).toEqual([{ memberNumber: child.memberNumber }])
})

test('what is refused is said, and what is ready is fetched by the address of the moment', async () => {
  const portal = await openWith([ready], [], { [fetching]: { code: 394, message: '此資料副本已不存在' } })
  await page.getByRole('button', { name: '下載：我的資料' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: '此資料副本已不存在' })).toBeVisible()
  portal.responses[fetching] = done({ address: '#saved' })
  await page.getByRole('button', { name: '下載：我的資料' }).click()
  await expect.element(page.getByText(/下載已開始/)).toHaveFocus()
  expect(portal.to(fetching).at(-1)?.body).toEqual({ id: ready.id })
})

test('a copy is erased before its time', async () => {
  const portal = await openWith([ready], [], { [discarding]: done({}) })
  const erase = page.getByRole('button', { name: '刪除此副本：我的資料' })
  await expect.element(erase).toBeVisible()
  portal.responses[mine] = done({ copies: [], children: [], keptDays: 7 })
  await erase.click()
  await expect.element(page.getByText('副本已刪除。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '索取副本' })).toBeVisible()
})

test('where one half cannot be read neither is shown, and both are asked for again', async () => {
  const portal = await openWith([ready], [], { '/account/erasure': { code: 5, message: '系統正繁忙' } })
  const again = page.getByRole('main').getByRole('button', { name: '再試一次' })
  await expect.element(again).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
  portal.responses['/account/erasure'] = done(noErasure)
  await again.click()
  await expect.element(page.getByText(/可下載至 2026年3月9日/)).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(2)
})
