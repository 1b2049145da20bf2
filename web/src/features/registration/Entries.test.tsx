import { colourOf } from '@palaestra/ui/testing'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '../../api/cache.ts'
import { session } from '../../api/session.ts'
import { createPortalRouter } from '../../routing/router.ts'
import { settings } from '../../settings.ts'
import { standAt } from '../../testing/leaving.ts'
import { noticeAround, tooWide } from '../../testing/looks.ts'
import { done, openPortal, stubServer } from '../../testing/portal.tsx'
import {
  complete,
  contact,
  draft,
  goOn,
  minor,
  nothing,
  openRegistration,
  person,
  picture,
  proved,
  site,
  write,
} from '../../testing/registration.ts'
import { setting } from './siteQueries.ts'

const step = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })

beforeEach(() => page.viewport(414, 896))

test.each([
  ['without a mobile', { mobile: null }, '流動電話'],
  ['without an address', { email: null }, '電郵'],
  ['without a photo', { photo: null }, '相片及證件'],
  ['without a copy of the document', { idCopy: null }, '相片及證件'],
  ['without a name', { draft: { ...complete.draft, surname: '' } }, '個人資料'],
  ['without a place for the card', { draft: { ...complete.draft, pickUpPlace: '' } }, '聯絡資料'],
  ['without a username', { draft: { ...complete.draft, username: '' } }, '用戶名稱'],
  ['with a username that is none', { draft: { ...complete.draft, username: '1a' } }, '用戶名稱'],
])('an application %s goes on there', async (_, without, name) => {
  await openRegistration({ ...complete, ...without })
  await expect.element(step(name)).toBeVisible()
})

test('of two steps that lack something the earlier one comes first, and then the other', async () => {
  await openRegistration({ ...complete, photo: null, idCopy: picture, draft: { ...complete.draft, address: '' } })
  await expect.element(step('相片及證件')).toBeVisible()
})

test('a correction that is saved leads to what is still open, not to the next step', async () => {
  await openRegistration({ ...complete, draft: { ...person, ...contact, photoRecent: true } })
  await expect.element(step('用戶名稱')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(step('個人資料')).toBeVisible()
  await goOn()
  await expect.element(step('用戶名稱')).toBeVisible()
})

/** The registration at its real address: only there the browser tells of a page that is being left. */
const openInBar = async () => {
  session.startRegistration('a registration')
  const requests = stubServer({ ...site, [draft]: (body) => done('draft' in body ? {} : proved) })
  standAt('/zh/register')
  const history = createBrowserHistory()
  const router = createPortalRouter(history)
  await router.load()
  const screen = await render(<RouterProvider router={router} />)
  onTestFinished(async () => {
    await screen.unmount()
    history.destroy()
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })
  return () => requests.filter(({ path, body }) => path === draft && 'draft' in body).map(({ body }) => body)
}
const leavePage = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented ? 'asked' : 'not asked'
}

test('who leaves the page while all can be kept is not asked by the browser, and it is kept at once', async () => {
  const saved = await openInBar()
  await write('外文姓氏', 'Chan')
  expect(leavePage()).toBe('not asked')
  expect(saved()).toEqual([{ draft: expect.objectContaining({ surname: 'Chan' }) }])
})

test('who leaves the page while nothing can be kept is asked by the browser', async () => {
  await openInBar()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await write('外文姓氏', 'Chan')
  expect(leavePage()).toBe('asked')
})

test('[V12] where the day cannot be asked for, that of the document says who is a minor', async () => {
  const before = settings.today
  settings.today = '2026-11-20'
  onTestFinished(() => {
    settings.today = before
  })
  queryClient.removeQueries({ queryKey: setting.queryKey ?? [] })
  session.startRegistration('a registration')
  await openPortal('/zh/register', {
    ...site,
    '/web/setting': { code: 5, message: '系統正繁忙' },
    [draft]: done({ ...proved, draft: minor }),
  })
  await expect.element(step('父母或監護人')).toBeVisible()
})

test('[V12] a page that stays open over midnight asks anew for the day', async () => {
  const portal = await openRegistration({ ...proved, draft: minor })
  await expect.element(step('父母或監護人')).toBeVisible()
  const now = Date.now.bind(Date)
  const moved = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000)
  onTestFinished(() => moved.mockRestore())
  const { data } = site['/web/setting'] as { data: object }
  // The applicant is 18 by then.
  portal.responses['/web/setting'] = done({ ...data, today: '2027-09-01' })
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(step('相片及證件')).toBeVisible()
})

test('a number that was typed beside the one that is proved is there for who uses another', async () => {
  await openRegistration({ ...nothing, mobile: '66123456', draft: { mobile: '6688', email: 'a@', emailRepeat: '' } })
  await expect.element(page.getByRole('textbox', { name: '電郵地址', exact: true })).toHaveValue('a@')
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '使用另一個' }))
  await expect.element(page.getByRole('textbox', { name: '流動電話號碼' })).toHaveValue('6688')
})

test('[M02] why the earlier one was rejected is a warning, and stays above every step', async () => {
  await openRegistration({ ...complete, rejectionReason: '相片模糊' })
  const why = page.getByText('相片模糊')
  await expect.element(why).toBeVisible()
  expect(noticeAround(why.element())).toBe('warn')
  await userEvent.click(page.getByRole('button', { name: '更改 電郵', exact: true }))
  await expect.element(step('電郵')).toBeVisible()
  await expect.element(why).toBeVisible()
})

test('the summary fits a small telephone, with names under their labels', async () => {
  await page.viewport(320, 700)
  const long = { address: 'Alameda Dr. Carlos d’Assumpção n.os 411–417, Edifício Dynasty Plaza, 14.º andar' }
  await openRegistration({ ...complete, draft: { ...complete.draft, ...long } })
  const value = page.getByText('taiman')
  await expect.element(value).toBeVisible()
  expect(tooWide()).toBe(0)
  const label = value.element().previousElementSibling
  expect(value.element().getBoundingClientRect().top).toBeGreaterThan(label?.getBoundingClientRect().top ?? 0)
})

test('on a wide screen each value of the summary stands beside its label', async () => {
  await page.viewport(1280, 900)
  await openRegistration(complete)
  const value = page.getByText('taiman')
  await expect.element(value).toBeVisible()
  const label = value.element().previousElementSibling
  expect(value.element().getBoundingClientRect().top).toBe(label?.getBoundingClientRect().top)
})

test.each([
  ['free', done(), '此用戶名稱可以使用', '--success'],
  ['taken', { code: 44, message: '此用戶名稱已有人使用' }, '此用戶名稱已有人使用', '--warn'],
])('[V03] that a name is %s is told in its own colour', async (_, answer, said, token) => {
  const { username: __, ...rest } = complete.draft
  await openRegistration({ ...complete, draft: rest }, { '/security/exist_member': answer })
  await write('用戶名稱', 'taiman')
  await userEvent.tab()
  await expect.element(page.getByText(said)).toHaveStyle({ color: colourOf(token) })
})

test('an address that was typed beside the one that is proved is there for who uses another', async () => {
  await openRegistration({ ...proved, draft: { email: 'siumei@', emailRepeat: '' } })
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(page.getByText('電郵 ana@example.mo 已驗證。')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '使用另一個' }))
  await expect.element(page.getByRole('textbox', { name: '電郵地址', exact: true })).toHaveValue('siumei@')
})
