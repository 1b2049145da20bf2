import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { dangerOf, noticeAround } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import * as answers from '../../testing/services.ts'

const report = '/account/online/lost_card'
const open = (responses: Responses = {}) =>
  openPortal('/zh/online/account/report-loss', {
    '/account/info': done(member),
    ...answers.open('report_loss'),
    ...responses,
  })

beforeEach(() => session.start('a token'))

const fillIn = async () => {
  await userEvent.fill(page.getByLabelText('遺失經過'), '在巴士上遺失')
  await userEvent.click(page.getByLabelText('本人明白報失的後果'))
}
const send = () => userEvent.click(page.getByRole('button', { name: '報失會員卡' }))

test('[R25] it says what follows and where the temporary card will go', async () => {
  const portal = await open()
  await expect.element(page.getByText('臨時卡將發送到 s•••@example.mo')).toBeVisible()
  await expect.element(page.getByText('報失 20 日後可換領正式卡。')).toBeVisible()
  expect(noticeAround(page.getByText('報失 20 日後可換領正式卡。').element())).toBe('warn')
  expect(portal.to('/account/fun_info').map(({ query }) => query.get('service'))).toEqual(['report_loss'])
})

test('what follows stands there before it is known whether the member may report: the page is drawn with it', async () => {
  await open({ '/account/fun_info': () => new Promise(() => {}) })

  await expect.element(page.getByText('報失 20 日後可換領正式卡。')).toBeVisible()
  expect(page.getByLabelText('遺失經過').elements()).toHaveLength(0)
})

test.each([
  ['[C04] without an e-mail', 'email_missing', 'add_email', '加入電郵', 'change-email'],
  [
    '[C04] with a mobile that is not confirmed',
    'mobile_unconfirmed',
    'confirm_mobile',
    '確認流動電話',
    'confirm-mobile',
  ],
] as const)('%s it says so at once, with the way to mend it, and shows no form', async (_, reason, way, link, to) => {
  const why = { state: 'no', reason, way, message: '未能報失', from: null } as const
  await open(answers.closed('report_loss', why))

  await expect.element(page.getByText('未能報失')).toBeVisible()
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', `/zh/online/account/${to}`)
  await expect.element(page.getByLabelText('遺失經過')).not.toBeInTheDocument()
})

test('when nobody can say whether a loss may be reported, the form is there: the server decides', async () => {
  await open({ '/account/fun_info': { code: 4, message: '嘗試次數過多' } })
  await expect.element(page.getByLabelText('遺失經過')).toBeVisible()
})

test('to report a loss cannot be undone, and looks it', async () => {
  await open()
  const report = page.getByRole('button', { name: '報失會員卡' })
  await expect.element(report).toBeVisible()
  expect(dangerOf(report.element())).toBe('outlined')
})

test('[V14] nothing is sent before the consequences are accepted', async () => {
  const portal = await open()
  await userEvent.fill(page.getByLabelText('遺失經過'), '在巴士上遺失')
  await send()

  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '本人明白報失的後果：請先確認同意' })).toBeVisible()
  expect(portal.to(report)).toHaveLength(0)
})

test('[V08] how it was lost takes five characters, and its link leads there', async () => {
  const portal = await open()
  await userEvent.fill(page.getByLabelText('遺失經過'), '巴士遺失')
  await userEvent.click(page.getByLabelText('本人明白報失的後果'))
  await send()
  await userEvent.click(page.getByRole('link', { name: '遺失經過：請輸入最少 5 個字' }))

  await expect.element(page.getByLabelText('遺失經過')).toHaveFocus()
  await expect.element(page.getByLabelText('遺失經過')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('遺失經過')).toHaveAccessibleDescription(/請輸入最少 5 個字/)
  await userEvent.fill(page.getByLabelText('遺失經過'), '在巴士遺失')
  await send()
  await expect.poll(() => portal.to(report)).toHaveLength(1)
})

test('what was written stays when something breaks', async () => {
  await open()
  await fillIn()
  await send()

  await expect.element(page.getByText(/請稍後再試。你填寫的內容仍然保留/)).toBeVisible()
  await expect.element(page.getByLabelText('遺失經過')).toHaveValue('在巴士上遺失')
})

test('[C01] a double click sends once, and the next screen says from when a permanent card can be had', async () => {
  const portal = await open({ [report]: done({ permanentCardFrom: '2026-12-10' }) })
  await fillIn()
  await userEvent.dblClick(page.getByRole('button', { name: '報失會員卡' }))

  await expect.element(page.getByText('由 2026年12月10日起可換領正式卡。')).toBeVisible()
  expect(portal.to(report)).toHaveLength(1)
})

test('[C04] the refusal of a missing e-mail is told, and what was written stays', async () => {
  await open({ [report]: { code: 101, message: '帳戶沒有電郵地址' } })
  await fillIn()
  await send()

  await expect.element(page.getByRole('alert')).toHaveTextContent('帳戶沒有電郵地址')
  await expect.element(page.getByLabelText('遺失經過')).toHaveValue('在巴士上遺失')
})

