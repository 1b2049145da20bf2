import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const said = (word: string) => ({ zh: word, pt: `${word} pt`, en: `${word} en` })
const me = () => ({
  ...{ name: 'Rui', roles: [], permissions: ['content'], factor: false, provedBy: 'password', recoveryCodes: 0 },
})
const look = (more: object = {}) => ({
  ...{ key: 'events', use: 'page', state: 'new', ours: true, linkedFrom: [], draft: null },
  ...{ hosts: [], words: [], addresses: [] },
  published: { number: 0, updatedOn: '2026-01-05', title: said('活動'), blocks: [] },
  ...more,
})
const open = (address: string, more: object = {}) =>
  openDesk(address, {
    'POST /api/desk/me': me,
    'GET /api/desk/pages': () => ({ items: [] }),
    'GET /api/desk/page': () => look(),
    'GET /api/desk/page/history': () => ({ items: [] }),
    'POST /api/desk/page/begin': () => ({}),
    'POST /api/desk/page/take_off': () => ({}),
    ...more,
  })
const fillIn = async () => {
  await userEvent.click(page.getByRole('button', { name: '新增頁面' }))
  await userEvent.fill(page.getByLabelText('地址'), ' /events ')
  await userEvent.fill(page.getByLabelText('中文標題'), '活動')
  await userEvent.fill(page.getByLabelText('葡文標題'), 'Actividades')
  await userEvent.fill(page.getByLabelText('英文標題'), 'Events')
  await userEvent.click(page.getByRole('button', { name: '開始編寫' }))
}
const agreeing = () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(true)
  onTestFinished(() => asked.mockRestore())
}

afterEach(closeDesk)

test('a page begins at its address, and is written at once', async () => {
  const { requests, router } = await open('/pages')
  await fillIn()

  await expect.element(page.getByRole('heading', { level: 1, name: '活動' })).toBeVisible()
  await expect.element(page.getByText('尚未發佈，沒有人能看到')).toBeVisible()
  expect(router.state.location.href).toBe('/page?key=events')
  expect(requests.find(({ call }) => call === 'POST /api/desk/page/begin')?.given).toMatchObject({
    ...{ key: 'events', titleZh: '活動', titlePt: 'Actividades', titleEn: 'Events' },
  })
})

test('an address that is taken is told at its field, and what was typed stays', async () => {
  await open('/pages', {
    'POST /api/desk/page/begin': () => {
      throw new Refusing(refusals.page_address_taken, '此地址已有其他用途', { key: '此地址已有其他用途' })
    },
  })
  await fillIn()

  await expect.element(page.getByLabelText('地址')).toHaveAccessibleDescription(/此地址已有其他用途/)
  await expect.element(page.getByLabelText('英文標題')).toHaveValue('Events')
})

test('one that was never published is discarded, and the list of pages is there again', async () => {
  const { requests, router } = await open('/page?key=events')
  agreeing()
  await userEvent.click(page.getByRole('button', { name: '棄置頁面' }))

  await expect.poll(() => router.state.location.pathname).toBe('/pages')
  expect(requests.find(({ call }) => call === 'POST /api/desk/page/take_off')?.given).toMatchObject({ version: 0 })
})

test('what leads to a page is named, and taking it off waits', async () => {
  const linkedFrom = [{ key: 'list/menu', title: said('選單') }]
  const { requests } = await open('/page?key=events', {
    'GET /api/desk/page': () => look({ state: 'shown', linkedFrom }),
  })
  const off = page.getByRole('region', { name: '撤下頁面' })
  await expect.element(off.getByRole('link', { name: '選單' })).toHaveAttribute('href', '/desk/zh/page?key=list%2Fmenu')
  await expect.element(off.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(off.getByRole('button'), { force: true })

  expect(requests.filter(({ call }) => call === 'POST /api/desk/page/take_off')).toEqual([])
})

test('a page of the portal itself cannot be taken off, and of one that was the last version is the way back', async () => {
  const history = () => ({ items: [{ number: 1, by: 'Fong', at: '2026-01-05T02:00:00.000Z' }] })
  const { router } = await open('/page?key=events', {
    'GET /api/desk/page': () => look({ state: 'off' }),
    'GET /api/desk/page/history': history,
  })
  await expect.element(page.getByText('已撤下，沒有人能看到')).toBeVisible()
  expect(page.getByRole('button', { name: '撤下頁面' }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '以此版本為草稿：版本 1' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/page')
})
