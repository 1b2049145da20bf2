import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { workers } from '../features.ts'
import { anApplicant } from '../testing/applicant.ts'
import { thePortal } from '../testing/portal.ts'
import { development } from './development.ts'

const portal = await thePortal()
const { box, clock, deps } = portal
const app = await buildApp(deps)
development(app, { box, clock, afterMoving: () => workers(deps)['cleaning.hourly']({}) })
afterAll(() => app.close())
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const letter = (to: string, body: string) => box.mail.send({ key: body, to, subject: '<b>Hello</b>', body })
const letters = async (to: string) => (await app.inject({ url: '/dev/inbox.json', query: { to } })).json()

test.each([
  ['66129001', ' +853 6612 9001 '],
  ['ana@example.mo', 'Ana@Example.MO'],
])('the inbox finds %s however it is written', async (to, written) => {
  await letter(to, 'for them')
  await letter('somebody@example.mo', 'for somebody else')

  expect(await letters(written)).toMatchObject([{ to, body: 'for them' }])
})

test('the inbox is a page: newest first, addresses lead somewhere, nothing in a letter runs', async () => {
  await letter('ana@example.mo', 'first <script>alert(1)</script>')
  clock.forward(1000)
  await letter('ana@example.mo', 'second http://portal.test/zh/security/active-online-account/abc')
  const { body, headers } = await app.inject('/dev/inbox')

  expect(body.indexOf('second')).toBeLessThan(body.indexOf('first'))
  expect(body).toContain('<a href="http://portal.test/zh/security/active-online-account/abc">')
  expect(body).not.toMatch(/<script|<b>/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[^']+';form-action 'self'/)
})

test('the page shows the letters of whom it is asked for, and says whom', async () => {
  await box.sms.send({ key: '1', to: '66129001', subject: '', body: 'for Ana' })
  const file = { name: 'card "1".pdf', type: 'application/pdf', base64: 'AAAA' }
  await box.mail.send({ key: '2', to: 'tom@example.mo', subject: 'Card', body: 'for Tom', attachments: [file] })
  const pageOf = async (to: string) => (await app.inject({ url: '/dev/inbox', query: { to } })).body

  const ofAna = await pageOf('+853 6612 9001')
  expect(ofAna).toContain('<h2>SMS</h2>')
  expect(ofAna).toContain('SMS · 66129001 · <time>2026-03-02T02:00:0')
  expect(ofAna).toContain('value="+853 6612 9001"')
  expect(ofAna).not.toContain('for Tom')
  expect(await pageOf('tom@example.mo')).toContain(
    '<a download="card &#34;1&#34;.pdf" href="data:application/pdf;base64,AAAA">card &#34;1&#34;.pdf</a>',
  )
  expect(await pageOf('"><b>@example.mo')).not.toContain('<b>')
  expect(await pageOf('nobody@example.mo')).toContain('Nothing has been sent yet.')
})

test.each(['/dev/inbox', '/dev/inbox.json'])('%s refuses a recipient that nobody can type', async (url) => {
  for (const query of ['to=%00', 'to=a&to=b', 'to[]=%00'])
    expect((await app.inject(`${url}?${query}`)).statusCode).toBe(200)
})

test('what time does by itself is done when the clock is put forward', async () => {
  const { data } = await (await anApplicant(portal)).uploadPhoto()
  await app.inject({ method: 'POST', url: '/dev/clock', payload: { forward: 'P1DT1H' } })

  expect(await deps.files.get(data.id)).toBeFalsy()
})

test.each([
  ['PT5M', 300_000],
  ['PT1H30S', 3_630_000],
  ['P1W', 7 * 86_400_000],
  ['P2DT2H', 180_000_000],
])('the clock goes forward by %s', async (forward, milliseconds) => {
  const before = clock.now().getTime()
  const answer = await app.inject({ method: 'POST', url: '/dev/clock', payload: { forward } })

  expect(clock.now().getTime() - before).toBe(milliseconds)
  expect(answer.json()).toEqual({ now: clock.now().toISOString() })
})

test('the clock is set to a moment, and says it', async () => {
  await app.inject({ method: 'POST', url: '/dev/clock', payload: { now: '2027-01-01T00:00:00+08:00' } })

  expect((await app.inject('/dev/clock')).json()).toEqual({ now: '2026-12-31T16:00:00.000Z' })
})

test.each([{}, { forward: 'a day' }, { now: 'soon' }, { now: '2026-03-01T10:00:00' }])(
  'the clock is not moved by %j',
  async (payload) => {
    const before = clock.now().getTime()

    expect((await app.inject({ method: 'POST', url: '/dev/clock', payload })).json()).toMatchObject({ code: 1 })
    expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(5000)
  },
)
