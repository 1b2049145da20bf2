import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const info = '/account/info'
const address = '/zh/online/account'
const main = page.getByRole('main')

beforeEach(() => session.start('a token'))

test('[R24] the account fits a small telephone, however long the names in it are', async () => {
  await page.viewport(320, 700)
  const long = {
    namePt: 'Maria da Conceição Albuquerque de Vasconcelos e Noronha',
    username: 'mariadaconceicaodevasconcelosn',
    emailHint: 'm•••@secretariado-permanente.example.mo',
    emailConfirmed: false,
    pickUpPlace: '望廈體育中心綜合體育館 · 美副將大馬路與飛能便度街交界',
  }
  await openPortal(address, { [info]: done({ ...member, ...long, isGuardian: true }) })
  await expect.element(main.getByText(/^m•••@secretariado-permanente/)).toBeVisible()
  expect(tooWide()).toBe(0)
})

test('[R24] every way on from the account is large enough for a finger', async () => {
  await openPortal(address, {
    [info]: done({
      ...member,
      isGuardian: true,
      onlinePayment: { state: 'pending', guardian: 'no_member' },
    }),
  })
  await expect.element(main.getByRole('link', { name: '父母或監護人由此登記' })).toBeVisible()
  const ways = main.getByRole('link').elements()
  expect(ways.length).toBeGreaterThan(8)
  expect(tooSmall(ways)).toEqual([])
})

const payment = { state: 'pending', guardian: 'member' } as const
const temporary = { kind: 'temporary', validUntil: '2026-12-10', permanentFrom: '2026-12-10', closed: null } as const
/** What the browser saw jump, with its share of the window; what is new or gone is no jump. */
const jumps = () => {
  const seen: { value: number; what: (string | undefined)[] }[] = []
  const observer = new PerformanceObserver((list) => {
    // The border: TypeScript does not know of layout shifts.
    for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Element | null }[] }[])
      seen.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)) })
  })
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  return seen
}
const twoFrames = () =>
  new Promise<void>((passed) => requestAnimationFrame(() => requestAnimationFrame(() => passed())))

test.each(
  [1280, 390].flatMap((width) => [
    ['a member', width, {}] as const,
    ['a minor', width, { onlinePayment: payment }] as const,
    ['a guardian for whom a child waits', width, { isGuardian: true, childWaits: true }] as const,
    ['who holds a temporary card', width, { card: temporary }] as const,
    ['who has nothing confirmed', width, { mobileConfirmed: false, emailConfirmed: false }] as const,
  ]),
)('[R24] nothing moves when the account comes: of %s, in a window of %i pixels', async (_, width, of) => {
  await page.viewport(width, 844)
  const { promise, resolve } = Promise.withResolvers<object>()
  await openPortal(address, { [info]: () => promise })
  await expect.element(main.getByText('正在載入會員卡…')).toBeVisible()
  await twoFrames()
  const seen = jumps()
  resolve(done({ ...member, ...of }))
  await expect.element(main.getByText('siumei')).toBeVisible()
  await twoFrames()
  const share = seen.reduce((sum, { value }) => sum + value, 0)
  expect(share, JSON.stringify(seen)).toBeLessThan(0.005)
})

test('[R24] on a wide screen the card stands beside what waits and what there is', async () => {
  await page.viewport(1280, 900)
  await openPortal(address, { [info]: done({ ...member, mobileConfirmed: false }) })
  const waits = main.getByRole('region', { name: '待辦事項' })
  await expect.element(waits).toBeVisible()
  const card = page.getByRole('region', { name: '會員卡', exact: true }).element().getBoundingClientRect()
  const personal = main.getByRole('heading', { name: '個人資料' }).element().getBoundingClientRect()
  const first = waits.element().getBoundingClientRect()
  expect([first.top, first.left]).toEqual([card.top, personal.left])
  expect(first.left).toBeGreaterThan(card.right)
  expect(personal.top).toBeGreaterThan(first.bottom)
})

test('[R24] on a telephone the card comes first, then what waits, then the rest', async () => {
  await page.viewport(390, 844)
  await openPortal(address, { [info]: done({ ...member, mobileConfirmed: false }) })
  await expect.element(main.getByRole('region', { name: '待辦事項' })).toBeVisible()
  const top = (words: string) => main.getByText(words, { exact: true }).first().element().getBoundingClientRect().top
  const order = ['000 100 008', '出示二維碼', '流動電話尚未確認', '個人資料'].map(top)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
