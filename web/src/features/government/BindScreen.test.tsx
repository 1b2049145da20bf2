import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { visit } from '../../api/visit.ts'
import { keepPage } from '../../testing/leaving.ts'
import { dangerOf, isFilled, noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const terms = { version: '2026-11-20', acceptedOn: null as string | null }
const accepted = { ...terms, acceptedOn: '2026-03-02' }
const nothing = { link: null, waiting: null, terms }
const [accept, link, linkFromLogin, unlink] = [
  '/account/allow_gov',
  '/account/bind_gov',
  '/gov/bind/bind_ams',
  '/account/unbind_gov',
]
const readme = done({ key: 'readme-gov', title: '使用條款', updatedOn: '2026-11-20', blocks: [] })
/** The portal, where the linkage is what `now` says at each asking. */
const open = (now: () => object, responses: Responses = {}) =>
  openPortal('/zh/online/account/bind', {
    '/account/info': { code: 5, message: '系統正繁忙' },
    '/web/page': readme,
    '/gov/bind/init': () => done(now()),
    ...responses,
  })

beforeEach(() => session.start('a token'))

test('[R27] nothing is accepted before the terms are ticked; then the issuer is next', async () => {
  let isAccepted = false
  const portal = await open(() => (isAccepted ? { ...nothing, terms: accepted } : nothing), {
    [accept]: () => {
      isAccepted = true
      return done()
    },
    '/account/sign_on': { code: 140, message: '稍後再試' },
  })
  await userEvent.click(page.getByRole('button', { name: '接受並前往{{governmentAccount}}' }))
  await expect.element(page.getByRole('link', { name: /請先確認同意/ })).toBeVisible()
  expect(portal.to(accept)).toHaveLength(0)
  await userEvent.click(page.getByLabelText('本人已閱讀並接受以上條款'))
  await userEvent.click(page.getByRole('button', { name: '接受並前往{{governmentAccount}}' }))

  await expect.element(page.getByText('稍後再試')).toBeVisible()
  expect(portal.to(accept)[0]?.body).toEqual({ version: '2026-11-20', agreed: true })
  // They are not asked for twice, although the issuer could not be reached.
  await expect.element(page.getByText(/^你已於 2026年3月2日/)).toBeVisible()
  expect(page.getByLabelText('本人已閱讀並接受以上條款').elements()).toEqual([])
})

test.each([
  ['account', link],
  ['login', linkFromLogin],
])('[A12] what signed in from the %s is linked by its own call, once it is confirmed', async (from, call) => {
  let linked = false
  const waiting = { nameHint: '陳••', from }
  const portal = await open(
    () => (linked ? { ...nothing, link: { linkedOn: '2026-03-02' } } : { ...nothing, waiting, terms: accepted }),
    {
      [call]: () => {
        linked = true
        return done()
      },
    },
  )
  await expect.element(page.getByRole('heading', { name: /將 陳•• 的{{governmentAccount}}連結/ })).toBeVisible()
  await expect.element(page.getByText(/2026年3月2日/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '確認連結' }))

  await expect.element(page.getByRole('heading', { name: '已連結' })).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: /^已連結{{governmentAccount}}/ })
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.getByText(/^已連結{{governmentAccount}}/).element())).toBe('success')
  expect(portal.to(call)).toHaveLength(1)
})

test('[A12] somebody else’s account is refused, and another one can be used', async () => {
  await open(() => ({ ...nothing, waiting: { nameHint: 'A•• S••', from: 'account' }, terms: accepted }), {
    [link]: { code: 144, message: '此政府統一帳戶屬於另一人，只可連結你本人的帳戶' },
  })
  await userEvent.click(page.getByRole('button', { name: '確認連結' }))

  await expect.element(page.getByText(/屬於另一人/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '使用另一{{governmentAccount}}' })).toBeVisible()
})

test('terms come first also for an account that waits', async () => {
  await open(() => ({ ...nothing, waiting: { nameHint: null, from: 'login' } }))

  await expect.element(page.getByRole('button', { name: '接受條款' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '確認連結' })).not.toBeInTheDocument()
})

