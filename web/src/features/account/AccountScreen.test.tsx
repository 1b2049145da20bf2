import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate } from '../../api/query.ts'
import { session } from '../../api/session.ts'
import { settings } from '../../settings.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))

test('[R24] [G04] the card has name, grouped number and validity, and the contacts are masked', async () => {
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  const card = page.getByRole('region', { name: '會員卡', exact: true })
  await expect.element(card.getByText('陳小美')).toBeVisible()
  await expect.element(card.getByText('000 100 008')).toBeVisible()
  await expect.element(card.getByText('2031年11月20日')).toBeVisible()
  await expect.element(page.getByText('s•••@example.mo')).toBeVisible()
  await expect.element(page.getByText('塔石體育館 · 荷蘭園大馬路')).toBeVisible()
})

test('[R24] the QR code is fetched when it is shown, renewed before it runs out, and goes when it is hidden', async () => {
  const code = '/account/qrcode_info'
  const portal = await openPortal('/zh/online/account', {
    '/account/info': done(member),
    [code]: done({ content: 'what the gate reads', seconds: 6, kept: '' }),
  })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  expect(portal.to(code)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).toBeVisible()
  const shownAt = performance.now()
  await expect.poll(() => portal.to(code).length, { timeout: 8000 }).toBe(2)
  expect(performance.now() - shownAt, 'however short it lasts, not every second').toBeGreaterThan(2500)

  await userEvent.click(page.getByRole('button', { name: '關閉' }))
  await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).not.toBeInTheDocument()
})

test('[R24] a code that can be renewed no more goes, with the reason in its place', async () => {
  const code = '/account/qrcode_info'
  const message = '你的帳戶已暫停使用'
  const portal = await openPortal('/zh/online/account', {
    '/account/info': done(member),
    [code]: done({ content: 'what the gate reads', seconds: 6, kept: '' }),
  })
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).toBeVisible()
  portal.responses[code] = { code: 102, message }

  await expect.element(page.getByText(message)).toBeVisible()
  expect(page.getByRole('img', { name: '會員卡二維碼' }).elements()).toHaveLength(0)
})

test('[C03] a temporary card says from when it can be swapped, and offers no second report', async () => {
  const { today } = settings
  settings.today = '2026-12-01'
  onTestFinished(() => {
    settings.today = today
  })
  await openPortal('/zh/online/account', {
    '/account/info': done({
      ...member,
      card: { kind: 'temporary', validUntil: '2026-12-10', permanentFrom: '2026-12-10', closed: null },
    }),
  })
  await expect.element(page.getByText('由 2026年12月10日起可換領正式卡')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '報失會員卡' })).not.toBeInTheDocument()
})

test('[O05] whom the authority has suspended reads why and whom to call, and gets no QR code', async () => {
  const message = '你的帳戶已暫停使用。如有疑問，請致電服務熱線 2888 0000'
  await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, card: { ...member.card, closed: 'account_suspended' } }),
    ...closed('qr_code', { state: 'pending', reason: 'account_suspended', way: 'call', message, from: null }),
  })
  const card = page.getByRole('region', { name: '會員卡', exact: true })
  await expect.element(card.getByText('暫停使用', { exact: true })).toBeVisible()
  await expect.element(card.getByText(message)).toBeVisible()
  await expect.element(card.getByRole('link', { name: /^致電/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '出示二維碼' })).not.toBeInTheDocument()
})

test('[O05] an expired card says so, and shows no QR code', async () => {
  await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, card: { ...member.card, validUntil: '2020-01-01', closed: 'card_expired' } }),
    ...closed('qr_code', { state: 'no', reason: 'card_expired', way: 'call', message: '已過期，請致電', from: null }),
  })
  const card = page.getByRole('region', { name: '會員卡', exact: true })
  await expect.element(card.getByText('已過期', { exact: true })).toBeVisible()
  await expect.element(card.getByText('已過期，請致電')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '出示二維碼' })).not.toBeInTheDocument()
})

