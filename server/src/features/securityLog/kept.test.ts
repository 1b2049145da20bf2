import { api, type Call, desk } from '@palaestra/contract'
import { describe, expect, test } from 'vitest'
import { isKept } from './kept.rules.ts'

const all = [api, desk].flatMap((of) => Object.values<Record<string, Call>>(of).flatMap((word) => Object.values(word)))
const asked = (path: string) => all.filter((call) => call.path === path)

describe('of what succeeds is kept', () => {
  const kept = all.filter((call) => isKept(call, '')).map(({ path }) => path)

  test.each([
    ['an account that is activated', '/security/active_online_account'],
    ['a card that is reported lost', '/account/online/lost_card'],
    ['a guardian who says yes or no by a letter', '/security/verify_parent_hash'],
    ['a guardian who says yes or no in the account', '/account/children/payment'],
    ['a minor who asks for the yes', '/account/online_payment/ask'],
    ['a guardian who is named', '/gov/card/verify/v3/relation'],
    ['a guardian’s face', '/gov/card/verify/v3/guardian_facial'],
    ['a government account that is linked', '/account/bind_gov'],
    ['a government account that is unlinked', '/account/unbind_gov'],
    ['a login', '/security/login_one_pass'],
    ['a logout', '/security/logout_force'],
    ['a mobile that is changed', '/account/change_mobile'],
    ['an address that is changed by its link', '/security/verify_change_hash'],
    ['an address that is confirmed by its link', '/security/active_email'],
    ['a password that is forgotten', '/account/online/forgot_password'],
    ['a mobile that is lost', '/account/forgot_mobile/change'],
    ['a session that is ended', '/account/sessions/end'],
    ['an app that opens the portal', '/oauth/ams_token'],
    ['a login at the desk', '/desk/login'],
    ['a second factor', '/desk/factor/confirm'],
    ['a colleague who is helped in', '/desk/staff/help_in'],
  ])('%s', (_, path) => {
    expect(kept).toContain(path)
  })
})

describe('of what succeeds is not kept', () => {
  test.each([
    ['what every browser repeats', ['/account/refresh_token', '/desk/me', '/desk/captcha']],
    ['what only reads', ['/account/sessions', '/oauth/member', '/gov/bind/init', '/account/children', '/desk/staff']],
    ['a registration', ['/security/register', '/security/verify_sms', '/tools/upload_member_photo']],
    ['the work of the desk', ['/desk/application/approve', '/desk/queue/find', '/desk/holiday/add']],
    ['the account that is looked at', ['/account/info']],
  ])('%s', (_, paths) => {
    const calls = paths.flatMap(asked)

    expect(calls.length).toBeGreaterThanOrEqual(paths.length)
    expect(calls.filter((call) => isKept(call, '')).map(({ path }) => path)).toEqual([])
  })
})

test('of what is refused all is kept, but for mistakes of typing where nobody shows who they are', () => {
  const [info] = asked('/account/info')
  const [login] = asked('/security/login_one_pass')
  if (!info || !login) throw new Error('no such call')
  const refused = ['signed_out', '429', '404', '500', '503', 'too_many', 'not_allowed']
  const mistakes = ['invalid_input', '400', '413', '415']

  expect(refused.filter((refusal) => !isKept(info, refusal))).toEqual([])
  expect(mistakes.filter((refusal) => isKept(info, refusal))).toEqual([])
  expect([...refused, ...mistakes].filter((refusal) => !isKept(login, refusal))).toEqual([])
})
