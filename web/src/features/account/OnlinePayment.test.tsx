import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { isFilled, noticeAround } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const ask = '/account/online_payment/ask'
const open = (payment: object, responses: Responses = {}) =>
  openPortal('/zh/online/account', {
    '/account/info': done({ ...member, onlinePayment: { state: 'pending', guardian: 'member', ...payment } }),
    ...responses,
  })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => session.start('a token'))

test.each([
  ['not_requested', '未有申請。', '請父母或監護人授權'],
  ['pending', '等待授權。', '再次發送電郵給父母或監護人'],
  ['declined', '未獲授權。', '請父母或監護人授權'],
  ['withdrawn', '授權已撤回。', '請父母或監護人授權'],
])('[M05] where it is %s a minor reads “%s” and can ask', async (state, said, button) => {
  await open({ state })
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByRole('button', { name: button })).toBeVisible()
})

test('[M05] what is authorised need not be asked for', async () => {
  await open({ state: 'authorised' })
  await expect.element(page.getByText('已獲授權。')).toBeVisible()
  expect(page.getByRole('button', { name: /授權|發送電郵/ }).elements()).toHaveLength(0)
})

test('[M05] asking is done once, said, and the state read anew', async () => {
  const portal = await open({ state: 'declined' }, { [ask]: done({ state: 'pending' }) })
  await userEvent.dblClick(page.getByRole('button', { name: '請父母或監護人授權' }))
  await expect.element(page.getByText(/已發送電郵給你的父母或監護人/)).toBeVisible()
  expect(portal.to(ask)).toHaveLength(1)
  await expect.poll(() => portal.to('/account/info').length).toBeGreaterThan(1)
})

test('[M05] whose guardian is no member reads so, with the way to register', async () => {
  await open({ guardian: 'no_member' })
  await expect.element(page.getByText(/尚未成為會員，須先開立會員帳戶才可授權/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '父母或監護人由此登記' })).toHaveAttribute('href', '/zh/register')
  expect(page.getByRole('button', { name: /發送電郵/ }).elements()).toHaveLength(0)
})

test('[M05] who has no guardian at all reads how to name one, and nothing of an account of theirs', async () => {
  await open({ state: 'not_requested', guardian: 'none' })
  await expect.element(page.getByText('你未有登記父母或監護人。登記後，他們才可授權。')).toBeVisible()
  const way = page.getByRole('main').getByRole('link', { name: '登記父母或監護人', exact: true })
  await expect.element(way).toHaveAttribute('href', '/zh/online/account/guardians')
  expect(page.getByText(/尚未成為會員/).elements()).toEqual([])
  expect(page.getByRole('button', { name: /授權|發送電郵/ }).elements()).toEqual([])
})

test('[M05] that the guardian is no member any more is told when one asks', async () => {
  let registered = true
  await openPortal('/zh/online/account', {
    '/account/info': () =>
      done({ ...member, onlinePayment: { state: 'pending', guardian: registered ? 'member' : 'no_member' } }),
    [ask]: () => {
      registered = false
      return { code: 170, message: '你的父母或監護人尚未登記。須先有會員帳戶，才可授權網上付款' }
    },
  })
  await press('再次發送電郵給父母或監護人')
  await expect.element(page.getByText(/尚未登記/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '父母或監護人由此登記' })).toBeVisible()
})

test.each([
  ['pending', '帳戶啟動後，我們會自動發送電郵給他們。'],
  ['declined', '帳戶啟動後，你便可在此請求授權。'],
])('[M05] whose guardian has to register first reads what comes then, where it is %s', async (state, then) => {
  await open({ state, guardian: 'no_member' })
  await expect.element(page.getByText(new RegExp(then))).toBeVisible()
})

test('[M05] what is authorised needs no guardian to register', async () => {
  await open({ state: 'authorised', guardian: 'no_member' })
  await expect.element(page.getByText(/你可以網上租場、購買泳池門票及報讀興趣班。/)).toBeVisible()
  expect(page.getByRole('link', { name: '父母或監護人由此登記' }).elements()).toEqual([])
})

test('[M05] what was said of one try is gone while the next is under way', async () => {
  const portal = await open({ state: 'declined' }, { [ask]: { code: 4, message: '嘗試次數過多' } })
  await press('請父母或監護人授權')
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(portal.to('/account/info'), 'a refusal of another kind says nothing of the member').toHaveLength(1)
  portal.responses[ask] = () => new Promise<object>(() => {})
  await press('請父母或監護人授權')
  await expect.element(page.getByText('嘗試次數過多')).not.toBeInTheDocument()
})

test('[M05] while the guardian is being asked the button says that it waits', async () => {
  await open({ state: 'declined' }, { [ask]: () => new Promise<object>(() => {}) })
  const button = page.getByRole('button', { name: '請父母或監護人授權' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('[M05] what became of asking is read out, and looks like what it is', async () => {
  const portal = await open({ state: 'declined' }, { [ask]: { code: 4, message: '嘗試次數過多' } })
  const place = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasNot: page.getByRole('button') })
    .last()
  await expect.element(page.getByRole('button', { name: '請父母或監護人授權' })).toBeVisible()
  await expect.element(place, { message: 'it is there beforehand' }).toHaveTextContent('')
  await press('請父母或監護人授權')
  await expect.element(place).toHaveTextContent('嘗試次數過多')
  expect(noticeAround(page.getByText('嘗試次數過多').element())).toBe('danger')
  portal.responses[ask] = done({ state: 'pending' })
  await press('請父母或監護人授權')
  await expect.element(place).toHaveTextContent('已發送電郵給你的父母或監護人，連結 72 小時內有效。')
  expect(noticeAround(page.getByText(/^已發送電郵給你的父母或監護人/).element())).toBe('success')
})

test('[M05] until the account is read anew no second letter is sent', async () => {
  const portal = await open({ state: 'declined' }, { [ask]: done({ state: 'pending' }) })
  const button = page.getByRole('button', { name: '請父母或監護人授權' })
  await expect.element(button).toBeVisible()
  expect(isFilled(button.element())).toBe(false)
  portal.responses['/account/info'] = () => new Promise<object>(() => {})
  await userEvent.click(button)
  await expect.element(page.getByText(/^已發送電郵給你的父母或監護人/)).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button, { force: true })
  expect(portal.to(ask)).toHaveLength(1)
})
