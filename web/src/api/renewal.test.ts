import { api } from '@palaestra/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from './client.ts'
import { renew } from './renewal.ts'
import { session } from './session.ts'

const path = '/api/account/refresh_token'
const done = (data: object, headers = {}) => Response.json({ code: 0, data }, { headers })
const old = { 'renew-apikey': '1' }
/** The server: what it says to a path, and with which tokens it was asked. */
const answering = (answer: (path: string, token: string | null, times: number) => Response | Error) => {
  const asked: { path: string; token: string | null }[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const { pathname } = new URL(address, location.origin)
    const token = new Headers(headers).get('apikey')
    asked.push({ path: pathname, token })
    await new Promise((answered) => setTimeout(answered, 20))
    const said = answer(pathname, token, asked.filter((one) => one.path === pathname).length)
    if (said instanceof Error) throw said
    return said
  })
  return { to: (path: string) => asked.filter((one) => one.path === path) }
}
const ask = () => send(api.login.prove, { body: { method: 'account', password: 'x' } })
const proved = '/api/account/prove'

beforeEach(() => session.start('first'))
afterEach(() => {
  vi.unstubAllGlobals()
  session.end()
})

test('[A15] who is told that the token is old fetches the next one, once', async () => {
  const server = answering((asked) => (asked === path ? done({ token: 'second' }) : done({}, old)))
  session.setName('陳小美')
  await Promise.all([ask(), ask(), ask()])

  await expect.poll(() => session.token()).toBe('second')
  expect(server.to(path)).toEqual([{ path, token: 'first' }])
  expect(session.name()).toBe('陳小美')
})

test('[A15] what another tab has done meanwhile is not done again', async () => {
  const server = answering(() => done({ token: 'second' }))
  session.start('of another tab')
  await renew('first')

  expect(server.to(path)).toEqual([])
  expect(session.token()).toBe('of another tab')
})

test('[A15] two tabs take turns: the second finds the token of the first', async () => {
  const server = answering(() => done({ token: 'second' }))
  // The other tab holds the lock, renews, and lets go.
  const other = navigator.locks.request('palaestra.renewal', async () => {
    await new Promise((passed) => setTimeout(passed, 50))
    session.renew('first', 'of another tab')
  })
  await Promise.all([other, renew('first')])

  expect(server.to(path)).toEqual([])
})

test('[A15] an answer that got lost is asked for again: the server gives the same token', async () => {
  const server = answering((_, __, times) => (times === 1 ? new TypeError('no network') : done({ token: 'second' })))
  await renew('first')

  expect(server.to(path)).toHaveLength(2)
  expect(session.token()).toBe('second')
})

test('[A15] that no next token comes costs nobody the session', async () => {
  answering((asked) => (asked === path ? Response.json({ code: 4, message: '太多' }) : done({}, old)))
  await ask()
  await new Promise((passed) => setTimeout(passed, 100))

  expect(session.token()).toBe('first')
})

test('what was refused because another tab has another token by now is asked once more', async () => {
  const server = answering((_, token) => {
    if (token === 'second') return done({})
    session.renew('first', 'second')
    return Response.json({ code: 2, message: '過期' })
  })
  await ask()

  expect(server.to(proved).map(({ token }) => token)).toEqual(['first', 'second'])
  expect(session.token()).toBe('second')
})

test('what is refused for good is refused: the session is over', async () => {
  const server = answering(() => Response.json({ code: 2, message: '過期' }))
  await expect(ask()).rejects.toThrow('過期')

  expect(server.to(proved)).toHaveLength(1)
  expect(session.token()).toBeUndefined()
})

test('a browser without locks renews all the same', async () => {
  answering(() => done({ token: 'second' }))
  vi.stubGlobal('navigator', { ...navigator, locks: undefined })
  await renew('first')

  expect(session.token()).toBe('second')
})

test('a late renewal does not replace the token of who has logged in meanwhile', async () => {
  answering((asked) => {
    if (asked === path) session.start('of another login')
    return done({ token: 'second' })
  })
  await renew('first')

  expect(session.token()).toBe('of another login')
})

test('[A15] each token has its turn: after one renewal, or one that failed, comes another', async () => {
  const next = [done({ token: 'second' }), Response.json({ code: 4, message: '太多' }), done({ token: 'third' })]
  const server = answering((_, __, times) => next[times - 1] ?? new TypeError('no network'))
  await renew('first')
  await expect(renew('second')).rejects.toThrow('太多')
  expect(session.token()).toBe('second')
  await renew('second')

  expect(session.token()).toBe('third')
  expect(server.to(path).map(({ token }) => token)).toEqual(['first', 'second', 'second'])
})
