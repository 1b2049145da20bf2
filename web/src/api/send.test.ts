import { api, refusals } from '@palaestra/contract'
import { Refused, sender, Unreachable } from '@palaestra/ui'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { done, stubServer } from '../testing/portal.tsx'
import { send } from './client.ts'
import { session } from './session.ts'

beforeEach(() => session.start('a token'))
afterEach(() => {
  vi.unstubAllGlobals()
  session.end()
  session.endRegistration()
})

const menu = { items: [] }
const impatient = sender({ locale: 'pt', token: session.token, retryPauses: [1, 2] })

describe('a request', () => {
  test('[X04] says the language in its query and in a header', async () => {
    const requests = stubServer({ '/menu/main': done(menu) })
    await send(api.site.mainMenu, {})

    expect(requests[0]?.query.get('_locale')).toBe('zh')
    expect(requests[0]?.headers.get('api-language')).toBe('zh')
  })

  test('[X04] a GET is not taken from a cache, and a public one carries no token', async () => {
    const requests = stubServer({ '/menu/main': done(menu) })
    await send(api.site.mainMenu, {})

    expect(requests[0]?.headers.get('cache-control')).toBe('no-cache')
    expect(requests[0]?.headers.get('apikey')).toBeNull()
    expect(requests[0]?.query.has('useToken')).toBe(false)
  })

  test('[X04] a GET for members carries the token, and useToken=1 says so', async () => {
    const requests = stubServer({ '/account/qrcode_info': done({ content: 'x', seconds: 60, kept: '' }) })
    await send(api.account.qrCode, {})

    expect(requests[0]?.query.get('useToken')).toBe('1')
    expect(requests[0]?.headers.get('apikey')).toBe('a token')
  })

  test('[X04] a POST sends JSON', async () => {
    const requests = stubServer({ '/account/prove': done({}) })
    await send(api.login.prove, { body: { method: 'account', password: 'secret words' } })

    expect(requests[0]?.method).toBe('POST')
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(requests[0]?.body).toEqual({ method: 'account', password: 'secret words' })
  })

  test('[X04] the token of a registration goes in a header of its own, and the member’s stays at home', async () => {
    session.startRegistration('a registration')
    const requests = stubServer({ '/security/send_register_sms': done({ wait: 60 }) })
    await send(api.registration.sendSms, { body: { mobile: '66123456' } })

    expect(requests[0]?.headers.get('registration')).toBe('a registration')
    expect(requests[0]?.headers.get('apikey')).toBeNull()
  })

  test('[X04] a form carries files, and ticks as words', async () => {
    const requests = stubServer({ '/tools/upload_member_photo': done({ id: 'x', preview: 'data:,' }) })
    const file = new File(['x'], 'photo.png', { type: 'image/png' })
    const form = { ...api.login.prove, sentAs: 'form' as const, path: '/tools/upload_member_photo' as const }
    await send(form, { body: { file, agreed: true } as never }).catch(() => undefined)

    expect(requests[0]?.body['file']).toBeInstanceOf(File)
    expect(requests[0]?.body['agreed']).toBe('true')
    expect(requests[0]?.headers.get('content-type')).toBeNull()
  })
})

