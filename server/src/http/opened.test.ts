import { api, type Call, type Calls, desk, type HandOffService, type Role, roles } from '@palaestra/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { beginRegistration } from '../features/registration/opening.service.ts'
import { offer } from '../testing/bookings.ts'
import { aClerk } from '../testing/desk.ts'
import { aGate } from '../testing/gates.ts'
import { thePortal } from '../testing/portal.ts'

// What each principal opens, written a second time: what the contract says of a call is asked at the door.

const portal = await thePortal()
const withFactor = await buildApp(
  { ...portal.deps, settings: { ...portal.deps.settings, secondFactor: 'required' } },
  { strict: true, floodLimit: 1_000_000 },
)
afterAll(() => withFactor.close())
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const calls = (of: Record<string, Calls>): Call[] => Object.values(of).flatMap((word) => Object.values(word))
const all = [...calls(api), ...calls(desk)]
const of = (kind: Call['access']) => all.filter(({ access }) => access === kind)
const [signedOut, proofNeeded, ended, notAllowed, factorNeeded, noGate] = [2, 3, 30, 120, 124, 500]

/** Who asks comes anew for each call: some of them end a session. */
type Coming = () => Promise<Record<string, string>>
/** The calls that are not refused with one of these. What else they say does not matter here. */
const openedTo = async (come: Coming, refusals: number[], asked: Call[], app = portal.app) => {
  const opened: string[] = []
  for (const { method, path } of asked) {
    const headers = await come()
    const url = `/api${path}?useToken=1`
    const answer = await app.inject(method === 'GET' ? { method, url, headers } : { method, url, headers, payload: {} })
    if (!refusals.includes(answer.json().code)) opened.push(`${method} ${path}`)
  }
  return opened.toSorted()
}
test('a stranger opens the calls before a login and those of links, and no other', async () => {
  expect(await openedTo(async () => ({}), [signedOut, ended, noGate], all)).toEqual([
    'GET /app/init',
    'GET /ballot/draw',
    'GET /ballot/draws',
    'GET /course/list',
    'GET /course/one',
    'GET /course/terms',
    'GET /desk/login/ways',
    'GET /menu/main',
    'GET /menu/tree',
    'GET /pool/sessions',
    'GET /tools/captcha',
    'GET /vbs/lobby/state',
    'GET /vbs/slots',
    'GET /vbs/today',
    'GET /vbs/venues',
    'GET /web/area',
    'GET /web/id_type',
    'GET /web/message',
    'GET /web/page',
    'GET /web/setting',
    'GET /web/take_place',
    'POST /account/find_member_code',
    'POST /account/forgot_mobile',
    'POST /account/forgot_mobile/change',
    'POST /account/forgot_mobile/look',
    'POST /account/forgot_mobile/send_sms',
    'POST /account/forgot_mobile/stop',
    'POST /account/forgot_mobile/stop/look',
    'POST /account/online/forgot_account',
    'POST /account/online/forgot_password',
    'POST /account/online/launch',
    'POST /account/online/reset_password',
    'POST /account/online/reset_password/look',
    'POST /card/check',
    'POST /desk/captcha',
    'POST /desk/login',
    'POST /desk/login/account',
    'POST /desk/login/account/finish',
    'POST /desk/login/account/link',
    'POST /desk/login/code',
    'POST /desk/login/passkey',
    'POST /desk/login/passkey/ask',
    'POST /gov/bind/register',
    'POST /oauth/ams_token',
    'POST /oauth/sign_on',
    'POST /push/notice/stop',
    'POST /push/notice/stop/look',
    'POST /security/active_email',
    'POST /security/active_email/look',
    'POST /security/active_online_account',
    'POST /security/active_online_account/look',
    'POST /security/active_online_account/send_sms',
    'POST /security/login_link',
    'POST /security/login_one_pass',
    'POST /security/login_one_send_captcha',
    'POST /security/register_open',
    'POST /security/register_reopen',
    'POST /security/register_reopen/send_sms',
    'POST /security/send_sms',
    'POST /security/verify',
    'POST /security/verify/send_sms',
    'POST /security/verify_change_hash',
    'POST /security/verify_change_hash/look',
    'POST /security/verify_hash',
    'POST /security/verify_hash/look',
    'POST /security/verify_int_gov',
  ])
})

