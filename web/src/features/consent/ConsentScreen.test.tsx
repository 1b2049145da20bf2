import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { isFilled, noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const call = '/security/verify_parent_hash'
const hash = 'a'.repeat(43)
const link = `/zh/security/push/supple-parent/${hash}`
const child = { nameZh: '陳小明', namePt: 'Chan Sio Meng', state: 'pending', faceNeeded: false }
/** One address looks and answers. */
const asked = (answer: object) => ({
  [call]: (body: Record<string, unknown>) => ('authorised' in body ? answer : done(child)),
})
const open = (responses: Responses) =>
  openPortal(link, { '/account/info': { code: 5, message: '系統正繁忙' }, ...responses })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe('with a session', () => {
  beforeEach(() => session.start('a token'))

  test.each([
    ['yes', '授權', true, 'authorised', '已授權網上付款', '陳小明 現在可以網上付款。'],
    ['no', '不授權', false, 'declined', '沒有授權網上付款', '你沒有授權，陳小明 不能網上付款。'],
  ])(
    '[R10] [M05] the guardian says %s, and opening the link only looked',
    async (_, button, authorised, state, title, sentence) => {
      const portal = await open(asked(done({ state })))
      await expect.element(page.getByText('陳小明', { exact: true })).toBeVisible()
      expect(portal.router.state.location.pathname).not.toContain(hash)
      expect(portal.to(call).filter(({ body }) => 'authorised' in body)).toHaveLength(0)
      await press(button)
      await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
      await expect.element(page.getByText(sentence)).toBeVisible()
      expect(portal.to(call).at(-1)?.body).toEqual({ hash, authorised })
      await expect
        .element(page.getByRole('link', { name: '查看子女的網上付款' }))
        .toHaveAttribute('href', '/zh/online/account/children')
    },
  )

  test('[R10] a proof that is too old is asked for, and then it goes on by itself', async () => {
    let proved = false
    const portal = await open({
      [call]: (body) => {
        if (!('authorised' in body)) return done(child)
        return proved ? done({ state: 'authorised' }) : { code: 3, message: '請再證明' }
      },
      '/account/prove': () => {
        proved = true
        return done()
      },
    })
    await press('授權')
    await userEvent.fill(page.getByRole('textbox', { name: '密碼' }), 'open-sesame-26')
    await press('確認並繼續')
    await expect.element(page.getByRole('heading', { name: '已授權網上付款' })).toBeVisible()
    expect(portal.to(call).filter(({ body }) => 'authorised' in body)).toHaveLength(2)
  })

  test('[X06] a reply that cannot be read is told in words for people, with another try', async () => {
    const portal = await open({ [call]: done({ ...child, state: 'whatever' }) })
    await expect.element(page.getByText('系統發生錯誤，請稍後再試')).toBeVisible()
    portal.responses[call] = done(child)
    await press('再試一次')
    await expect.element(page.getByText('陳小明', { exact: true })).toBeVisible()
  })

  test('[P03] somebody else learns nothing of the child, and is told the way on', async () => {
    await open({ [call]: { code: 171, message: '只有申請中所填的父母或監護人才可決定' } })
    const said = page.getByText(/此連結是發給另一位父母或監護人的/)
    await expect.element(said).toBeVisible()
    expect(noticeAround(said.element())).toBe('warn')
    await expect.element(said, { message: 'the heading of the page has it' }).not.toHaveFocus()
    const on = page.getByRole('link', { name: '查看子女的網上付款' })
    await expect.element(on).toBeVisible()
    expect(isFilled(on.element())).toBe(true)
    expect(page.getByRole('button', { name: '授權' }).elements()).toHaveLength(0)
  })

  test.each([
    ['that has ended', link, '此連結已失效或已使用。'],
    [
      'that has lost its secret',
      '/zh/security/push/supple-parent',
      '此連結不完整。請重新按電郵中的連結，或複製完整的網址。',
    ],
  ])('[R10] a link %s leads to the children', async (_, address, said) => {
    const ended = { code: 24, message: '連結已失效' }
    await openPortal(address, { '/account/info': { code: 5, message: '系統正繁忙' }, [call]: ended })
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '查看子女的網上付款' })).toBeVisible()
  })

  test('whose link was used in another tab is told so, and where to decide without it', async () => {
    await open(asked({ code: 24, message: '連結已失效' }))
    await press('授權')
    await expect.element(page.getByText('此連結已失效或已使用。')).toHaveFocus()
    await expect.element(page.getByRole('link', { name: '查看子女的網上付款' })).toBeVisible()
    expect(page.getByRole('button', { name: '授權' }).elements()).toHaveLength(0)
  })

  test('why an answer did not go through is said, and the question stays', async () => {
    await open(asked({ code: 172, message: '會員已年滿 18 歲，毋須授權' }))
    await press('授權')
    await expect.element(page.getByRole('status').filter({ hasText: '會員已年滿 18 歲，毋須授權' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '授權', exact: true })).toBeVisible()
  })
})

test('[R10] the guardian reads how it stands and what a yes means, and the answer goes once', async () => {
  session.start('a token')
  const portal = await open(asked({ code: 4, message: '嘗試次數過多' }))
  await expect.element(page.getByText('陳小明 申請網上付款，正等待你的決定。')).toBeVisible()
  await expect.element(page.getByText('為此在網上付款。費用由你承擔。')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '使用條款（父母或監護人）' }))
    .toHaveAttribute('href', '/zh/readme-parent')
  const answers = () => portal.to(call).filter(({ body }) => 'authorised' in body)
  await userEvent.dblClick(page.getByRole('button', { name: '授權', exact: true }))
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(answers()).toHaveLength(1)

  portal.responses[call] = () => new Promise<object>(() => {})
  await press('不授權')
  await expect.element(page.getByText('嘗試次數過多')).not.toBeInTheDocument()
})

