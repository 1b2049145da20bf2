import type { Role } from '@palaestra/contract'
import { TOTP } from 'otpauth'
import { buildApp } from '../app.ts'
import { staffService } from '../features/staff/staff.service.ts'
import { aBrowser } from './browser.ts'
import type { Portal } from './portal.ts'

const password = 'track-and-field-26'
const halfMinute = 30_000

/** Clerks who log in in two steps, at a desk where the second is required, or at the one that is named. */
export const clerksOf = async ({ deps, clock }: Portal) => {
  const forReal = await buildApp(
    { ...deps, settings: { ...deps.settings, secondFactor: 'required' } },
    { strict: true, floodLimit: 1_000_000 },
  )
  /** A clerk’s browser. */
  const clerk = (username = 'ieong', { app = forReal, address = '203.0.113.5' } = {}) => {
    const browser = aBrowser(app, undefined, address)
    const logIn = async () => (await browser.post('/desk/login', { username, password })).data
    const giveCode = (pending: string, code: string) => browser.post('/desk/login/code', { pending, code })
    const as = (apikey: string) => ({
      post: (path: string, payload: object = {}) => browser.post(path, payload, { apikey }),
      get: (path: string) => browser.get(`${path}?useToken=1`, { apikey }),
    })
    return { logIn, giveCode, as }
  }
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })

  return {
    forReal,
    clerk,
    codeOf,
    employ: (username: string, roles: Role[] = ['reviewer']) =>
      staffService(deps).add({ username, password, name: username, roles }),
    /** Sets up an app, from the first login on. */
    async enrolled(username = 'ieong', options = {}) {
      const browser = clerk(username, options)
      const { token } = await browser.logIn()
      const { secret, uri } = (await browser.as(token).post('/desk/factor/begin')).data
      const confirmed = await browser.as(token).post('/desk/factor/confirm', { code: codeOf(secret) })
      clock.forward(halfMinute)
      return { ...browser, first: token, secret, uri, ...confirmed.data }
    },
  }
}