test('[A12] who signed on already is asked, after the terms, whether it is this account, and not sent there again', async () => {
  let agreed = false
  const portal = await open(
    () => ({ ...nothing, waiting: { nameHint: '陳••', from: 'login' }, terms: agreed ? accepted : terms }),
    {
      [accept]: () => {
        agreed = true
        return done()
      },
      '/account/sign_on': { code: 140, message: '稍後再試' },
    },
  )
  await userEvent.click(page.getByLabelText('本人已閱讀並接受以上條款'))
  await userEvent.click(page.getByRole('button', { name: '接受條款' }))

  await expect.element(page.getByRole('button', { name: '確認連結' })).toBeVisible()
  expect(portal.to('/account/sign_on')).toHaveLength(0)
})

test('[R27] [A12] undoing says what follows, and asks once more', async () => {
  let linked = true
  const portal = await open(() => ({ ...nothing, link: linked ? { linkedOn: '2026-03-02' } : null }), {
    [unlink]: () => {
      linked = false
      return done()
    },
  })
  await userEvent.click(page.getByRole('button', { name: '取消連結' }))
  await expect.element(page.getByText('其他裝置會即時登出。')).toBeVisible()
  expect(noticeAround(page.getByText('其他裝置會即時登出。').element())).toBe('warn')
  expect(portal.to(unlink)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: '確定取消連結' }))

  await expect.element(page.getByText(/^已取消連結/)).toBeVisible()
  await expect.element(page.getByLabelText('本人已閱讀並接受以上條款')).toBeVisible()
})

test('who thinks better of undoing it keeps it', async () => {
  const portal = await open(() => ({ ...nothing, link: { linkedOn: '2026-03-02' } }))
  await userEvent.click(page.getByRole('button', { name: '取消連結' }))
  await expect.element(page.getByRole('button', { name: '確定取消連結' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { expanded: true, name: '保留連結' }))

  await expect.element(page.getByRole('button', { name: '確定取消連結' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '取消連結' })).toHaveAttribute('aria-expanded', 'false')
  expect(portal.to(unlink)).toHaveLength(0)
})

test('that it cannot be read is said, and one tries again', async () => {
  const portal = await openPortal('/zh/online/account/bind', { '/gov/bind/init': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('button', { name: '再試一次' })).toBeVisible()
  expect(page.getByRole('button', { name: /前往/ }).elements()).toHaveLength(0)
  portal.responses['/gov/bind/init'] = done({ ...nothing, link: { linkedOn: '2026-03-02' } })
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))

  await expect.element(page.getByRole('heading', { name: '已連結' })).toBeVisible()
})

test('who was sent to link comes here after the login, once', async () => {
  sessionStorage.setItem('bind-gov', '1')
  expect([
    visit.arrivalFor(undefined),
    visit.arrivalFor(undefined, '/online/account/sessions'),
    visit.arrivalFor('lostCard'),
  ]).toEqual(['/online/account/bind', '/online/account/bind', '/online/account/report-loss'])
  await open(() => nothing)
  await expect.element(page.getByRole('heading', { name: '{{governmentAccount}}', level: 1 })).toBeVisible()

  await vi.waitFor(() => expect(visit.arrivalFor(undefined)).toBe('/online/account'))
})

test('while it is read one is told to wait, and the way back comes below what has been read', async () => {
  let answer: ((linkage: object) => void) | undefined
  await openPortal('/zh/online/account/bind', {
    '/gov/bind/init': () => new Promise<object>((come) => (answer = come)),
  })
  const back = page.getByRole('main').getByRole('link', { name: '返回我的帳戶' })
  await expect.element(page.getByRole('main').getByText('載入中…')).toBeVisible()
  expect(back.elements()).toEqual([])
  await expect.poll(() => answer).toBeDefined()
  answer?.(done({ ...nothing, link: { linkedOn: '2026-03-02' } }))
  await expect.element(back).toHaveAttribute('href', '/zh/online/account')
  expect(tooSmall([back.element()])).toEqual([])
  expect(getComputedStyle(back.element()).fontWeight, 'a way back is quiet, here as everywhere').toBe('400')
  expect(page.getByRole('main').getByText('載入中…').elements()).toEqual([])
})

test('that it cannot be read leaves the way back', async () => {
  await openPortal('/zh/online/account/bind', { '/gov/bind/init': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText('未能讀取連結資料。')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: '返回我的帳戶' })).toBeVisible()
  expect(page.getByRole('main').getByText('載入中…').elements()).toEqual([])
})