test('[R10] the account, looked at before, is asked for anew after the answer', async () => {
  session.start('a token')
  const portal = await openPortal('/zh/online/account', {
    ...asked(done({ state: 'authorised' })),
    '/account/info': done(member),
  })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  expect(portal.to('/account/info')).toHaveLength(1)
  await portal.router.navigate({ to: '/security/push/supple-parent/$hash', params: { hash } })
  await press('授權')
  await expect.element(page.getByText('你可隨時在「我的帳戶」更改決定，即時生效。')).toBeVisible()
  await portal.router.navigate({ to: '/online/account' })
  await expect.poll(() => portal.to('/account/info')).toHaveLength(2)
})

test('[R10] a link that cannot be looked at just now says why, and can be tried again', async () => {
  session.start('a token')
  const portal = await open({ [call]: new Response('<html>', { status: 200 }) })
  await expect.element(page.getByText('系統發生錯誤，請稍後再試')).toBeVisible()
  expect(page.getByText(/此連結是發給另一位/).elements()).toEqual([])
  portal.responses[call] = done(child)
  await press('再試一次')
  await expect.element(page.getByText('陳小明', { exact: true })).toBeVisible()
})

test('[R10] [P03] without a session nothing is asked, and the ways in are shown', async () => {
  const portal = await openPortal(link, {})
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: '登入' }))
    .toHaveAttribute('href', '/ams/login?to=%2Fonline%2Faccount%2Fchildren&_locale=zh')
  await expect.element(main.getByRole('link', { name: '會員登記' })).toHaveAttribute('href', '/zh/register')
  expect(isFilled(main.getByRole('link', { name: '登入' }).element())).toBe(true)
  await expect.element(page.getByText(/登入後會前往「子女的網上付款」/)).toBeVisible()
  expect(portal.to(call)).toHaveLength(0)
})

test('[R10] [P03] who logs in in another tab is asked here as well; until then the terms can be read', async () => {
  await open(asked(done({ state: 'authorised' })))
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '使用條款（父母或監護人）' }))
    .toHaveAttribute('href', '/zh/readme-parent')
  session.start('a token')
  await expect.element(page.getByText('陳小明', { exact: true })).toBeVisible()
  await press('授權')
  await expect.element(page.getByRole('heading', { name: '已授權網上付款' })).toBeVisible()
})

test('[R10] while the answer is under way neither button takes another', async () => {
  session.start('a token')
  await open({ [call]: (body) => ('authorised' in body ? new Promise<object>(() => {}) : done(child)) })
  await press('不授權')
  for (const name of ['授權', '不授權'])
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true')
})

test('[R10] what a yes means is told point by point', async () => {
  session.start('a token')
  await open(asked(done({ state: 'authorised' })))
  await expect.element(page.getByText('在網上租場、購買泳池門票及報讀興趣班；')).toBeVisible()
  await expect.element(page.getByText('為此在網上付款。費用由你承擔。')).toBeVisible()
})

test('[R10] where it has been decided before, that is what is told', async () => {
  session.start('a token')
  await open({ [call]: done({ ...child, nameZh: null, state: 'withdrawn' }) })
  await expect.element(page.getByText('Chan Sio Meng', { exact: true })).toBeVisible()
  await expect.element(page.getByText('你已撤回授權，Chan Sio Meng 不能再網上付款。')).toBeVisible()
})

test('[R10] what is said after a press has its place beforehand, or a screen reader would not read it out', async () => {
  session.start('a token')
  await open(asked({ code: 4, message: '嘗試次數過多' }))
  const said = page.getByRole('main').getByRole('status')
  await expect.element(page.getByRole('button', { name: '授權', exact: true })).toBeVisible()
  await expect.element(said).toHaveTextContent('')
  await press('授權')
  await expect.element(said).toHaveTextContent('嘗試次數過多')
})

test('[R10] the question fits a small telephone, a finger too, and neither answer is given for the guardian', async () => {
  await page.viewport(320, 700)
  session.start('a token')
  const portal = await open(asked({ code: 4, message: '嘗試次數過多' }))
  const [yes, no] = ['授權', '不授權'].map((name) => page.getByRole('button', { name, exact: true }))
  await expect.element(page.getByText('陳小明', { exact: true })).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(page.getByRole('main').getByRole('link').elements())).toEqual([])
  expect([yes, no].map((one) => one && isFilled(one.element()))).toEqual([true, false])
  expect(portal.to(call).filter(({ body }) => 'authorised' in body)).toEqual([])
  await press('授權')
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(noticeAround(page.getByText('嘗試次數過多').element())).toBe('danger')
})

test('[R10] the list of the children, looked at before, is asked for anew after the answer', async () => {
  session.start('a token')
  const portal = await openPortal('/zh/online/account/children', {
    ...asked(done({ state: 'authorised' })),
    '/account/info': { code: 5, message: '系統正繁忙' },
    '/account/children': done({ faceNeeded: false, items: [] }),
  })
  await expect.element(page.getByText(/目前沒有未成年會員/)).toBeVisible()
  await portal.router.navigate({ to: '/security/push/supple-parent/$hash', params: { hash } })
  await press('授權')
  await userEvent.click(page.getByRole('link', { name: '查看子女的網上付款' }))
  await expect.poll(() => portal.to('/account/children')).toHaveLength(2)
})