test('a member whose proof is old opens what shows the account, and what proves anew', async () => {
  const late: Coming = async () => {
    const { headers } = await portal.memberAs('adult')
    portal.clock.forward(11 * 60_000)
    return headers
  }

  expect(await openedTo(late, [signedOut, proofNeeded], of('member'))).toEqual([
    'GET /account/appeal',
    'GET /account/children',
    'GET /account/data_copy',
    'GET /account/erasure',
    'GET /account/fun_info',
    'GET /account/guardians',
    'GET /account/letters',
    'GET /account/no_shows',
    'GET /account/notice_choices',
    'GET /account/online/supple',
    'GET /account/online/supple_known',
    'GET /account/online_card/notice',
    'GET /account/qrcode_info',
    'GET /account/sessions',
    'GET /account/terms',
    'GET /app/swimming_quota',
    'GET /ballot/mine',
    'GET /course/mine',
    'GET /family',
    'GET /gov/bind/init',
    'GET /miss_file/init',
    'GET /oauth/member',
    'GET /payment/order',
    'GET /payment/orders',
    'GET /payment/receipt',
    'GET /pool/ticket',
    'GET /pool/tickets',
    'GET /push/notice/list',
    'GET /push/notice/un_read_sum',
    'GET /report/gift/member',
    'GET /report/info',
    'GET /security/verify_parent_hash',
    'GET /vbs/booking',
    'GET /vbs/bookings',
    'GET /vbs/calendar',
    'GET /vbs/favourites',
    'GET /vbs/lobby',
    'GET /vbs/mine',
    'GET /waiting/courses',
    'GET /waiting/mine',
    'POST /account/allow_gov',
    'POST /account/data_copy/discard',
    'POST /account/erasure/withdraw',
    'POST /account/guardian_face',
    'POST /account/guardian_face/begin',
    'POST /account/info',
    'POST /account/notice_choices',
    'POST /account/online/supple_document',
    'POST /account/online/supple_photo',
    'POST /account/online_card',
    'POST /account/online_payment/ask',
    'POST /account/prove',
    'POST /account/refresh_token',
    'POST /account/send_sms',
    'POST /account/sign_on',
    'POST /account/terms',
    'POST /ballot/enter',
    'POST /ballot/leave',
    'POST /course/keep_longer',
    'POST /course/leave',
    'POST /course/pay',
    'POST /course/register',
    'POST /course/renew',
    'POST /course/sign_up',
    'POST /course/withdraw',
    'POST /family/end',
    'POST /family/player/edit',
    'POST /oauth/api_code',
    'POST /oauth/hand_off',
    'POST /payment/checkout',
    'POST /pool/buy',
    'POST /pool/give_back',
    'POST /pool/keep_longer',
    'POST /pool/pay',
    'POST /push/notice/detail',
    'POST /security/logout_force',
    'POST /vbs/book',
    'POST /vbs/calendar/end',
    'POST /vbs/cancel',
    'POST /vbs/favourite',
    'POST /vbs/keep_longer',
    'POST /vbs/lobby',
    'POST /vbs/merge',
    'POST /vbs/pay',
    'POST /vbs/split',
    'POST /waiting/answer',
    'POST /waiting/course/answer',
    'POST /waiting/course/join',
    'POST /waiting/course/leave',
    'POST /waiting/join',
    'POST /waiting/leave',
  ])
})

test.each<HandOffService>(['pool-today', 'pool-mapa'])(
  '%s opens who the member is, and the logout',
  async (service) => {
    const handedOver: Coming = async () => {
      const { data } = await (await portal.memberAs('adult')).post('/oauth/hand_off', { service })
      return { apikey: (await portal.post('/oauth/ams_token', { code: data.code })).data.token }
    }

    expect(await openedTo(handedOver, [signedOut], of('member'))).toEqual([
      'GET /oauth/member',
      'POST /security/logout_force',
    ])
  },
)

test('a registration opens its own steps', async () => {
  const applicant: Coming = async () => ({ registration: (await beginRegistration(portal.deps, {})).registration })
  const opened = await openedTo(
    applicant,
    [signedOut, ended, noGate],
    all.filter(({ access }) => access !== 'public'),
  )

  expect(opened).toEqual([
    'GET /gov/bind/photo_picker',
    'GET /security/register_draft',
    'POST /gov/bind/photo_picker',
    'POST /gov/card/verify/face',
    'POST /gov/card/verify/v3/guardian_facial',
    'POST /gov/card/verify/v3/guardian_facial/begin',
    'POST /gov/card/verify/v3/relation',
    'POST /security/exist_member',
    'POST /security/register',
    'POST /security/register_draft',
    'POST /security/send_register_email',
    'POST /security/send_register_sms',
    'POST /security/verify_register_email',
    'POST /security/verify_sms',
    'POST /tools/upload_guardian_id_copy',
    'POST /tools/upload_id_copy',
    'POST /tools/upload_member_photo',
  ])
})

