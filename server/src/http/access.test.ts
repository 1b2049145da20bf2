import { api, type Call, type Calls, desk } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const calls = (of: Record<string, Calls>): Call[] => Object.values(of).flatMap((word) => Object.values(word))
const all = [...calls(api), ...calls(desk)]
const said = { member: 2, staff: 2, registration: 30 }

test.each(['member', 'staff', 'registration'] as const)(
  'no call for a %s looks at anything for who has no token, or one made up, or one of somebody else’s kind (T-30)',
  async (access) => {
    const asked = all.filter((call) => call.access === access)
    const { token } = await portal.memberAs('adult')
    const kinds = ['x'.repeat(43), ...(access === 'member' ? [] : [token])]
    const tokens = [{}, ...kinds.map((kind) => ({ apikey: kind, registration: kind }))]
    expect(asked.length).toBeGreaterThan(3)

    for (const { method, path } of asked)
      for (const headers of tokens) {
        const answer = await (method === 'GET' ? portal.get(path, headers) : portal.post(path, {}, headers))
        expect([path, answer.code, answer.data]).toEqual([path, said[access], undefined])
      }
  },
)

/** Harmless to whom a token was stolen from, or nothing without what only the member has. */
const withoutProof = [
  '/account/info',
  '/account/confirm_email',
  '/account/qrcode_info',
  '/account/sign_on',
  '/gov/bind/init',
  '/account/allow_gov',
  '/security/logout_force',
  '/oauth/hand_off',
  '/account/send_sms',
  '/account/prove',
  '/account/refresh_token',
  '/account/sessions',
  '/oauth/api_code',
  '/oauth/member',
]

test('eleven minutes after a login a token alone opens what is named here, and changes nothing (T-45, T-50)', async () => {
  const opened: string[] = []
  for (const { method, path } of all.filter(({ access }) => access === 'member')) {
    const member = await portal.memberAs('adult')
    portal.clock.forward(11 * 60_000)
    const { code } = await (method === 'GET' ? member.get(path) : member.post(path))
    if (code !== 3) opened.push(path)
  }

  expect(opened.toSorted()).toEqual(withoutProof.toSorted())
})
