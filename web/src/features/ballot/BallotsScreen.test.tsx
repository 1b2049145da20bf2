import { commitmentOf, drawBallot, entriesHashOf, seedOf } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChallenge } from '../../testing/challenge.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { open as mayUse } from '../../testing/services.ts'

beforeEach(() => page.viewport(1280, 900))
const reference = 'PEAK-20260316-BADMINTON'
const menu = { '/menu/main': done({ items: [] }) }
const slot = (id: number, from: string) => ({ id, court: '1號場', from, until: `${Number(from.slice(0, 2)) + 1}:00` })
const listed = {
  ...{ reference, kind: 'badminton', day: '2026-03-16', state: 'open', entries: 3, places: 2, source: null },
  ...{ opensAt: '2026-03-01T16:00:00.000Z', closesAt: '2026-03-07T14:00:00.000Z' },
  ...{ drawsAt: '2026-03-08T02:00:00.000Z', payBy: '2026-03-08T15:59:00.000Z' },
}
const open = {
  ...listed,
  ...{
    commitment: 'c'.repeat(64),
    publicValue: null,
    valueAt: null,
    sealedAt: null,
    sealedKnowing: false,
    seals: [],
    entriesHash: null,
    secret: null,
    seed: null,
    drawnAt: null,
    turns: null,
  },
  venues: [
    {
      ...{ code: 'mong-ha', name: '望廈體育中心', minimumAge: 4, prices: { adult: 4000, minor: 2000, senior: 1000 } },
      slots: [slot(1801, '18:00'), slot(1901, '19:00')],
    },
  ],
}
const code = 'a1'.repeat(12)
const entry = {
  ...{ reference, kind: 'badminton', day: '2026-03-16', code, choices: [1901], rank: null, won: null },
  ...{ struck: null, booking: null },
}

/** A draw of three, as it is published. */
const published = async (publicValue = '') => {
  const secret = '7'.repeat(64)
  const seed = await seedOf({ reference, secret, publicValue })
  const entries = [
    { code, choices: [1901] },
    { code: 'b2'.repeat(12), choices: [1801] },
    { code: 'c3'.repeat(12), choices: [1801] },
  ]
  const places = [1801, 1901].map((id) => ({ id, places: 1 }))
  const results = await drawBallot(seed, entries, places)
  const hashes = { commitment: await commitmentOf(secret), entriesHash: await entriesHashOf(entries) }
  return { draw: { reference, secret, publicValue, seed, ...hashes }, entries, places, results }
}
const drawnOf = (file: Awaited<ReturnType<typeof published>>) => ({
  ...{ ...open, state: 'drawn', drawnAt: '2026-03-08T02:00:10.000Z' },
  ...file.draw,
})
const openDrawn = async (change: (file: Awaited<ReturnType<typeof published>>) => void = () => {}) => {
  const file = await published()
  const draw = drawnOf(file)
  change(file)
  return openPortal(`/zh/vbs/ballot?reference=${reference}`, {
    ...menu,
    '/ballot/draw': done(draw),
    '/ballot/draw.json': Response.json(file),
  })
}

test('[O03] a member enters with two choices in the order of liking, and sees the code', async () => {
  localStorage.setItem('palaestra.token', 'a token')
  let entries: object[] = []
  const challenge = await aChallenge()
  const { to } = await openPortal(`/zh/vbs/ballot?reference=${reference}`, {
    ...{ ...menu, '/ballot/draw': done(open), ...mayUse('venue_booking') },
    '/tools/captcha': done({ challenge }),
    '/ballot/mine': () => done({ items: entries }),
    '/ballot/enter': ({ choices }) => {
      entries = [{ ...entry, choices }]
      return done({ code })
    },
  })
  await page.getByRole('button', { name: '望廈體育中心, 1號場, 19:00 至 20:00' }).click()
  await page.getByRole('button', { name: '望廈體育中心, 1號場, 18:00 至 19:00' }).click()
  await page.getByRole('button', { name: '把 望廈體育中心 1號場 18:00 移前' }).click()
  await page.getByRole('button', { name: '報名抽籤' }).click()

  await expect.element(page.getByText('a1a1 a1a1 a1a1 a1a1 a1a1 a1a1')).toBeVisible()
  expect(to('/ballot/enter')[0]?.body).toMatchObject({ draw: reference, choices: [1801, 1901] })
  await expect.element(page.getByRole('button', { name: '取消報名' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '儲存選擇' })).not.toBeInTheDocument()
})

test('[O03] a visitor sees what is drawn for and the seal, and is led to the login', async () => {
  await openPortal(`/zh/vbs/ballot?reference=${reference}`, { ...menu, '/ballot/draw': done(open) })

  await expect.element(page.getByText('c'.repeat(64))).toBeVisible()
  await expect.element(page.getByRole('link', { name: '登入', exact: true }).last()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /1號場/ })).not.toBeInTheDocument()
})

