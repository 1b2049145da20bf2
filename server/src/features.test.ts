import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from './database/inTransaction.ts'
import { linkService } from './features/code/link.service.ts'
import { workers } from './features.ts'
import { anApplicant, anApplication, applicantForm } from './testing/applicant.ts'
import { attackersOf } from './testing/attackers.ts'
import { aClerk } from './testing/desk.ts'
import { thePortal } from './testing/portal.ts'

const portal = await thePortal()
const [hour, day] = [3_600_000, 86_400_000]
const purge = () => workers(portal.deps)['cleaning.hourly']({})
const isThere = async (id: string) => Boolean(await portal.deps.files.get(id))
const ids = async (table: 'files' | 'registrations' | 'applications') =>
  (await portal.db.selectFrom(table).select('id').execute()).map(({ id }) => id)

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test('pictures that belong to nothing go after a day, row and content', async () => {
  const { data } = await (await anApplicant(portal)).uploadPhoto()
  portal.clock.forward(23 * hour)
  await purge()
  expect(await isThere(data.id)).toBe(true)

  portal.clock.forward(2 * hour)
  await purge()
  expect(await isThere(data.id)).toBe(false)
  expect(await ids('files')).toEqual([])
})

test('pictures of an application stay, and so do those of a member', async () => {
  const { form, reference } = await anApplication(portal)
  portal.clock.forward(40 * day)
  await purge()
  await (await aClerk(portal)).approve(reference)
  portal.clock.forward(400 * day)
  await purge()

  expect([await isThere(form.photo), await isThere(form.idCopy)]).toEqual([true, true])
})

test('what was typed and never sent goes a day after its end', async () => {
  await (await anApplicant(portal)).post('/security/register_draft', { draft: { surname: 'Ho' } })
  portal.clock.forward(25 * hour)
  await purge()
  expect(await ids('registrations')).toHaveLength(1)

  portal.clock.forward(2 * hour)
  await purge()
  expect(await ids('registrations')).toEqual([])
})

test('a rejected application goes after ninety days, with its pictures and its claim to the username', async () => {
  const { form, reference } = await anApplication(portal)
  await (await aClerk(portal)).reject(reference)
  portal.clock.forward(90 * day - hour)
  await purge()
  expect(await ids('applications')).toHaveLength(1)
  expect(await (await anApplicant(portal)).exist('username', applicantForm.username)).toMatchObject({ code: 44 })

  portal.clock.forward(2 * hour)
  await purge()
  expect(await ids('applications')).toEqual([])
  expect([await isThere(form.photo), await isThere(form.idCopy)]).toEqual([false, false])
  expect(await (await anApplicant(portal)).exist('username', applicantForm.username)).toEqual({ code: 0, data: {} })
})

test('ended codes, sessions, sign-ons, challenges and counts go; those that run stay', async () => {
  const tables = ['codes', 'sessions', 'staffSessions', 'allowances', 'signOns'] as const
  const left = async () =>
    Promise.all(tables.map(async (table) => (await portal.db.selectFrom(table).selectAll().execute()).length))
  await portal.memberAs('adult')
  await portal.staffAs('reviewer')
  const solvedCaptcha = await portal.solvedCaptcha('/security/login_one_send_captcha')
  await portal.post('/security/login_one_send_captcha', { mobile: '66120001', solvedCaptcha })
  await portal.post('/oauth/sign_on')
  await purge()
  expect((await left()).every((rows) => rows > 0)).toBe(true)
  expect(await portal.post('/security/login_one_send_captcha', { mobile: '66120002', solvedCaptcha })).toMatchObject({
    code: 23,
  })

  portal.clock.forward(8 * day)
  await purge()
  expect(await left()).toEqual([0, 0, 0, 0, 0])
  expect(await portal.db.selectFrom('solvedCaptchas').selectAll().execute()).toEqual([])
})

