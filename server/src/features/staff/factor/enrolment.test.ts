import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { aBrowser } from '../../../testing/browser.ts'
import { thePortal } from '../../../testing/portal.ts'
import { staffService } from '../staff.service.ts'

const portal = await thePortal()
const password = 'track-and-field-26'
const halfMinute = 30_000

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await staffService(portal.deps).add({ username: 'ieong', password, name: 'Ieong', permissions: ['review'] })
})

const { post } = aBrowser(portal.app)
const logIn = async () => (await post('/desk/login', { username: 'ieong', password })).data.token as string
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: portal.clock.now().getTime() })

test('the code that has set up an app in place of another opens no login, and the next one does', async () => {
  const first = { apikey: await logIn() }
  const { secret } = (await post('/desk/factor/begin', {}, first)).data
  const { token } = (await post('/desk/factor/confirm', { code: codeOf(secret) }, first)).data
  portal.clock.forward(halfMinute)
  const desk = { apikey: token }
  const other = (await post('/desk/factor/begin', { code: codeOf(secret) }, desk)).data
  portal.clock.forward(halfMinute)
  const code = codeOf(other.secret)
  expect(await post('/desk/factor/confirm', { code }, desk)).toMatchObject({ code: 0 })

  const pending = await logIn()
  expect(await post('/desk/login/code', { pending, code })).toMatchObject({ code: 21 })
  portal.clock.forward(halfMinute)
  expect(await post('/desk/login/code', { pending, code: codeOf(other.secret) })).toMatchObject({ code: 0 })
})

test('a password that the operator sets anew leaves the second factor as it is', async () => {
  const headers = { apikey: await logIn() }
  const { secret } = (await post('/desk/factor/begin', {}, headers)).data
  await post('/desk/factor/confirm', { code: codeOf(secret) }, headers)
  const fresh = 'hurdles-and-relay-26'
  await staffService(portal.deps).setPassword('ieong', fresh)
  portal.clock.forward(halfMinute)

  const { data } = await post('/desk/login', { username: 'ieong', password: fresh })
  expect(data.next).toBe('code')
  expect(await post('/desk/login/code', { pending: data.token, code: codeOf(secret) })).toMatchObject({
    code: 0,
    data: { next: 'desk' },
  })
})
