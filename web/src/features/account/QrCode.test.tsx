import { encode } from 'uqr'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const path = '/account/qrcode_info'
const image = page.getByRole('img', { name: '會員卡二維碼' })
const pass = page.getByRole('dialog', { name: '會員卡' })
const open = async (code: object | (() => object | Promise<object>), responses: Responses = {}) => {
  const portal = await openPortal('/zh/online/account', { '/account/info': done(member), [path]: code, ...responses })
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  return portal
}
/** The dark places of the code that is shown, and how wide it is. */
const drawn = () => {
  const places = image.element().querySelector('path')?.getAttribute('d') ?? ''
  const dark = [...places.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`)
  return { dark, box: image.element().getAttribute('viewBox') }
}
const written = (content: string) => {
  const { data, size } = encode(content, { ecc: 'M', border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  return { dark, box: `0 0 ${size} ${size}` }
}

beforeEach(() => session.start('a token'))

test('[R24] the code is what the server wrote, with room around it for the reader', async () => {
  await open(done({ content: 'what the gate reads', seconds: 60, kept: '' }))
  await expect.element(image).toBeVisible()
  expect(drawn()).toEqual(written('what the gate reads'))
  const across = drawn().dark.map((place) => Number(place.split(' ')[0]))
  expect(Math.min(...across), 'a reader finds no code that touches something').toBe(3)
})

test('[R24] a new code comes five seconds before the old one runs out, and no sooner', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await open(done({ content: 'the first', seconds: 40, kept: '' }))
  await expect.element(image).toBeVisible()
  portal.responses[path] = done({ content: 'the second', seconds: 40, kept: '' })
  vi.advanceTimersByTime(34_999)
  expect(portal.to(path)).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await expect.poll(() => portal.to(path)).toHaveLength(2)
  await expect.poll(drawn).toEqual(written('the second'))
  vi.advanceTimersByTime(35_000)
  await expect.poll(() => portal.to(path), { message: 'and so on' }).toHaveLength(3)
})

test('[R24] while the next code is fetched the old one stays: a reader may be looking at it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await open(done({ content: 'the first', seconds: 40, kept: '' }))
  await expect.element(image).toBeVisible()
  portal.responses[path] = () => new Promise<object>(() => {})
  vi.advanceTimersByTime(35_000)
  await expect.poll(() => portal.to(path)).toHaveLength(2)
  expect(drawn()).toEqual(written('the first'))
})

test('[R24] the code is dark on white in the dark theme too, where all else is light on dark', async () => {
  document.documentElement.style.colorScheme = 'dark'
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'))
  await open(done({ content: 'what the gate reads', seconds: 60, kept: '' }))
  await expect.element(image).toBeVisible()
  const paper = image.element().parentElement ?? document.body
  expect(getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(getComputedStyle(image.element()).fill).toBe('rgb(0, 0, 0)')
})

test('[R24] the code has its place before it comes: nothing below it moves', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open(() => promise)
  await expect.element(page.getByText('正在準備二維碼…')).toBeVisible()
  const height = () => pass.element().getBoundingClientRect().height
  const top = (element: Element) => element.getBoundingClientRect().top
  const state = () => Math.round(top(pass.getByText('有效', { exact: true }).element()) - top(pass.element()))
  const before = [height(), state()]
  resolve(done({ content: 'what the gate reads', seconds: 60, kept: '' }))
  await expect.element(image).toBeVisible()
  expect([height(), state()]).toEqual(before)
})

test('[R24] one reads how long the code lasts, and the bar beside it runs out', async () => {
  await open(done({ content: 'what the gate reads', seconds: 30, kept: '' }))
  await expect.element(pass.getByText('25 秒後自動更新')).toBeVisible()
  await expect.element(pass.getByText('24 秒後自動更新')).toBeVisible()
  const bar = pass.element().querySelector('progress')
  expect([bar?.value, bar?.max]).toEqual([24, 25])
})

/** From its first to its last dark place, on the screen. */
const across = () => {
  const box = image.element().getBoundingClientRect()
  const size = Number(image.element().getAttribute('viewBox')?.split(' ')[2])
  return (box.width * (size - 6)) / size
}
test.each([
  [390, 844, 300],
  [390, 667, 280],
  [320, 568, 240],
  [844, 390, 200],
])(
  '[R24] on a screen of %i × %i the code is %i pixels wide or more, and nothing has to be scrolled',
  async (width, height, least) => {
    await page.viewport(width, height)
    await open(
      done({
        content: `https://membership.sport.example.mo/c#r8Kx2mQwErTyUiOp.1772416860.k7Qz_a.${'Zt6yXn'.repeat(15).slice(0, 86)}`,
        seconds: 60,
        kept: '',
      }),
    )
    await expect.element(image).toBeVisible()
    expect(across()).toBeGreaterThanOrEqual(least)
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = pass.element()
    expect([scrollHeight <= clientHeight, scrollWidth <= clientWidth]).toEqual([true, true])
  },
)

const refused = { code: 240, message: '請先閱讀網上會員卡須知' }
const notice = (of: object = {}) =>
  done({
    key: 'online-card-notice',
    title: '網上會員卡須知',
    updatedOn: '2026-11-20',
    blocks: [{ kind: 'list', items: ['只供本人使用。', '截圖無效。'] }],
    ...of,
  })
const read = pass.getByRole('button', { name: '已閱讀，出示二維碼' })

test('[X09] [A16] before the first code stands the notice, and the code follows when one has agreed to it', async () => {
  const portal = await open(refused, {
    '/web/page': notice(),
    '/account/online_card': () => {
      portal.responses[path] = done({ content: 'what the gate reads', seconds: 60, kept: '' })
      return done()
    },
  })
  await expect.element(pass.getByText('截圖無效。')).toBeVisible()
  expect(image.elements()).toEqual([])
  await userEvent.click(read)
  await expect.element(image).toBeVisible()
  expect(portal.to('/account/online_card').map(({ body }) => body)).toEqual([{ version: '2026-11-20' }])
  expect(pass.element().contains(document.activeElement), 'the focus is not lost').toBe(true)
  expect(read.elements()).toEqual([])
})

test('[A16] a notice that was changed meanwhile is shown anew, and the old one is not agreed to', async () => {
  const portal = await open(refused, { '/web/page': notice() })
  await expect.element(read).toBeVisible()
  portal.responses['/account/online_card'] = { code: 241, message: '網上會員卡須知已更新，請重新閱讀' }
  portal.responses['/web/page'] = notice({ updatedOn: '2026-11-21', blocks: [{ kind: 'list', items: ['新的一句。'] }] })
  await userEvent.click(read)
  await expect.element(pass.getByRole('alert').getByText('網上會員卡須知已更新，請重新閱讀')).toBeVisible()
  await expect.element(pass.getByText('新的一句。')).toBeVisible()
  await userEvent.click(read)
  await expect
    .poll(() => portal.to('/account/online_card').map(({ body }) => body))
    .toEqual([{ version: '2026-11-20' }, { version: '2026-11-21' }])
  expect(image.elements()).toEqual([])
})

test('[A16] a notice that cannot be read is told, and one tries again', async () => {
  const portal = await open(refused, { '/web/page': { code: 5, message: '系統正繁忙' } })
  await expect.element(pass.getByRole('button', { name: '再試一次' })).toBeVisible()
  expect(read.elements(), 'nobody agrees to what they have not seen').toEqual([])
  portal.responses['/web/page'] = notice()
  await userEvent.click(pass.getByRole('button', { name: '再試一次' }))
  await expect.element(read).toBeVisible()
})