test('[A08] that the member cannot be read sends nobody away: one tries again', async () => {
  let broken = true
  const portal = await openPortal('/zh/online/account', {
    '/account/info': () => (broken ? { code: 5, message: '系統正繁忙' } : done(member)),
  })
  await expect.element(page.getByText(/未能讀取會員資料/)).toBeVisible()
  expect(portal.router.state.location.pathname).toBe('/online/account')
  broken = false
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByText('000 100 008')).toBeVisible()
})

test('[R24] the contacts can be changed, and what is confirmed need not be', async () => {
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  const at = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(at('流動電話 更改')).toHaveAttribute('href', '/zh/online/account/change-mobile')
  await expect.element(at('電郵 更改')).toHaveAttribute('href', '/zh/online/account/change-email')
  await expect.element(at('更改密碼')).toHaveAttribute('href', '/zh/online/account/change-password')
  await expect.element(at('確認流動電話號碼')).not.toBeInTheDocument()
  await expect.element(at('確認電郵')).not.toBeInTheDocument()
})

test('[R33] [R36] what is not confirmed says so, and leads to where it can be', async () => {
  await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, mobileConfirmed: false, emailConfirmed: false }),
  })
  await expect.element(page.getByText('尚未確認').first()).toBeVisible()
  expect(page.getByText('尚未確認').elements()).toHaveLength(2)
  const at = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(at('確認流動電話號碼')).toHaveAttribute('href', '/zh/online/account/confirm-mobile')
  await expect.element(at('確認電郵')).toHaveAttribute('href', '/zh/online/account/confirm-email')
})

test('[R32] who has no e-mail address is asked for one', async () => {
  await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, emailHint: null, emailConfirmed: false }),
  })
  await expect.element(page.getByRole('link', { name: '電郵 加入', exact: true })).toBeVisible()
  await expect.element(page.getByText('尚未確認')).not.toBeInTheDocument()
})

test('[R24] who is nobody’s guardian and no minor reads nothing of either', async () => {
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '子女' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: '網上付款' })).not.toBeInTheDocument()
})

test('[M05] a guardian is led to the children', async () => {
  await openPortal('/zh/online/account', { '/account/info': done({ ...member, isGuardian: true }) })
  await expect
    .element(page.getByRole('link', { name: '子女的網上付款' }))
    .toHaveAttribute('href', '/zh/online/account/children')
})

test('[R24] the name in Chinese leads, the other stands below; who has one alone has it once', async () => {
  const portal = await openPortal('/zh/online/account', { '/account/info': done(member) })
  const card = page.getByRole('region', { name: '會員卡', exact: true })
  await expect.element(card.getByText('Chan Sio Mei')).toHaveAttribute('lang', 'pt')
  const names = () => card.element().textContent ?? ''
  expect(names().indexOf('陳小美')).toBeLessThan(names().indexOf('Chan Sio Mei'))

  portal.responses['/account/info'] = done({ ...member, nameZh: null, namePt: 'Sousa Ana' })
  await invalidate(memberInfo)
  await expect.element(card.getByText('Sousa Ana')).toBeVisible()
  await expect.element(card.getByText('Sousa Ana')).toHaveAttribute('lang', 'pt')
})

test('[R24] what the account does not have is said, and the rest is told in words', async () => {
  const without = { mobileHint: null, mobileConfirmed: false, emailHint: null, emailConfirmed: false }
  await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, ...without, pickUpPlace: null, language: 'pt' }),
  })
  await expect.element(page.getByText('葡文', { exact: true })).toBeVisible()
  const told = (label: string) =>
    [...page.getByRole('main').element().querySelectorAll('[id$="title"]')]
      .find(({ textContent }) => textContent === label)
      ?.nextElementSibling?.textContent?.trim()
  for (const label of ['流動電話', '電郵', '領卡地點']) expect([label, told(label)]).toEqual([label, '未有提供'])
  expect(told('用戶名稱')).toBe('siumei')
  await expect
    .element(page.getByRole('link', { name: '流動電話 加入', exact: true }))
    .toHaveAttribute('href', '/zh/online/account/change-mobile')
  for (const name of ['確認流動電話號碼', '確認電郵']) expect(page.getByRole('link', { name }).elements()).toEqual([])
})