test('who was written to is purged after a month; a letter that has not gone out stays', async () => {
  const send = async (applicant: Awaited<ReturnType<typeof anApplicant>>) => {
    await applicant.post('/security/send_register_sms', { mobile: applicantForm.mobile })
    await portal.doJobs()
  }
  await send(await anApplicant(portal))
  portal.box.close('sms')
  portal.clock.forward(hour)
  await send(await anApplicant(portal))
  const left = async () =>
    (await portal.db.selectFrom('letters').select('sentAt').execute()).map(({ sentAt }) => sentAt)
  portal.clock.forward(30 * day - 2 * hour)
  await purge()
  expect(await left()).toHaveLength(2)

  portal.clock.forward(2 * hour)
  await purge()
  expect(await left()).toEqual([null])
})

test('a letter that ended undelivered is kept for three months', async () => {
  portal.box.fail(applicantForm.email, 'address_refused')
  const { email } = applicantForm
  await (await anApplicant(portal)).post('/security/send_register_email', { email, emailRepeat: email })
  await portal.doJobs()
  const left = () => portal.db.selectFrom('letters').select('reason').execute()
  portal.clock.forward(90 * day - hour)
  await purge()
  expect(await left()).toEqual([{ reason: 'address_refused' }])

  portal.clock.forward(2 * hour)
  await purge()
  expect(await left()).toEqual([])
})

test('how many text messages left is kept for the week that is compared', async () => {
  const left = async () => (await portal.db.selectFrom('smsHours').select('sent').execute()).length
  await (await anApplicant(portal)).post('/security/send_register_sms', { mobile: applicantForm.mobile })
  portal.clock.forward(7 * day)
  await purge()
  expect(await left()).toBe(1)

  portal.clock.forward(hour)
  await purge()
  expect(await left()).toBe(0)
})

test.each([
  ['activate', 24 * hour, 365 * day],
  ['reset_password', hour, 7 * day],
] as const)('a link to %s is purged when its time after the end is over', async (purpose, lifetime, kept) => {
  const left = () => portal.db.selectFrom('links').select('purpose').where('purpose', '=', purpose).execute()
  await inTransaction(portal.deps, (deps) => linkService(deps).make(purpose, { member: 1 }))
  portal.clock.forward(lifetime + kept - hour)
  await purge()
  expect(await left()).toHaveLength(1)

  portal.clock.forward(2 * hour)
  await purge()
  expect(await left()).toEqual([])
})

test('what is kept of a code is purged a week after its end', async () => {
  const left = () => portal.db.selectFrom('codes').select('key').execute()
  await (await anApplicant(portal)).post('/security/send_register_sms', { mobile: applicantForm.mobile })
  portal.clock.forward(7 * day)
  await purge()
  expect(await left()).toHaveLength(1)

  portal.clock.forward(5 * 60_000 + 1000)
  await purge()
  expect(await left()).toEqual([])
})

test('what the security log says is purged after a year', async () => {
  const left = async () => (await portal.db.selectFrom('securityLog').select('refusal').execute()).length
  const { app, post } = await attackersOf(portal)
  await post('/account/info', {})
  await app.close()
  for (const [later, rows] of [
    [364 * day, 1],
    [day, 1],
    [hour, 0],
  ] as const) {
    portal.clock.forward(later)
    await purge()
    expect(await left()).toBe(rows)
  }
})

test('purging is a job like any other', async () => {
  const { data } = await (await anApplicant(portal)).uploadPhoto()
  portal.clock.forward(25 * hour)
  await inTransaction(portal.deps, ({ db, jobs }) => jobs.add(db, { name: 'cleaning.hourly', data: {} }))
  await portal.doJobs()

  expect(await isThere(data.id)).toBe(false)
})

test('a job that nobody does is refused at once, and its transaction with it', async () => {
  // A worker of a later version, which knows more jobs, would do this.
  const job = { name: 'notice.send', data: {} } as never
  const adding = inTransaction(portal.deps, async ({ db, jobs }) => {
    await db.deleteFrom('letters').execute()
    await jobs.add(db, job)
  })

  await expect(adding).rejects.toThrow('There is no job notice.send.')
  expect(await inTransaction(portal.deps, async () => 'open')).toBe('open')
})
