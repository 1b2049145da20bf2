import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type Call, type Calls, impliedRefusals, type RefusalName, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApplicant } from '../testing/applicant.ts'
import { fileOf, jpeg, portrait } from '../testing/pictures.ts'
import { thePortal } from '../testing/portal.ts'

// The calls that the specification lists in section 7, written a second time. Each is sent as its page of the
// documentation shows it: what it says is what the contract says of it, for whoever may ask it.

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const posts = [
  '/security/verify_sms',
  '/security/send_sms',
  '/security/send_register_sms',
  '/account/send_sms',
  '/security/register',
  '/gov/bind/register',
  '/gov/bind/bind_ams',
  '/security/login_one_pass',
  '/security/login_one_send_captcha',
  '/security/logout_force',
  '/security/verify',
  '/security/verify_hash',
  '/security/verify_change_hash',
  '/security/verify_int_gov',
  '/security/verify_parent_hash',
  '/security/active_online_account',
  '/security/exist_member',
  '/security/active_email',
  '/oauth/ams_token',
  '/tools/upload_member_photo',
  '/tools/upload_id_copy',
  '/account/online_card',
  '/account/allow_gov',
  '/account/online/supple_info',
  '/account/online/forgot_password',
  '/account/online/change_passowrd',
  '/account/online/forgot_account',
  '/account/online/launch',
  '/account/online/lost_card',
  '/account/change_mobile',
  '/account/confirm_mobile',
  '/account/change_email',
  '/account/forgot_mobile',
  '/account/refresh_token',
  '/account/bind_gov',
  '/account/find_member_code',
  '/account/info',
  '/push/notice/detail',
  '/miss_file/submit',
  '/gov/card/verify/face',
  '/gov/card/verify/v3/relation',
  '/gov/card/verify/v3/guardian_facial',
]
const gets = [
  '/app/init',
  '/app/swimming_quota',
  '/web/setting',
  '/web/message',
  '/web/area',
  '/web/id_type',
  '/web/take_place',
  '/web/page',
  '/tools/captcha',
  '/gov/bind/photo_picker',
  '/gov/bind/init',
  '/menu/tree',
  '/menu/main',
  '/account/fun_info',
  '/account/qrcode_info',
  '/security/verify_parent_hash',
  '/push/notice/un_read_sum',
  '/push/notice/list',
  '/miss_file/init',
  '/report/gift/member',
  '/report/info',
]

const calls = Object.values(api as Record<string, Calls>).flatMap((word) => Object.values(word))
const find = (method: Call['method'], path: string) => {
  const found = calls.find((call) => call.method === method && call.path === path)
  if (!found) throw new Error(`The contract has no ${method} ${path}`)
  return found
}
const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'))
const documented = ({ method, path }: Call) => paths[`/api${path}`][method.toLowerCase()]
const picture = jpeg(portrait())

/** The body that the page of a call shows, with a picture where it names one and the work of a captcha done. */
const bodyOf = async (call: Call): Promise<Record<string, unknown>> => {
  const [content] = Object.values<{ example?: object }>(documented(call).requestBody?.content ?? {})
  const body: Record<string, unknown> = { ...content?.example }
  for (const [name, value] of Object.entries(body)) {
    if (name === 'solvedCaptcha') body[name] = await portal.solvedCaptcha(call.path)
    else if (typeof value === 'string' && /\.(jpg|pdf)$/.test(value)) body[name] = fileOf(await picture, value)
  }
  return body
}

/** Who may ask it: nobody in particular, a member who has just logged in, or an applicant. */
const principalOf = async ({ access }: Call) => {
  if (access === 'member') return portal.memberAs('adult')
  return access === 'registration' ? anApplicant(portal) : portal
}

/** What a call may answer to a stranger’s example; what is in the data, the portal of the tests checks. */
const answersOf = (call: Call) => {
  const unlike: RefusalName[] = ['invalid_input', 'too_many', 'signed_out', 'registration_ended']
  const named = [...impliedRefusals(call), ...(call.refuses ?? [])].filter((name) => !unlike.includes(name))
  return [0, ...named.map((name) => refusals[name])]
}

describe('every call of the specification answers at its exact path what its page shows', () => {
  test.each(posts)('[X02] POST %s', async (path) => {
    const call = find('POST', path)
    const principal = await principalOf(call)
    const body = await bodyOf(call)
    const answer = await (call.sentAs === 'form' ? principal.postForm(path, body) : principal.post(path, body))
    expect(answersOf(call)).toContain(answer.code)
  })

  test.each(gets)('[X01] GET %s', async (path) => {
    const call = find('GET', path)
    const parameters: { name?: string; in: string; example?: string }[] = documented(call).parameters
    const query = parameters.flatMap(({ name, example }) => (name && example ? [[name, example]] : []))
    const asked = query.length > 0 ? `${path}?${new URLSearchParams(Object.fromEntries(query))}` : path
    expect(answersOf(call)).toContain((await (await principalOf(call)).get(asked)).code)
  })
})