test('[R24] the rest of the account is one step away', async () => {
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  const main = page.getByRole('main')
  const at = (name: string) => main.getByRole('link', { name, exact: true })
  await expect.element(at('報失會員卡')).toHaveAttribute('href', '/zh/online/account/report-loss')
  await expect.element(at('登入中的裝置')).toHaveAttribute('href', '/zh/online/account/sessions')
  await expect.element(at('帳戶安全')).toHaveAttribute('href', '/zh/security')
  await expect.element(at('服務管理')).toHaveAttribute('href', '/zh/online/account/services')
  const bind = main.element().querySelector('a[href="/zh/online/account/bind"]')?.closest('li')
  expect(bind?.textContent).toContain('管理')
  await expect.element(page.getByText('遺失會員卡應盡快報失，臨時會員卡會以電郵發送。')).toBeVisible()
  expect(at('換領正式卡').elements()).toEqual([])
})

test('[C03] with a temporary card the loss is reported already, and from the day on the way to swap it is there', async () => {
  await openPortal('/zh/online/account', {
    '/account/info': done({
      ...member,
      card: { kind: 'temporary', validUntil: '2026-12-10', permanentFrom: '2026-12-10', closed: null },
    }),
  })
  await expect
    .element(page.getByRole('link', { name: '換領正式卡' }))
    .toHaveAttribute('href', '/zh/online/account/swap-card')
  await expect.element(page.getByText('已報失，臨時會員卡已發送到你的電郵。')).toBeVisible()
  await expect.element(page.getByText('臨時卡', { exact: true })).toBeVisible()
})

test('[R24] a code that did not come is told so, and is fetched at another try', async () => {
  const code = '/account/qrcode_info'
  const portal = await openPortal('/zh/online/account', {
    '/account/info': done(member),
    [code]: new Response('<html>', { status: 200 }),
  })
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  await expect.element(page.getByText('未能取得二維碼。')).toBeVisible()
  portal.responses[code] = done({ content: 'what the gate reads', seconds: 60, kept: '' })
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).toBeVisible()
  await expect.element(page.getByText('請調高螢幕亮度，出示給職員或對準讀碼器。')).toBeVisible()
})

test('[R24] a code that was hidden is not shown again: another is fetched', async () => {
  const code = '/account/qrcode_info'
  const portal = await openPortal('/zh/online/account', {
    '/account/info': done(member),
    [code]: done({ content: 'what the gate reads', seconds: 60, kept: '' }),
  })
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '關閉' }))
  await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).not.toBeInTheDocument()
  portal.responses[code] = () => new Promise<object>(() => {})
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  await expect.element(page.getByText('正在準備二維碼…')).toBeVisible()
  expect(page.getByRole('img', { name: '會員卡二維碼' }).elements()).toEqual([])
})

test.each([
  [25, 1],
  [35, 2],
])('[R24] who comes back after %i seconds: the account has been asked for %i times', async (seconds, times) => {
  const portal = await openPortal('/zh/online/account', { '/account/info': done(member) })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  await portal.router.navigate({ to: '/security' })
  const now = Date.now.bind(Date)
  const moved = vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000)
  onTestFinished(() => moved.mockRestore())

  await portal.router.navigate({ to: '/online/account' })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  await expect.poll(() => portal.to('/account/info')).toHaveLength(times)
})

test('[R27] where the portal has no issuer of government accounts the account says nothing of one', async () => {
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  await expect.element(page.getByRole('main').getByText('siumei')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('管理', { exact: true })).not.toBeVisible()
})

test('[R27] where it has one, the way to link it is there', async () => {
  const { dataset } = document.documentElement
  dataset['signOn'] = 'true'
  onTestFinished(() => void delete dataset['signOn'])
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  await expect.element(page.getByRole('main').getByRole('link', { name: / 管理$/ })).toBeVisible()
})