test('a linked account says since which day', async () => {
  await open(() => ({ ...nothing, link: { linkedOn: '2026-03-02' } }))
  await expect.element(page.getByText(/^已於 2026年3月2日 連結。/)).toBeVisible()
})

test('[R27] who accepted the terms before goes there at once, and may read them again', async () => {
  const begin = '/account/sign_on'
  const portal = await open(() => ({ ...nothing, terms: accepted }), { [begin]: { code: 140, message: '稍後再試' } })
  await expect.element(page.getByRole('link', { name: '查看條款' })).toHaveAttribute('href', '/zh/readme-gov')
  expect(page.getByRole('checkbox').elements()).toEqual([])
  const go = page.getByRole('button', { name: '前往{{governmentAccount}}', exact: true })
  await userEvent.click(go)
  await expect.element(page.getByText('稍後再試')).toBeVisible()
  portal.responses[begin] = () => new Promise<object>(() => {})
  await userEvent.click(go)
  await expect.element(page.getByText('稍後再試')).not.toBeInTheDocument()
  await userEvent.click(go)
  expect(portal.to(begin), 'one is on the way already').toHaveLength(2)
})

test('an account that gives no name is asked about without', async () => {
  await open(() => ({ ...nothing, waiting: { nameHint: null, from: 'login' }, terms: accepted }))
  await expect
    .element(page.getByRole('heading', { name: '將剛才確認的{{governmentAccount}}連結到你的會員帳戶？' }))
    .toBeVisible()
})

const go = (name: string) => page.getByRole('button', { name, exact: true })
const issuer = done({ address: 'https://issuer.example/in' })

test('[R27] who goes to the issuer arrives where the server says', async () => {
  const leaving = keepPage()
  const portal = await open(() => ({ ...nothing, terms: accepted }), { '/account/sign_on': issuer })
  await expect.element(go('前往{{governmentAccount}}')).toBeVisible()
  expect(isFilled(go('前往{{governmentAccount}}').element()), 'the one thing to do').toBe(true)
  await userEvent.click(go('前往{{governmentAccount}}'))
  await expect.poll(() => leaving).toEqual(['push https://issuer.example/in'])
  expect(portal.to('/account/sign_on').map(({ body }) => body)).toEqual([{}])
})

test('[A12] where one account waits, to link it is the thing to do, and another can be fetched', async () => {
  const leaving = keepPage()
  const waiting = { nameHint: '陳••', from: 'account' }
  await open(() => ({ ...nothing, waiting, terms: accepted }), { '/account/sign_on': issuer })
  await expect.element(go('確認連結')).toBeVisible()
  expect(isFilled(go('確認連結').element())).toBe(true)
  expect(isFilled(go('使用另一{{governmentAccount}}').element())).toBe(false)
  await userEvent.click(go('使用另一{{governmentAccount}}'))
  await expect.poll(() => leaving).toEqual(['push https://issuer.example/in'])
})

test('[R27] the terms that are accepted are those of the government account, named as such', async () => {
  const portal = await open(() => nothing)
  await expect.element(page.getByRole('heading', { name: '使用條款（{{governmentAccount}}）', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('region', { name: '使用條款（{{governmentAccount}}）' })).toBeVisible()
  expect(portal.to('/web/page').map(({ query }) => query.get('key'))).toEqual(['readme-gov'])
})

test('[R27] why one cannot go there is read out', async () => {
  await open(() => ({ ...nothing, terms: accepted }), { '/account/sign_on': { code: 140, message: '稍後再試' } })
  await userEvent.click(go('前往{{governmentAccount}}'))
  const said = page.getByRole('alert').filter({ hasText: '稍後再試' })
  await expect.element(said).toHaveStyle({ color: colourOf('--danger') })
})

test('[A12] to keep what is linked is not what is pressed by mistake: undoing it stands back', async () => {
  await page.viewport(320, 700)
  await open(() => ({ ...nothing, link: { linkedOn: '2026-03-02' } }))
  await expect.element(go('取消連結')).toBeVisible()
  expect(isFilled(go('取消連結').element())).toBe(false)
  expect(dangerOf(go('取消連結').element())).toBe('outlined')
  await userEvent.click(go('取消連結'))
  await expect.element(go('確定取消連結')).toBeVisible()
  expect(dangerOf(go('確定取消連結').element())).toBe('filled')
  expect(tooWide()).toBe(0)
})