test('a gate opens its own three calls', async () => {
  await offer(portal, 'a1', '2026-03-04')
  const { key } = await aGate(portal, 'a1')
  const opened = await openedTo(
    async () => ({ apikey: key }),
    [signedOut, ended, noGate],
    all.filter(({ access }) => access !== 'public'),
  )
  expect(opened).toEqual(['GET /gate/expected', 'POST /gate/pass', 'POST /gate/upload'])
})

// By call: what those are who may make it.
const everybody = [...roles]
const openTo: Record<string, Role[]> = {
  'GET /desk/appeal': ['senior'],
  'GET /desk/application': ['reviewer', 'senior'],
  'GET /desk/erasure_requests': ['senior'],
  'GET /desk/erasures': ['auditor'],
  'GET /desk/holidays': everybody,
  'GET /desk/holiday/history': ['content'],
  'GET /desk/letters': ['reviewer', 'senior'],
  'GET /desk/notice': ['content'],
  'GET /desk/notice/reach': ['content'],
  'GET /desk/notices': ['content'],
  'GET /desk/queue': ['reviewer', 'senior'],
  'GET /desk/queue/case': ['reviewer', 'senior'],
  'GET /desk/queue/workload': ['reviewer', 'senior'],
  'GET /desk/announcements': everybody,
  'GET /desk/reasons': everybody,
  'GET /desk/passkeys': everybody,
  'GET /desk/staff': ['senior'],
  'GET /desk/document': ['reviewer', 'senior'],
  'GET /desk/supplement': ['reviewer', 'senior'],
  'POST /desk/appeal/approve': ['senior'],
  'POST /desk/appeal/confirm': ['senior'],
  'POST /desk/appeal/reject': ['senior'],
  'POST /desk/appeal/send_back': ['senior'],
  'POST /desk/appeal/undo': ['senior'],
  'POST /desk/application/approve': ['reviewer', 'senior'],
  'POST /desk/application/confirm': ['senior'],
  'POST /desk/application/reject': ['reviewer', 'senior'],
  'POST /desk/application/send_back': ['senior'],
  'POST /desk/application/undo': ['reviewer', 'senior'],
  'POST /desk/queue/find': ['reviewer', 'senior'],
  'POST /desk/audit/export': ['auditor'],
  'POST /desk/audit/find': ['auditor'],
  'POST /desk/erasure_requests/confirm': ['senior'],
  'POST /desk/erasure_requests/refuse': ['senior'],
  'POST /desk/factor/begin': everybody,
  'POST /desk/factor/confirm': everybody,
  'POST /desk/holiday/add': ['content'],
  'POST /desk/holiday/remove': ['content'],
  'POST /desk/holiday/rename': ['content'],
  'POST /desk/letter/send_again': ['reviewer', 'senior'],
  'POST /desk/letters/send_again': ['reviewer', 'senior'],
  'POST /desk/logout': everybody,
  'POST /desk/me': everybody,
  'POST /desk/passkeys/add': everybody,
  'POST /desk/passkeys/ask': everybody,
  'POST /desk/passkeys/begin': everybody,
  'POST /desk/passkeys/remove': everybody,
  'POST /desk/notice/discard': ['content'],
  'POST /desk/notice/save': ['content'],
  'POST /desk/notice/send': ['content'],
  'POST /desk/notice/withdraw': ['content'],
  'POST /desk/queue/release': ['reviewer', 'senior'],
  'POST /desk/queue/take': ['reviewer', 'senior'],
  'POST /desk/member': ['reviewer', 'senior', 'counter', 'classes'],
  'POST /desk/member/change_email': ['senior', 'counter'],
  'POST /desk/member/change_mobile': ['senior', 'counter'],
  'POST /desk/member/change_personal': ['senior', 'counter'],
  'POST /desk/member/companion/end': ['senior', 'counter'],
  'POST /desk/member/end_sessions': ['senior', 'counter'],
  'POST /desk/member/excuse_no_show': ['senior'],
  'POST /desk/member/guardian': ['senior', 'counter'],
  'POST /desk/member/guardian/confirm': ['senior'],
  'POST /desk/member/guardian/end': ['senior', 'counter'],
  'POST /desk/member/hand_out': ['senior', 'counter'],
  'POST /desk/member/hold': ['senior'],
  'POST /desk/member/invite': ['senior', 'counter'],
  'POST /desk/member/lift_hold': ['senior'],
  'POST /desk/member/report_loss': ['senior', 'counter'],
  'POST /desk/member/swap_card': ['senior', 'counter'],
  'POST /desk/members/find': ['reviewer', 'senior', 'counter', 'classes'],
  'POST /desk/counter/application': ['senior', 'counter'],
  'POST /desk/counter/begin': ['senior', 'counter'],
  'POST /desk/counter/guardian_id_copy': ['senior', 'counter'],
  'POST /desk/counter/id_copy': ['senior', 'counter'],
  'POST /desk/counter/photo': ['senior', 'counter'],
  'POST /desk/document/accept': ['reviewer', 'senior'],
  'POST /desk/document/ask_again': ['reviewer', 'senior'],
  'POST /desk/document/confirm': ['senior'],
  'POST /desk/document/send_back': ['senior'],
  'POST /desk/document/undo': ['reviewer', 'senior'],
  'POST /desk/document/withdraw': ['reviewer', 'senior'],
  'POST /desk/documents/ask': ['reviewer', 'senior'],
  'POST /desk/supplement/approve': ['reviewer', 'senior'],
  'POST /desk/supplement/confirm': ['senior'],
  'POST /desk/supplement/reject': ['reviewer', 'senior'],
  'POST /desk/supplement/send_back': ['senior'],
  'POST /desk/supplement/undo': ['reviewer', 'senior'],
  'POST /desk/queue/take_over': ['senior'],
  'GET /desk/order/places': ['cashier'],
  'GET /desk/order/takings': ['cashier'],
  'GET /desk/reconciliations': ['finance'],
  'GET /desk/refunds': ['finance'],
  'GET /desk/booking/arrivals': ['senior', 'counter'],
  'POST /desk/booking/arrive': ['senior', 'counter'],
  'POST /desk/booking/arrive/undo': ['senior', 'counter'],
  'POST /desk/booking/book': ['senior', 'counter'],
  'POST /desk/booking/cancel': ['senior', 'counter'],
  'POST /desk/booking/order': ['cashier'],
  'GET /desk/gates': ['senior', 'facilities'],
  'GET /desk/gate/aside': ['senior', 'facilities'],
  'POST /desk/gate': ['senior', 'facilities'],
  'POST /desk/gate/withdraw': ['senior', 'facilities'],
  'GET /desk/pool': ['senior', 'counter'],
  'GET /desk/pool/tickets': ['senior', 'counter'],
  'POST /desk/pool/enter': ['senior', 'counter'],
  'POST /desk/pool/enter/undo': ['senior', 'counter'],
  'POST /desk/pool/find': ['senior', 'counter'],
  'POST /desk/pool/order': ['cashier'],
  'POST /desk/pool/sell': ['senior', 'counter'],
  'POST /desk/order/find': ['cashier'],
  'POST /desk/order/paid': ['cashier'],
  'POST /desk/reconciliation/settle': ['finance'],
  'POST /desk/refund/hand_out': ['cashier'],
  'POST /desk/refund/retry': ['finance'],
  'POST /desk/refund/transfer': ['finance'],
  'GET /desk/points/gifts': ['senior'],
  'POST /desk/points/correct': ['senior'],
  'POST /desk/points/gift': ['senior'],
  'POST /desk/points/gift/find': ['senior', 'counter'],
  'POST /desk/points/gift/give_back': ['senior'],
  'POST /desk/points/gift/hand_out': ['senior', 'counter'],
  'POST /desk/points/ledger': ['reviewer', 'senior', 'counter', 'classes'],
  'POST /desk/points/visits': ['senior'],
  'GET /desk/timetable': ['senior', 'counter', 'facilities'],
  'GET /desk/waiting/lines': ['senior', 'counter', 'facilities'],
  'GET /desk/course/attendance': ['senior', 'classes', 'coach'],
  'GET /desk/course/courses': ['senior', 'classes', 'coach'],
  'GET /desk/course/one': ['senior', 'classes', 'coach'],
  'GET /desk/course/terms': ['senior', 'classes', 'coach'],
  'POST /desk/course/attendance': ['senior', 'classes', 'coach'],
  'POST /desk/course/close': ['senior', 'classes'],
  'POST /desk/course/course': ['senior', 'classes'],
  'POST /desk/course/enrol': ['senior', 'classes'],
  'POST /desk/course/meeting': ['senior', 'classes'],
  'POST /desk/course/meeting/cancel': ['senior', 'classes'],
  'POST /desk/course/remove': ['senior', 'classes'],
  'POST /desk/course/term': ['senior', 'classes'],
  'POST /desk/course/order': ['cashier'],
  'GET /desk/closures': ['senior', 'facilities'],
  'GET /desk/venues': ['senior', 'facilities'],
  'POST /desk/closure': ['senior', 'facilities'],
  'POST /desk/closure/lift': ['senior', 'facilities'],
  'POST /desk/closure/meets': ['senior', 'facilities'],
  'GET /desk/draws': ['senior', 'facilities'],
  'POST /desk/draw/public_value': ['senior', 'facilities'],
  'POST /desk/draw/put_off': ['senior', 'facilities'],
  'POST /desk/draw/seal': ['senior', 'facilities'],
  'POST /desk/draw/without_value': ['senior', 'facilities'],
  'GET /desk/own_uses': ['senior', 'facilities'],
  'GET /desk/income': ['finance'],
  'GET /desk/fair_use/collectors': ['senior'],
  'GET /desk/fair_use/missed': ['senior'],
  'GET /desk/fair_use/passed_on': ['senior'],
  'GET /desk/figures': ['senior', 'facilities'],
  'POST /desk/own_use': ['senior', 'facilities'],
  'POST /desk/own_use/give_back': ['senior', 'facilities'],
  'POST /desk/own_use/preview': ['senior', 'facilities'],
  'POST /desk/announcement/add': ['content'],
  'POST /desk/announcement/end': ['content'],
  'POST /desk/page/begin': ['content'],
  'POST /desk/page/discard': ['content'],
  'POST /desk/page/preview': ['content'],
  'POST /desk/page/publish': ['content'],
  'POST /desk/page/restore': ['content'],
  'POST /desk/page/take_off': ['content'],
  'POST /desk/page/save': ['content'],
  'GET /desk/page': ['content'],
  'GET /desk/page/history': ['content'],
  'GET /desk/page/version': ['content'],
  'GET /desk/pages': ['content'],
  'POST /desk/reason/add': ['content'],
  'POST /desk/reason/change': ['content'],
  'POST /desk/reason/move': ['content'],
  'POST /desk/reason/retire': ['content'],
  'POST /desk/staff/help_in': ['senior'],
  'POST /desk/staff/invite': ['senior'],
  'POST /desk/staff/roles': ['senior'],
}
const opens = (one: Role) =>
  Object.keys(openTo)
    .filter((call) => openTo[call]?.includes(one))
    .toSorted()

