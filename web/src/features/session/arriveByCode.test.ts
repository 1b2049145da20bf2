import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@palaestra/ui/base.css'
import { session } from '../../api/session.ts'
import { toast } from '../../frame/toast.ts'
import { keepPage } from '../../testing/leaving.ts'
import { isFilled } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { arriveByCode } from './arriveByCode.ts'

const another = { ...member, nameZh: '李錦輝', memberNumber: '100000027' }

/** Who stands behind which token; the code `good` gives the token `new`. */
const serverWith = (people: Record<string, object>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    const path = new URL(address, location.origin).pathname.replace('/api', '')
    const token = new Headers(headers).get('apikey') ?? ''
    asked.push(token ? `${path} ${token}` : `${path} ${body}`)
    if (path === '/oauth/ams_token')
      return Response.json(
        String(body).includes('good') ? { code: 0, data: { token: 'new' } } : { code: 135, message: '登入碼已失效' },
      )
    if (path === '/security/logout_force') return Response.json({ code: 0, data: { uri: '/' } })
    return Response.json(people[token] ? { code: 0, data: people[token] } : { code: 2, message: '過期' })
  })
  return asked
}

beforeEach(() => {
  localStorage.clear()
  toast.close()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('[Q04] a code signs its member in, by the way `app`, and is remembered', async () => {
  const asked = serverWith({ new: member })
  expect(await arriveByCode('good')).toBeUndefined()

  expect({ ...localStorage }).toEqual({ 'palaestra.token': 'new', loginMethod: 'app', apicode: 'good' })
  await arriveByCode('good')
  expect(asked.filter((one) => one.startsWith('/oauth'))).toHaveLength(1)
})

test('[Q04] a code that is refused changes nothing, and the server’s sentence is told', async () => {
  serverWith({ here: member })
  session.start('here', 'account')
  expect(await arriveByCode('bad')).toBeUndefined()

  expect(toast.shown()).toEqual({ text: '登入碼已失效' })
  expect({ token: session.token(), method: session.loginMethod() }).toEqual({ token: 'here', method: 'account' })
})

test('[Q04] the same member’s session is replaced, and the old one ends', async () => {
  const asked = serverWith({ here: member, new: member })
  session.start('here')
  expect(await arriveByCode('good')).toBeUndefined()

  expect(session.token()).toBe('new')
  expect(asked).toContain('/security/logout_force here')
})

test('[Q04] a session that has ended stands in nobody’s way', async () => {
  serverWith({ new: member })
  session.start('ended')
  expect(await arriveByCode('good')).toBeUndefined()

  expect(session.token()).toBe('new')
})

test('[Q04] a session that cannot be ended on the server is replaced here all the same', async () => {
  serverWith({ here: member, new: member })
  const server = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('logout_force')) throw new TypeError('gone')
    return server(address, init)
  })
  session.start('here')
  expect(await arriveByCode('good')).toBeUndefined()
  expect(session.token()).toBe('new')
  expect(toast.shown()).toBeUndefined()
})

test('[Q04] another member is asked first, by masked names; who declines stays, and the new token ends', async () => {
  const asked = serverWith({ here: member, new: another })
  session.start('here', 'sms')
  const ask = await arriveByCode('good')
  expect(session.token()).toBe('here')
  const asking = ask?.()

  const dialog = page.getByRole('dialog', { name: '轉用另一個帳戶？' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '保留 陳••' }), { message: 'Enter keeps' }).toHaveFocus()
  expect(isFilled(dialog.getByRole('button', { name: '保留 陳••' }).element())).toBe(true)
  expect(isFilled(dialog.getByRole('button', { name: '轉用 李••' }).element())).toBe(false)
  await expect.element(dialog.getByText(/陳•• 已在此登入。/).first()).toBeVisible()
  await expect.element(dialog.getByText(/李••/).first()).toBeVisible()
  expect(dialog.getByText(/李錦輝/).elements()).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: '保留 陳••' }))
  await asking

  expect({ token: session.token(), method: session.loginMethod() }).toEqual({ token: 'here', method: 'sms' })
  expect(asked).toContain('/security/logout_force new')
  expect(asked).not.toContain('/security/logout_force here')
})

test('[Q04] who closes the dialog declines', async () => {
  const asked = serverWith({ here: member, new: another })
  session.start('here')
  const asking = (await arriveByCode('good'))?.()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await asking

  expect(session.token()).toBe('here')
  expect(asked).toContain('/security/logout_force new')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[Q04] that nobody can say who is here replaces nobody, and is told', async () => {
  const asked = serverWith({ new: member })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, given: RequestInit) =>
    new Headers(given.headers).get('apikey') === 'here'
      ? Promise.resolve(Response.json({ code: 5, message: '系統正繁忙' }))
      : answer(address, given),
  )
  session.start('here')
  expect(await arriveByCode('good')).toBeUndefined()

  expect(session.token()).toBe('here')
  expect(toast.shown()).toEqual({ text: '系統正繁忙' })
  expect(asked).not.toContain('/security/logout_force here')
})

test('[Q04] where there is no Chinese name, the question is by the other', async () => {
  serverWith({ here: { ...member, nameZh: null }, new: { ...another, nameZh: null, namePt: 'Lei Kam Fai' } })
  session.start('here')
  const asking = (await arriveByCode('good'))?.()
  await expect.element(page.getByRole('dialog').getByText(/^C.+已在此登入。你打開的連結會改為登入 L/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await asking
  expect(session.token()).toBe('here')
})

test('[Q04] who agrees is signed in as the other: the old session ends, and a fresh document comes', async () => {
  const leaving = keepPage()
  const asked = serverWith({ here: member, new: another })
  session.start('here', 'sms')
  const asking = (await arriveByCode('good'))?.()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '轉用 李••' }))
  await asking
  expect({ token: session.token(), method: session.loginMethod() }).toEqual({ token: 'new', method: 'app' })
  expect(asked).toContain('/security/logout_force here')
  expect(asked).not.toContain('/security/logout_force new')
  await expect.poll(() => leaving.map((one) => one.split(' ')[0])).toEqual(['reload'])
})

test('[Q04] a code that was refused is not tried again at the next page', async () => {
  const asked = serverWith({ here: member })
  await arriveByCode('bad')
  await arriveByCode('bad')
  expect(asked.filter((one) => one.startsWith('/oauth'))).toHaveLength(1)
  expect(session.token()).toBeUndefined()
})
