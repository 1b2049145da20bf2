import { afterEach, expect, test } from 'vitest'
import { addresses, login, prerenderScreen, screens, shell } from './prerender.tsx'

afterEach(() => {
  localStorage.clear()
})

/** What is read on a page that was drawn before any script. */
const pageOf = (body: string) => {
  const page = new DOMParser().parseFromString(body, 'text/html')
  const main = page.querySelector('main')
  return { page, main, heading: main?.querySelector('h1')?.textContent, said: main?.textContent ?? '' }
}
const at = (path: string) => screens.find((screen) => screen.path === path)

test('every screen with an address of its own is drawn, of members and of all', () => {
  expect(at('/security')).toMatchObject({ own: false, screen: 'SecurityScreen', search: '', shows: [] })
  expect(at('/online/account')).toMatchObject({ own: true, screen: 'AccountScreen' })
  expect(at('/register')?.shows).toEqual(['readme'])
  expect(at('/online/account/bind')?.shows).toEqual(['readme-gov'])
  expect(at('/online/apply-modify')?.search, 'without it, it only leads on').toBe('?action=lostCard')
})

test.each(['/', '/ams/login', '/online/login', '/security/change-password', '/readme', '/$'])(
  'what only leads on, or is a page of the authority, is not: %s',
  (path) => expect(at(path)).toBeUndefined(),
)

test('every address is told, but the one of what is none', () => {
  expect(addresses).toContain('/register/correct/$hash')
  expect(addresses).toContain('/ams/login')
  expect(addresses).not.toContain('/$')
})

test('a screen of all is drawn as for a visitor', async () => {
  const { body, title, screen } = await prerenderScreen('/security', {})
  const { page, heading } = pageOf(body)
  expect({ title, screen, heading }).toEqual({ title: '帳戶安全', screen: 'SecurityScreen', heading: '帳戶安全' })
  expect(page.querySelector('header')?.textContent).toContain('登入')
  expect(page.querySelector('header')?.textContent).not.toContain('登出')
})

test('a screen of members is drawn with what every member reads there, after one of all too', async () => {
  await prerenderScreen('/security', {})
  const { body, screen } = await prerenderScreen('/online/account', {}, true)
  const { page, main, heading } = pageOf(body)
  expect({ screen, heading }).toEqual({ screen: 'AccountScreen', heading: '我的帳戶' })
  expect(page.querySelector('header')?.textContent).toContain('登出')
  expect(page.body.textContent, 'nobody is greeted').not.toContain('你好')
  expect(main?.dataset['needs']).toBe('token')
  expect(main?.querySelector('section')?.getAttribute('aria-busy')).toBe('true')
})

test('a screen of all is a visitor’s again after one of members', async () => {
  await prerenderScreen('/online/account', {}, true)
  const { page } = pageOf((await prerenderScreen('/security', {})).body)
  expect(page.querySelector('header')?.textContent).not.toContain('登出')
})

test('the screen of a link in a letter says what it is for, and nothing of a secret', async () => {
  const { body, title } = await prerenderScreen('/security/login-link/$hash', {})
  const { said } = pageOf(body)
  expect(title).toBe('登入')
  expect(said).toContain('以這個連結登入，毋須輸入密碼。')
  expect(said, 'nor that the link were torn').not.toContain('此連結不完整')
  expect(body).not.toContain('~')
})

test('a text that a screen shows is drawn with it, but for its links', async () => {
  const readme = {
    ...{ key: 'readme', title: '使用條款', updatedOn: '2026-11-20' },
    blocks: [
      { kind: 'paragraph' as const, text: '第一條' },
      { kind: 'links' as const, links: [{ label: '私隱政策', uri: '/privacy' }] },
    ],
  }
  const { said } = pageOf((await prerenderScreen('/register', { readme })).body)
  expect(said).toContain('第一條')
  expect(said).not.toContain('私隱政策')
})

test('the login is drawn whole, and the shell is a frame around nothing', async () => {
  expect(pageOf(await login()).heading).toBe('一張會員卡，\n所有運動場館。')
  expect(await login(), 'nothing that a script would have to move').not.toContain('<script')
  const { page, said } = pageOf(await shell())
  expect(said).toBe('')
  expect(page.querySelector('header')?.textContent).toContain('登入')
  expect(page.querySelector('footer')).not.toBeNull()
})