test.each(roles)('a clerk who is %s opens the calls for that, and what every clerk does', async (role) => {
  const { headers } = await aClerk(portal, [role])
  // The logout comes last: it ends the session.
  const asked = of('staff').toSorted(
    (one, other) => Number(one.path === '/desk/logout') - Number(other.path === '/desk/logout'),
  )

  expect(await openedTo(async () => headers, [signedOut, notAllowed], asked)).toEqual(opens(role))
})

test('a clerk without a role opens what every clerk does', async () => {
  const { headers } = await aClerk(portal, [])
  const forAll = Object.keys(openTo).filter((call) => openTo[call] === everybody)
  const asked = of('staff').filter(({ path }) => path !== '/desk/logout')

  expect(await openedTo(async () => headers, [signedOut, notAllowed], asked)).toEqual(
    forAll.filter((call) => call !== 'POST /desk/logout').toSorted(),
  )
})

test('who still has to set up the second factor opens that, who they are, and the logout', async () => {
  await aClerk(portal, ['senior', 'content'])
  const payload = { username: 'ieong', password: 'track-and-field-26' }
  const enrolling: Coming = async () => {
    const answer = await withFactor.inject({ method: 'POST', url: '/api/desk/login', payload })
    return { apikey: answer.json().data.token }
  }

  expect(await openedTo(enrolling, [signedOut, factorNeeded], of('staff'), withFactor)).toEqual([
    'POST /desk/factor/begin',
    'POST /desk/factor/confirm',
    'POST /desk/logout',
    'POST /desk/me',
    'POST /desk/passkeys/add',
    'POST /desk/passkeys/begin',
  ])
})