test('a draw is reckoned anew in the browser, and all five statements hold', async () => {
  await openDrawn()

  await expect.element(page.getByText('五項全部成立。')).toBeVisible()
  await page.getByRole('textbox', { name: '代碼' }).fill('a1a1 a1a1 a1a1 a1a1 a1a1 a1a1')
  await expect.element(page.getByText(/第 \d 名：望廈體育中心 1號場 19:00。/)).toBeVisible()
  await expect.element(page.getByText('機構有可能預先知道次序', { exact: false })).toBeVisible()
})

test.each([
  ['a result given to somebody else', '結果相符', (file) => void file.results.reverse()],
  ['one code changed', '名單未改', (file) => void Object.assign(file.entries[0] ?? {}, { code: 'd4'.repeat(12) })],
  ['another secret', '封條相符', (file) => void Object.assign(file.draw, { secret: '8'.repeat(64) })],
] as [string, string, (file: Awaited<ReturnType<typeof published>>) => void][])(
  'with %s the page says which statement does not hold, and what was expected',
  async (_, name, change) => {
    await openDrawn(change)

    const wrong = page.getByRole('listitem').filter({ hasText: name })
    await expect.element(wrong.getByText('不成立', { exact: false }).first()).toBeInTheDocument()
    await expect.element(wrong.getByText('請保留檔案並通知我們', { exact: false })).toBeVisible()
    await expect.element(page.getByText('五項全部成立。')).not.toBeInTheDocument()
  },
)

test('the list of draws says what is open and what one has entered', async () => {
  localStorage.setItem('palaestra.token', 'a token')
  await openPortal('/zh/vbs/ballots', {
    ...{ ...menu, '/ballot/mine': done({ items: [entry] }) },
    '/ballot/draws': done({ items: [listed] }),
  })

  const row = page.getByRole('region', { name: '接受報名' }).getByRole('listitem')
  await expect.element(row.getByText('3 人報名 · 2 節')).toBeVisible()
  await expect.element(row.getByText('你已報名')).toBeVisible()
})

test.each([
  ['that has come stands beside its source, and is reckoned with', '07 12 19', '07 12 19'],
  ['that never came is said to be none', '', '這次抽籤的公開數值一直未有，所以沒有加入'],
])('a public value %s', async (_, publicValue, said) => {
  const file = await published(publicValue)
  await openPortal(`/zh/vbs/ballot?reference=${reference}`, {
    ...menu,
    '/ballot/draw': done({ ...drawnOf(file), source: '截止日晚上的彩票號碼' }),
    '/ballot/draw.json': Response.json(file),
  })
  await expect.element(page.getByText('五項全部成立。')).toBeVisible()
  await expect.element(page.getByText(said, { exact: false })).toBeVisible()
  await expect.element(page.getByText('來源：截止日晚上的彩票號碼。請自行比對。')).toBeVisible()
})

test('a list that is closed waits for its public value, and says for which', async () => {
  const closed = { ...open, state: 'closed', source: '截止日晚上的彩票號碼', entriesHash: 'e'.repeat(64) }
  await openPortal(`/zh/vbs/ballot?reference=${reference}`, { ...menu, '/ballot/draw': done(closed) })
  await expect.element(page.getByText('正等待公開數值：截止日晚上的彩票號碼。')).toBeVisible()
})

test.each([
  ['without a public value', null, '重新封存時名單已經截止，而且沒有公開數值：機構有可能選擇了次序。'],
  ['with a new one', '11 月 24 日的彩票號碼', '重新封存時名單已經截止，所以改用一個當時未有人知道的公開數值。'],
])('a draw that was sealed anew %s says when and why, and what it was sealed with before', async (_, source, said) => {
  const file = await published('1 2')
  const seals = [{ commitment: 'b'.repeat(64), publicValue: null, replacedAt: '2026-03-08T03:00:00.000Z' }]
  const sealed = { sealedAt: '2026-03-08T03:00:00.000Z', sealedKnowing: true, seals, source }
  await openPortal(`/zh/vbs/ballot?reference=${reference}`, {
    ...menu,
    '/ballot/draw': done({ ...drawnOf(file), ...sealed }),
    '/ballot/draw.json': Response.json(file),
  })
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText('系統的密鑰更換後，原來封存的再不能開啟。', { exact: false })).toBeVisible()
  await expect.element(page.getByText('b'.repeat(64))).toBeVisible()
  await expect.element(page.getByText(/^密鑰就是 .* 重新封存的那個。$/)).toBeVisible()
})
