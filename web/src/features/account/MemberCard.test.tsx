import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { settings } from '../../settings.ts'
import { isFilled } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed } from '../../testing/services.ts'

const info = '/account/info'
const temporary = { kind: 'temporary', validUntil: '2026-12-10', permanentFrom: '2026-12-10', closed: null }
const card = page.getByRole('region', { name: '會員卡', exact: true })
const main = page.getByRole('main')
const openOn = async (today: string) => {
  const before = settings.today
  settings.today = today
  onTestFinished(() => {
    settings.today = before
  })
  await openPortal('/zh/online/account', { [info]: done({ ...member, card: temporary }) })
  await expect.element(card.getByText('000 100 008')).toBeVisible()
}

beforeEach(() => session.start('a token'))

test('[C03] the day before, a temporary card cannot be swapped yet', async () => {
  await openOn('2026-12-09')
  expect(main.getByRole('link', { name: '換領正式卡' }).elements()).toEqual([])
  await expect.element(main.getByText('由 2026年12月10日起可換領正式卡')).toBeVisible()
})

test('[C03] on that day it can', async () => {
  await openOn('2026-12-10')
  await expect.element(main.getByRole('link', { name: '換領正式卡' })).toBeVisible()
})

test('[R24] a card that opens everything says so, and of no day', async () => {
  await openPortal('/zh/online/account', { [info]: done(member) })
  await expect.element(card.getByText('有效', { exact: true })).toBeVisible()
  const show = card.getByRole('button', { name: '出示二維碼' })
  await expect.element(show).toHaveAttribute('aria-haspopup', 'dialog')
  expect(isFilled(show.element()), 'the one thing that most come for').toBe(true)
  await expect.element(card.getByRole('time')).toHaveAttribute('datetime', '2031-11-20')
  expect(main.getByText(/換領/).elements()).toEqual([])
})

test('[O05] a card that is closed for another reason is suspended, whatever its kind', async () => {
  const portal = await openPortal('/zh/online/account', {
    [info]: done({ ...member, card: { ...temporary, closed: 'documents_overdue' } }),
    ...closed('qr_code', { state: 'no', reason: 'documents_overdue', way: 'call', message: '文件已逾期', from: null }),
  })
  await expect.element(card.getByText('暫停使用', { exact: true })).toBeVisible()
  await expect.element(card.getByText('文件已逾期')).toBeVisible()
  expect(card.getByRole('button').elements(), 'no code').toEqual([])
  expect(portal.to('/account/fun_info').map(({ query }) => query.get('service'))).toEqual(['qr_code'])
})

test('[R24] until the member is known the card stands there without a word of anybody, and so do the ways on', async () => {
  await openPortal('/zh/online/account', { [info]: () => new Promise<object>(() => {}) })
  await expect.element(card).toHaveAttribute('aria-busy', 'true')
  await expect.element(card.getByText('正在載入會員卡…')).toBeVisible()
  for (const state of ['有效', '臨時卡', '暫停使用', '已過期']) expect(card.getByText(state).elements()).toEqual([])
  await expect.element(main.getByRole('link', { name: '報失會員卡' }), { timeout: 6000 }).toBeVisible()
  await expect.element(main.getByRole('link', { name: '電郵 更改' })).toBeVisible()
  expect(main.getByText('未有提供').elements(), 'nobody knows yet').toEqual([])
})

test('[R24] once known, it is busy no more', async () => {
  await openPortal('/zh/online/account', { [info]: done(member) })
  await expect.element(card).toHaveAttribute('aria-busy', 'false')
})

test.each([
  ['a permanent card', member.card, '有效', '--card-valid'],
  ['a temporary one', temporary, '臨時卡', '--on-deep'],
  ['one that is suspended', { ...member.card, closed: 'account_suspended' }, '暫停使用', '--void-word'],
  ['one that has run out', { ...member.card, closed: 'card_expired' }, '已過期', '--void-word'],
])('[O05] the word for %s has a colour of its own', async (_, ofMember, state, token) => {
  const why = { state: 'no', reason: 'card_expired', way: 'call', message: '請致電', from: null } as const
  await openPortal('/zh/online/account', {
    [info]: done({ ...member, card: ofMember }),
    ...closed('qr_code', why),
  })
  await expect.element(card.getByText(state, { exact: true })).toHaveStyle({ color: colourOf(token) })
})

/** The card as an object, once it has this face. */
const faceOf = async (face: string) => {
  await expect.poll(() => card.element().querySelector('[data-face]')?.getAttribute('data-face')).toBe(face)
  const object = card.element().querySelector('[data-face]') ?? document.body
  const word = object.querySelector('strong') ?? document.body
  return { object, word, ...getComputedStyle(object) }
}
const sizeOf = (words: Element) => Number.parseFloat(getComputedStyle(words).fontSize)