test.each([
  [{ mobileConfirmed: false }, '流動電話', '確認流動電話號碼', '確認電郵'],
  [{ emailConfirmed: false }, '電郵', '確認電郵', '確認流動電話號碼'],
])('[R33] [R36] what is not confirmed is marked at its own place: %o', async (unconfirmed, label, way, other) => {
  await openPortal('/zh/online/account', { '/account/info': done({ ...member, ...unconfirmed }) })
  await expect.element(page.getByRole('main').getByRole('link', { name: way, exact: true })).toBeVisible()
  const marked = page.getByText('尚未確認').elements()
  expect(marked.map((mark) => mark.closest('li')?.querySelector('[id$="title"]')?.textContent)).toEqual([label])
  expect(page.getByRole('main').getByRole('link', { name: other, exact: true }).elements()).toEqual([])
})

test('[R24] of the ways to stay safe the password comes first, and then who is logged in', async () => {
  await openPortal('/zh/online/account', { '/account/info': done(member) })
  await expect.element(page.getByRole('main').getByText('siumei')).toBeVisible()
  const card = page.getByRole('main').getByRole('heading', { name: '登入及保安' }).element().closest('section')
  expect([...(card?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'))).toEqual([
    '/zh/online/account/change-password',
    '/zh/online/account/sessions',
    '/zh/online/account/bind',
    '/zh/security',
  ])
})

test('[A08] that the account cannot be read is read out', async () => {
  await openPortal('/zh/online/account', { '/account/info': { code: 5, message: '系統正繁忙' } })
  await expect
    .element(page.getByRole('main').getByRole('status').filter({ hasText: '未能讀取會員資料。' }))
    .toBeVisible()
})

test('[M05] [R24] a minor reads how online payment stands, a guardian where to decide on it, each below its heading', async () => {
  const payment = { state: 'pending', guardian: 'member' }
  await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, isGuardian: true, onlinePayment: payment, emailConfirmed: false }),
  })
  const main = page.getByRole('main')
  await expect.element(main.getByText('等待授權。')).toBeVisible()
  const headings = main.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '個人資料',
    '登入及保安',
    '會員卡',
    '子女',
    '網上付款',
    '家庭及同行人士',
    '你的資料',
  ])
  await expect.element(main.getByText('授權子女使用網上付款，或撤回授權。')).toBeVisible()
  await expect.element(main.getByText('尚未確認')).toHaveStyle({ color: colourOf('--warn') })
})

test('[R24] the account lists accompanying children and extra collectors by name, and counts who has still to answer', async () => {
  const person = {
    ...{ id: 17, kind: 'child', memberNumber: '000101014', nameZh: '吳樂言', namePt: 'Ng Lok In', state: 'confirmed' },
    ...{ askedAt: '2026-03-02T02:00:00.000Z', until: null, relation: 'friend', shirt: null, able: true },
  }
  const collector = { ...person, kind: 'collector', relation: null, nameZh: null, namePt: 'Tom Reed' }
  const asked = { ...collector, namePt: null, state: 'waiting', able: null }
  const ask = {
    id: 3,
    kind: 'player',
    nameZh: null,
    namePt: 'Ana Sousa',
    relation: null,
    child: null,
    until: '2026-03-16',
  }
  await openPortal('/zh/online/account', {
    '/account/info': done(member),
    '/family': done({ family: [], people: [person, collector, asked], asks: [ask], standsWith: [] }),
  })
  const main = page.getByRole('main')
  const way = (name: string) => main.getByRole('link', { name, exact: true })
  await expect.element(way('隨行小童')).toHaveAccessibleDescription('吳樂言')
  await expect.element(way('額外取場人')).toHaveAccessibleDescription('Tom Reed、1 人待回覆')
  await expect.element(way('球員名單')).toHaveAccessibleDescription('未有')
  await expect.element(way('家庭及同行人士')).toHaveAccessibleDescription('1 項請求待回覆')
})
