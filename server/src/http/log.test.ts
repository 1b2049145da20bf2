import { links } from '@palaestra/contract/links'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { encryptedFiles } from '../adapters/files/encrypted.ts'
import { folderFiles } from '../adapters/files/folder.ts'
import { buildApp } from '../app.ts'
import { anApplicant } from '../testing/applicant.ts'
import { fileOf, jpeg, portrait } from '../testing/pictures.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
const lines: string[] = []
const app = await buildApp(portal.deps, { log: { write: (line) => lines.push(line) } })
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const secret = 'k8Zt3Q0pM1w7Yb5Xr2Lc9Vd4Nf6Gh8Js1Aa3Ss5Dd7E'

test.each([
  ['an e-mailed link', `/zh/security/active-online-account/${secret}`, '/zh/security/-'],
  ['a link to correct an application', `/pt/register/correct/${secret}`, '/pt/register/correct/-'],
  ['a picture', `/api/desk/picture/${secret}`, '/api/desk/picture/-'],
  ['a member’s photo', `/api/account/photo/${secret}`, '/api/account/photo/-'],
  ['the calendar file of a booking', `/api/vbs/calendar/${secret}`, '/api/vbs/calendar/-'],
  ['the calendar of a member', `/api/vbs/calendar/feed/${secret}.ics`, '/api/vbs/calendar/-'],
  ['a query', `/api/web/area?code=${secret}`, '/api/web/area'],
])('the log has one line for a request, without the secret of %s', async (_, url, path) => {
  await app.inject({ url, headers: { apikey: secret } })

  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', path } })
  expect(lines[0]).not.toContain(secret)
})

test.each(Object.values(links).flatMap((link) => ('path' in link ? [link.path] : [])))(
  'nor the secret of a link to %s, with a language in front or without',
  async (path) => {
    for (const locale of ['', '/zh', '/pt', '/en']) await app.inject({ url: `${locale}${path}/${secret}` })

    expect(lines).toHaveLength(4)
    expect(lines.join()).not.toContain(secret)
  },
)

test('of a long address two hundred signs are logged', async () => {
  await app.inject(`/${'x'.repeat(3000)}`)

  expect(JSON.parse(lines[0] ?? '').req.path).toBe(`/${'x'.repeat(199)}`)
})

test('the line tells which refusal was answered, and which member it was about (ASVS 16.3)', async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const { token, id: member } = await portal.memberAs('adult')
  const ask = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers: { apikey: token } })
  await ask('/api/security/login_one_pass', { method: 'account', username: 'siumei', password: 'guess' })
  await ask('/api/security/login_one_pass', { method: 'account', username: 'nobody', password: 'guess' })
  await ask('/api/account/info', {})
  await ask('/api/account/send_sms', { unknown: 1 })

  const [wrong, nobodys, asked, unfit] = lines.map((line) => JSON.parse(line))
  expect(wrong).toMatchObject({ member, refusal: 'login_wrong', status: 200 })
  expect(nobodys).toMatchObject({ refusal: 'login_wrong' })
  expect(nobodys).not.toHaveProperty('member')
  expect(asked).toMatchObject({ member, status: 200 })
  expect(asked).not.toHaveProperty('refusal')
  expect(unfit).toMatchObject({ member, refusal: 'invalid_input' })
})

/** Personal data that the log must never have: a name, an address, a number, a password, a code. */
const canaries = {
  surname: 'Canarinho',
  address: 'Rua do Canário, 7',
  email: 'canario@example.mo',
  mobile: '66987654',
  password: 'canary-sings-27',
  token: 'CANARY8Zt3Q0pM1w7Yb5Xr2Lc9Vd4Nf6Gh8Js1Aa3',
}
const personal = () => Object.values(canaries).filter((canary) => lines.join('').includes(canary))

test('nothing that somebody has written stands in the log, whatever becomes of it', async () => {
  const { surname, address, email, mobile, password, token } = canaries
  const query = { _locale: 'pt', apikey: token, mobile, email }
  const headers = { apikey: token, registration: token, 'api-language': surname, cookie: token, 'user-agent': email }
  const ask = (url: string, payload: object | string) => app.inject({ method: 'POST', url, query, headers, payload })
  await ask('/api/security/login_one_pass', { method: 'account', username: surname, password })
  await ask('/api/security/login_one_pass', { method: 'account', username: [mobile], [password]: email })
  await ask('/api/security/register_draft', { draft: { surname, address } })
  await ask('/api/account/info', `{"${password}`)
  await ask(`/api/no/such/call`, { address })

  expect(lines).toHaveLength(5)
  expect(personal()).toEqual([])
})

describe('a fault of the database is told by its kind and place, and nothing that was typed', () => {
  const refusing = `before update on registrations for each row execute function refuse_registrations()`
  test.each([
    // PostgreSQL answers such a check with “Failing row contains …” and all that was typed.
    {
      where: 'in its detail',
      code: '23514',
      begin: `alter table registrations add constraint nothing_typed check (draft = '{}') not valid`,
      end: 'alter table registrations drop constraint nothing_typed',
    },
    {
      where: 'in its message',
      code: 'P0001',
      begin: `create function refuse_registrations() returns trigger language plpgsql as
          $$ begin raise exception 'registrations: %', new.draft; end $$;
        create trigger nothing_typed ${refusing}`,
      end: 'drop function refuse_registrations() cascade',
    },
  ])('that stands $where', async ({ code, begin, end }) => {
    const { headers } = await anApplicant(portal)
    const { surname, address } = canaries
    for (const statement of begin.split(/;\n/)) await sql.raw(statement).execute(portal.db)
    try {
      const payload = { draft: { surname, address } }
      const url = '/api/security/register_draft'
      const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload })
      expect(statusCode).toBe(500)
      expect(body).not.toMatch(/nothing_typed|registrations|Canar/)
    } finally {
      await sql.raw(end).execute(portal.db)
    }

    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { fault: expect.any(String), code, stack: expect.any(Array) },
      { status: 500 },
    ])
    expect(personal()).toEqual([])
  })
})

test('a picture that cannot be stored is told by what the disk said', async () => {
  const { headers } = await anApplicant(portal)
  const files = encryptedFiles(folderFiles('/dev/null/files'), portal.deps.keys.keyFor('files'))
  const full = await buildApp({ ...portal.deps, files }, { log: { write: (line) => lines.push(line) } })
  const form = new FormData()
  form.append('file', fileOf(await jpeg(portrait()), 'me.jpg'))
  const sent = new Response(form)
  const { statusCode } = await full.inject({
    method: 'POST',
    url: '/api/tools/upload_member_photo',
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
  })
  await full.close()

  expect(statusCode).toBe(500)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, cause: 'ENOTDIR', stack: expect.any(Array) })
})