test('[C03] a temporary card is told from afar: it is striped paper, with dark words', async () => {
  await openPortal('/zh/online/account', { [info]: done({ ...member, card: temporary }) })
  const { backgroundImage, color, object } = await faceOf('temporary')
  expect(backgroundImage).toContain('repeating-linear-gradient')
  expect(color).toBe(colourOf('--on-paper'))
  expect(getComputedStyle(object.querySelector('path + path') ?? object).display, 'no lane in colour').toBe('none')
})

test('[C03] a permanent card is none of paper, and one lane on it is the member’s', async () => {
  await openPortal('/zh/online/account', { [info]: done(member) })
  const { backgroundImage, color, object } = await faceOf('valid')
  expect(backgroundImage).not.toContain('repeating')
  expect(color).toBe(colourOf('--on-deep'))
  expect(getComputedStyle(object.querySelector('path + path') ?? object).stroke).toBe(colourOf('--own-lane'))
})

test('[O05] a card that opens nothing is grey, and no words on it are larger than that', async () => {
  const ofMember = { ...member.card, closed: 'account_suspended' }
  await openPortal('/zh/online/account', { [info]: done({ ...member, nameZh: null, card: ofMember }) })
  const { object, word } = await faceOf('void')
  expect(getComputedStyle(object).backgroundColor).toBe(colourOf('--void'))
  const others = [...object.querySelectorAll('p, b, dt, dd')].map(sizeOf)
  expect(sizeOf(word)).toBeGreaterThanOrEqual(Math.max(...others))
  expect(getComputedStyle(object.querySelector('path + path') ?? object).display, 'no lane in colour').toBe('none')
})

test.each([288, 358, 420])(
  '[R24] a card %i pixels wide has the proportions of one, and holds all that is on it',
  async (width) => {
    await page.viewport(width + 32, 844)
    // As the page has it: a day in letters stands elsewhere on the smallest.
    document.documentElement.lang = 'zh'
    onTestFinished(() => document.documentElement.removeAttribute('lang'))
    await openPortal('/zh/online/account', { [info]: done(member) })
    const { object } = await faceOf('valid')
    const box = object.getBoundingClientRect()
    expect(box.width).toBe(width)
    expect(box.width / box.height).toBeCloseTo(1.586, 2)
    const bottom = (words: string) => card.getByText(words).element().getBoundingClientRect().bottom
    expect(Math.abs(bottom('000 100 008') - bottom('2031年11月20日')), 'on one line').toBeLessThan(3)
    expect(object.scrollHeight).toBeLessThanOrEqual(object.clientHeight)
  },
)

test.each([288, 358, 420])('[R24] on a card %i pixels wide no word of a long name breaks', async (width) => {
  await page.viewport(width + 32, 844)
  const namePt = 'Maria da Conceição Albuquerque de Vasconcelos'
  await openPortal('/zh/online/account', { [info]: done({ ...member, nameZh: null, namePt }) })
  const { object } = await faceOf('valid')
  const name = card.getByText(namePt).element()
  const linesOf = (word: string) => {
    const range = document.createRange()
    const from = namePt.indexOf(word)
    range.setStart(name.firstChild ?? name, from)
    range.setEnd(name.firstChild ?? name, from + word.length)
    return range.getClientRects().length
  }
  expect(namePt.split(' ').filter((word) => linesOf(word) > 1)).toEqual([])
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(object.getBoundingClientRect().right)
})

test.each([
  ['陳小美', 'Chan Sio Mei', 'zh-Hant-MO', 'pt'],
  ['Rosa Lima', null, 'pt', undefined],
])(
  '[G04] on the card %s has the language of its letters, in a page of another too',
  async (name, second, first, other) => {
    const [nameZh, namePt] = second ? [name, second] : [null, name]
    await openPortal('/zh/online/account', { [info]: done({ ...member, nameZh, namePt }) })
    await expect.element(card.getByText(name, { exact: true })).toHaveAttribute('lang', first)
    if (second) expect(card.getByText(second).element().getAttribute('lang')).toBe(other)
  },
)

test('[R24] with text of twice the size the card grows instead of cutting anything off', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await openPortal('/zh/online/account', { [info]: done({ ...member, namePt: 'Maria da Conceição de Vasconcelos' }) })
  const { object } = await faceOf('valid')
  const { bottom, right } = object.getBoundingClientRect()
  for (const words of ['000 100 008', '2031年11月20日', 'Maria da Conceição de Vasconcelos', '有效']) {
    const box = card.getByText(words, { exact: true }).element().getBoundingClientRect()
    expect(box.bottom, words).toBeLessThan(bottom)
    expect(box.right, words).toBeLessThan(right)
  }
})
