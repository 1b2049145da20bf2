import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { attackersOf, solved } from '../../testing/attackers.ts'
import { aBrowser } from '../../testing/browser.ts'
import { linkedTo, signIn } from '../../testing/government.ts'
import { thePortal } from '../../testing/portal.ts'
import { linkService } from '../code/link.service.ts'

const portal = await thePortal()
const { username, email, mobile, idNumber, birthDate } = people.adult
const [newMobile, wrongCode] = ['66887766', '000000']
const password = 'three boats and a lantern'
const twice = { password, passwordRepeat: password }
const byDocument = { idNumber, birthDate, solvedCaptcha: solved }

let member: { id: number; memberNumber: string }
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  member = await portal.db
    .selectFrom('members')
    .select(['id', 'memberNumber'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
})
const link = (purpose: 'pending' | 'log_in' | 'activate' | 'reset_password' | 'recover_mobile') =>
  inTransaction(portal.deps, (deps) => linkService(deps).make(purpose, { member: member.id }))
const emailLink = (purpose: 'change_email' | 'confirm_email') => {
  const about = { member: member.id, email, session: '' }
  return inTransaction(portal.deps, (deps) => linkService(deps).make(purpose, about))
}
const knowing = () => ({ ...byDocument, memberNumber: member.memberNumber })
/** The link in the letter about a new mobile that waits. */
const linkThatStops = async () => {
  const hash = await link('recover_mobile')
  await portal.post('/account/forgot_mobile/send_sms', { hash, mobile: newMobile })
  const code = await portal.codeTo(newMobile)
  await portal.post('/account/forgot_mobile/change', { hash, mobile: newMobile, code, password: '' })
  await portal.doJobs()
  const [letter] = await portal.letters(email)
  return /stop-mobile\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
}
const codeOfApp = async () => (await (await portal.memberAs('adult')).post('/oauth/api_code')).data.code as string

const byName = { method: 'account', username, password: demonstrationPassword }
const ways: [path: string, how: string, body: () => Promise<object> | object][] = [
  ['/security/login_one_pass', 'right', () => byName],
  ['/security/login_one_pass', 'wrong', () => ({ ...byName, password })],
  ['/security/login_one_pass', 'wrong code', () => ({ method: 'sms', mobile, code: wrongCode })],
  [
    '/security/login_one_pass',
    'wrong code, by member code',
    async () => ({ method: 'member_code', pending: await link('pending'), code: wrongCode }),
  ],
  ['/security/login_one_send_captcha', 'known', () => ({ mobile, solvedCaptcha: solved })],
  ['/security/verify', 'right', knowing],
  ['/security/verify', 'wrong', () => ({ ...knowing(), birthDate: '1999-09-09' })],
  ['/security/verify/send_sms', 'pending', async () => ({ pending: await link('pending') })],
  ['/security/login_link', 'known', () => ({ account: email, solvedCaptcha: solved })],
  ['/security/verify_hash/look', 'link', async () => ({ hash: await link('log_in') })],
  ['/security/verify_hash', 'link', async () => ({ hash: await link('log_in') })],
  ['/security/active_online_account/look', 'link', async () => ({ hash: await link('activate') })],
  ['/security/active_online_account/send_sms', 'link', async () => ({ hash: await link('activate') })],
  [
    '/security/active_online_account',
    'wrong code',
    async () => ({ hash: await link('activate'), code: wrongCode, ...twice }),
  ],
  ['/account/online/launch', 'link', async () => ({ hash: await link('activate') })],
  ['/account/online/forgot_account', 'known', () => byDocument],
  ['/account/find_member_code', 'known', () => byDocument],
  ['/account/online/forgot_password', 'by e-mail', () => ({ account: email, solvedCaptcha: solved })],
  ['/security/send_sms', 'by SMS', () => ({ mobile, solvedCaptcha: solved })],
  ['/account/online/reset_password/look', 'link', async () => ({ hash: await link('reset_password') })],
  [
    '/account/online/reset_password',
    'by link',
    async () => ({ method: 'email', hash: await link('reset_password'), ...twice }),
  ],
  ['/account/online/reset_password', 'wrong code', () => ({ method: 'sms', mobile, code: wrongCode, ...twice })],
  ['/account/forgot_mobile', 'by username', () => ({ by: 'username', username, solvedCaptcha: solved })],
  ['/account/forgot_mobile/look', 'link', async () => ({ hash: await link('recover_mobile') })],
  ['/account/forgot_mobile/send_sms', 'link', async () => ({ hash: await link('recover_mobile'), mobile: newMobile })],
  [
    '/account/forgot_mobile/change',
    'wrong code',
    async () => ({ hash: await link('recover_mobile'), mobile: newMobile, code: wrongCode, password: '' }),
  ],
  ['/account/forgot_mobile/stop/look', 'link', async () => ({ hash: await linkThatStops() })],
  ['/account/forgot_mobile/stop', 'link', async () => ({ hash: await linkThatStops() })],
  ['/security/verify_change_hash/look', 'link', async () => ({ hash: await emailLink('change_email') })],
  ['/security/verify_change_hash', 'link', async () => ({ hash: await emailLink('change_email') })],
  ['/security/active_email/look', 'link', async () => ({ hash: await emailLink('confirm_email') })],
  ['/security/active_email', 'link', async () => ({ hash: await emailLink('confirm_email') })],
  ['/oauth/ams_token', 'code', async () => ({ code: await codeOfApp() })],
]

test.each(ways)('the log names whose account it is: %s (%s)', async (path, _, bodyFor) => {
  const body = await bodyFor()
  const { app, post } = await attackersOf(portal)
  await post(path, body)
  await app.close()

  expect(await portal.db.selectFrom('securityLog').select(['call', 'member']).execute()).toEqual([
    { call: path, member: member.id },
  ])
})

test('the log names whose account it is: by the government account', async () => {
  await linkedTo(portal, 'adult')
  const browser = aBrowser(portal.app)
  await signIn(browser, username)
  const { app } = await attackersOf(portal)
  const headers = { cookie: `sign-on=${browser.cookies.get('sign-on')}` }
  await app.inject({ method: 'POST', url: '/api/security/verify_int_gov', payload: {}, headers })
  await app.close()

  expect(await portal.db.selectFrom('securityLog').select(['refusal', 'member']).execute()).toEqual([
    { refusal: '', member: member.id },
  ])
})