describe('an answer', () => {
  test('[X05] of code 0 is its data', async () => {
    stubServer({ '/menu/main': done(menu) })
    expect(await send(api.site.mainMenu, {})).toEqual(menu)
  })

  test('[X05] that is valid is a success too', async () => {
    stubServer({ '/menu/main': Response.json({ valid: true, data: menu }) })
    expect(await send(api.site.mainMenu, {})).toEqual(menu)
  })

  test('[X05] of any other code is rejected with its body', async () => {
    const body = { code: 22, message: '請稍候', wait: 42, errors: { mobile: '請稍候' } }
    stubServer({ '/menu/main': body })
    const error = await send(api.site.mainMenu, {}).catch((error: unknown) => error)

    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject({ code: 22, message: '請稍候', wait: 42, fields: { mobile: '請稍候' }, body })
  })

  test('[X06] that is no envelope is a fault, and costs nobody the session', async () => {
    stubServer({ '/account/info': new Response('<html>', { status: 200 }) })
    const error = await send(api.account.info, { body: {} }).catch((error: unknown) => error)

    expect(error).toMatchObject({ kind: 'fault', message: '系統發生錯誤，請稍後再試' })
    expect(session.token()).toBe('a token')
  })

  test.each([
    ['null', null],
    ['a list', []],
    ['an envelope without a code', { data: { items: [] } }],
    ['a reply that the contract does not know', done({ items: 'none' })],
  ])('[X06] that is %s is a fault, in words for people', async (_, body) => {
    stubServer({ '/menu/main': Response.json(body) })
    const error = await send(api.site.mainMenu, {}).catch((error: unknown) => error)

    expect(error).toBeInstanceOf(Unreachable)
    expect(error).toMatchObject({ kind: 'fault', message: '系統發生錯誤，請稍後再試' })
  })

  test('[X06] that is not 200 says: system error, with the number that the log has too', async () => {
    stubServer({ '/menu/main': Response.json({ reference: 'req-7' }, { status: 500 }) })
    const error = await send(api.site.mainMenu, {}).catch((error: unknown) => error)

    expect(error).toBeInstanceOf(Unreachable)
    expect(error).toMatchObject({ kind: 'fault', message: '系統發生錯誤，請稍後再試（參考編號：req-7）' })
    expect(session.token()).toBe('a token')
  })

  test('of a process that has too much to do says that it is busy, and no number', async () => {
    const body = { code: refusals.busy, message: '系統正繁忙，請稍後再試' }
    stubServer({ '/menu/main': Response.json(body, { status: 503 }) })
    const error = await send(api.site.mainMenu, {}).catch((error: unknown) => error)

    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject(body)
  })
})

describe('what is asked', () => {
  test('names nothing that has no value', async () => {
    const requests = stubServer({ '/account/fun_info': done({ items: [] }) })
    await send(api.entitlement.mine, { query: { service: undefined } })

    expect(requests[0]?.query.has('service')).toBe(false)
  })
})

describe('the network', () => {
  const broken = new TypeError('no network')

  test('[X06] a GET is tried twice more before it counts as gone', async () => {
    const requests = stubServer({ '/menu/main': broken })
    const error = await impatient(api.site.mainMenu, {}).catch((error: unknown) => error)

    expect(error).toMatchObject({ kind: 'network', message: '系統發生錯誤，請稍後再試' })
    expect(requests).toHaveLength(3)
  })

  test('[X06] a POST is not: it may have arrived', async () => {
    const requests = stubServer({ '/account/info': broken })
    await impatient(api.account.info, { body: {} }).catch(() => undefined)

    expect(requests).toHaveLength(1)
  })

  test('[X07] gone, it takes the token, the api code and the name with it', async () => {
    localStorage.setItem('apicode', 'x')
    session.setName('陳小美')
    stubServer({ '/account/info': broken })
    await send(api.account.info, { body: {} }).catch(() => undefined)

    expect([session.token(), localStorage.getItem('apicode'), session.name()]).toEqual([undefined, null, undefined])
  })

  test('[X07] gone for a content page, it costs nobody the session', async () => {
    stubServer({ '/web/page': broken })
    await send(api.site.page, { query: { key: 'faq' } }).catch(() => undefined)

    expect(session.token()).toBe('a token')
  })

  test('[X10] gone for announcements, which nobody has asked for, it costs nobody the session', async () => {
    stubServer({ '/web/message': broken })
    await send(api.announcement.shown, {}).catch(() => undefined)

    expect(session.token()).toBe('a token')
  })

  test('a token that the server knows no more is removed', async () => {
    stubServer({ '/account/info': { code: 2, message: '登入已逾時' } })
    await send(api.account.info, { body: {} }).catch(() => undefined)

    expect(session.token()).toBeUndefined()
  })

  test('[X07] broken off because the page is left, it costs nobody the session', async () => {
    stubServer({ '/account/info': broken })
    dispatchEvent(new Event('beforeunload'))
    await send(api.account.info, { body: {} }).catch(() => undefined)

    expect(session.token()).toBe('a token')
  })
})