test('where a fresh proof is wanted, the same report goes on after the password', async () => {
  let proved = false
  const portal = await open({
    [report]: () => (proved ? done({ permanentCardFrom: '2026-12-10' }) : { code: 3, message: '請先再次確認身份' }),
    '/account/prove': ({ password }: { password: string }) => {
      proved = password === 'the right one'
      return proved ? done() : { code: 20, message: '登入資料不正確' }
    },
  })
  await fillIn()
  await send()
  const password = page.getByRole('textbox', { name: '密碼' })
  await userEvent.fill(password, 'the wrong one')
  await userEvent.click(page.getByRole('button', { name: '確認並繼續' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('登入資料不正確')
  await userEvent.fill(password, 'the right one')
  await userEvent.click(page.getByRole('button', { name: '確認並繼續' }))

  await expect.element(page.getByText('由 2026年12月10日起可換領正式卡。')).toBeVisible()
  expect(portal.to(report).map(({ body }) => body)).toEqual([
    { circumstances: '在巴士上遺失', understood: true },
    { circumstances: '在巴士上遺失', understood: true },
  ])
})

test('who closes the proof is told of the refusal, and nothing typed is lost', async () => {
  const portal = await open({ [report]: { code: 3, message: '請先再次確認身份' } })
  await fillIn()
  await send()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('alert')).toHaveTextContent('請先再次確認身份')
  await expect.element(page.getByLabelText('遺失經過')).toHaveValue('在巴士上遺失')
  expect(portal.to(report)).toHaveLength(1)
})

test('[M08] who leaves half-way is asked first', async () => {
  const portal = await open()
  await fillIn()
  void portal.router.navigate({ to: '/online/account' })
  await userEvent.click(page.getByRole('button', { name: '繼續填寫' }))

  expect(portal.router.state.location.pathname).toBe('/online/account/report-loss')
  await expect.element(page.getByLabelText('遺失經過')).toHaveValue('在巴士上遺失')
})

test('[R26] the screen of a report that was sent says so to nobody who has sent none', async () => {
  await openPortal('/zh/online/account/report-success', { '/account/info': done(member) })
  await expect.element(page.getByText('你的會員卡沒有報失。')).toBeVisible()
  expect(noticeAround(page.getByText('你的會員卡沒有報失。').element())).toBe('warn')
  await expect.element(page.getByRole('heading', { name: '報失會員卡' })).toBeVisible()
  expect(page.getByRole('heading', { name: '已報失會員卡' }).elements()).toEqual([])

  expect(page.getByText('臨時卡會發送到你的電郵。').elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: '報失會員卡' }))
    .toHaveAttribute('href', '/zh/online/account/report-loss')
})

test('[R26] and it can be come back to while the temporary card stands', async () => {
  const temporary = { ...member, card: { ...member.card, kind: 'temporary' as const } }
  await openPortal('/zh/online/account/report-success', { '/account/info': done(temporary) })

  await expect.element(page.getByText('臨時卡會發送到你的電郵。')).toBeVisible()
  expect(noticeAround(page.getByText('臨時卡會發送到你的電郵。').element())).toBe('success')
  await expect.element(page.getByRole('heading', { name: '已報失會員卡', level: 1 })).toBeVisible()
  expect(page.getByText(/起可換領正式卡。$/).elements(), 'the day is told by the account').toEqual([])
})

test('[R26] after a report nobody comes back to the form, and the account is asked for anew', async () => {
  const portal = await open({ [report]: done({ permanentCardFrom: '2026-12-10' }) })
  await fillIn()
  await send()
  await expect.element(page.getByRole('heading', { name: '已報失會員卡' })).toBeVisible()
  await expect.element(page.getByText(/^臨時卡只適用於報名參加.*健身興趣班。$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返回我的帳戶' })).toHaveAttribute('href', '/zh/online/account')
  expect(portal.history.length).toBe(1)
  await expect.poll(() => portal.to('/account/info')).toHaveLength(2)
})

test('without an address on file nothing is said of where the temporary card goes', async () => {
  await open({ '/account/info': done({ ...member, emailHint: null, emailConfirmed: false }) })
  await expect.element(page.getByLabelText('遺失經過')).toBeVisible()
  await expect.element(page.getByText('報失 20 日後可換領正式卡。')).toBeVisible()
  expect(page.getByText(/臨時卡將發送到/).elements()).toEqual([])
})

test('[R26] until it is known nobody reads that a loss was reported, nor that none was', async () => {
  await openPortal('/zh/online/account/report-success', { '/account/info': () => new Promise(() => {}) })
  await expect.element(page.getByRole('link', { name: '返回我的帳戶' })).toBeVisible()
  expect(page.getByText(/臨時卡會發送到|沒有報失/).elements()).toEqual([])
})

test('[R25] all that follows is told, before anything is asked', async () => {
  await open()
  await expect.element(page.getByText('舊卡資料會即時刪除，不能恢復。')).toBeVisible()
  await expect.element(page.getByText('舊卡資料會即時刪除，不能恢復。')).toHaveStyle({ listStyleType: 'disc' })
  await expect.element(page.getByText('帳戶會短暫暫停使用，直至臨時卡以電郵發出。')).toBeVisible()
  await expect.element(page.getByText(/不可用於租場、累積積分或登記。$/)).toBeVisible()
})

test('the form does not jump when it becomes known where the temporary card will go', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open({ '/account/info': () => promise })
  const field = page.getByLabelText('遺失經過')
  await expect.element(field).toBeVisible()
  const top = () => field.element().getBoundingClientRect().top
  const before = top()
  resolve(done(member))
  await expect.element(page.getByText('臨時卡將發送到 s•••@example.mo')).toBeVisible()
  expect(top()).toBe(before)
})

test('a report that may not be sent any more says why, and the form stays', async () => {
  const portal = await open({ [report]: { code: 4, message: '嘗試次數過多' } })
  await fillIn()
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent('嘗試次數過多')
  expect(portal.router.state.location.pathname).toBe('/online/account/report-loss')
  expect(portal.to('/account/info').length).toBeLessThan(2)
})
