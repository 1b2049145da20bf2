import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { flagged, toneOf } from '../../testing/tones.ts'

const staffCall = 'GET /api/desk/staff'
const of = (username: string, factor: boolean) => ({
  username,
  name: username,
  roles: ['reviewer'],
  factor,
  account: false,
  self: false,
})

afterEach(closeDesk)

test('who has no second step stands out from who has one', async () => {
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true), of('lam', false)] }) })
  await expect.element(page.getByRole('row', { name: /lam/ })).toBeVisible()

  expect([flagged('已設定'), flagged('未設定')].map((ones) => ones.map(toneOf))).toEqual([
    [colourOf('--success')],
    [colourOf('--warn')],
  ])
})

test('who comes back to the list sees it as it is now', async () => {
  let items = [of('lei', true)]
  const { router } = await openDesk('/colleagues', { [staffCall]: () => ({ items }) })
  await expect.element(page.getByRole('row', { name: /lei/ })).toBeVisible()
  await router.navigate({ to: '/holidays' })
  await expect.element(page.getByRole('heading', { level: 1, name: /公眾假期/ })).toBeVisible()
  items = [of('lei', true), of('lam', false)]
  await router.navigate({ to: '/colleagues' })

  await expect.element(page.getByRole('row', { name: /lam/ })).toBeVisible()
})

test('on a phone the help stands below whom it is for, as wide as the table, and for who hears it it is a table', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true)] }) })
  const row = page.getByRole('row', { name: /lei/ })
  await expect.element(row).toBeVisible()
  const [who, , , help] = [...row.element().children].map((one) => one.getBoundingClientRect())
  const button = row.getByRole('button', { name: '協助 lei 登入' }).element().getBoundingClientRect()

  expect(help?.top).toBeGreaterThanOrEqual(who?.bottom ?? Number.NaN)
  expect(button.width).toBe(help?.width)
  expect(button.width).toBeGreaterThan(300)
  const scrolled = page.getByRole('region', { name: '同事' }).element()
  expect(scrolled.scrollWidth).toBe(scrolled.clientWidth)
  const roles = [...scrolled.querySelectorAll('table, thead, tbody, tr, th, td')].map((one) => one.role)
  expect(new Set(roles)).toEqual(new Set(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']))
})

test('the words of the help stay in one line', async () => {
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true)] }) })
  const button = page.getByRole('button', { name: '協助 lei 登入' })
  await expect.element(button).toBeVisible()

  expect(getComputedStyle(button.element()).whiteSpace).toBe('nowrap')
})

test('the roles of a colleague stand ticked, and are sent as they are left', async () => {
  const { requests } = await openDesk('/colleagues', {
    [staffCall]: () => ({ items: [of('lei', true), { ...of('ieong', true), self: true }] }),
    'POST /api/desk/staff/roles': () => ({}),
  })
  await userEvent.click(page.getByRole('button', { name: '更改 lei 的角色' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox', { name: '審批員' })).toBeChecked()
  await userEvent.click(dialog.getByRole('checkbox', { name: '審批員' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: '稽核員' }))
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))

  await expect.element(page.getByRole('status')).toHaveTextContent('已更改 lei 的角色。')
  expect(requests.find(({ call }) => call.endsWith('/staff/roles'))?.given).toEqual({
    ...{ username: 'lei', roles: ['auditor'] },
  })
  expect(page.getByRole('button', { name: '更改 ieong 的角色' }).elements(), 'nobody changes their own').toEqual([])
})

test('a colleague is invited to link a work account where there are any, and the code is shown once', async () => {
  const { requests } = await openDesk('/colleagues', {
    [staffCall]: () => ({ items: [of('lei', true), { ...of('lam', false), account: true }] }),
    'GET /api/desk/login/ways': () => ({ password: true, account: '工作帳戶' }),
    'POST /api/desk/staff/invite': () => ({ code: '7KQ4N-X9CM3', hours: 24 }),
  })
  await expect.element(page.getByRole('row', { name: /lei/ })).toMatchTextContent(/未連結/)
  await expect.element(page.getByRole('row', { name: /lam/ })).toMatchTextContent(/已連結/)
  await userEvent.click(page.getByRole('button', { name: '邀請 lam 連結帳戶' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/該同事的工作帳戶不能再登入工作台/)
  await userEvent.click(dialog.getByRole('button', { name: '邀請連結帳戶' }))

  await expect.element(dialog.getByRole('status')).toMatchTextContent(/7KQ4N-X9CM3/)
  expect(requests.find(({ call }) => call.endsWith('/invite'))?.given).toEqual({ username: 'lam' })
  await userEvent.click(dialog.getByRole('button', { name: '關閉' }))
  expect(page.getByText('7KQ4N-X9CM3').elements()).toEqual([])
})

test('without work accounts nobody is invited', async () => {
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true)] }) })
  await expect.element(page.getByRole('button', { name: '協助 lei 登入' })).toBeVisible()

  expect(page.getByRole('button', { name: /邀請/ }).elements()).toEqual([])
})
