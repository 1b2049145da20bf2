import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { anApplicant, anApplication, applicantForm, applicantWith } from '../../testing/applicant.ts'
import { thePortal } from '../../testing/portal.ts'
import { applicationTable } from './application.table.ts'
import { registrationService } from './registration.service.ts'

const portal = await thePortal()
const { email, username } = applicantForm
const reason = 'The photo shows two people.'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** As the desk does it: within a transaction of its own. */
const pass = (reference: string) =>
  portal.db.transaction().execute((db) => registrationService({ ...portal.deps, db }).pass({ reference, staffId: 1 }))
const reject = (reference: string) =>
  portal.db
    .transaction()
    .execute((db) => registrationService({ ...portal.deps, db }).reject({ reference, staffId: 1, reason }))
const stateOf = async (reference: string) => (await applicationTable(portal.db).byReference(reference))?.state
const membersNamed = () => portal.db.selectFrom('members').selectAll().where('username', '=', username).execute()
const letterAbout = async (subject: string) =>
  (await portal.letters(email)).find((letter) => letter.subject.includes(subject))
const refusal = (name: string) => expect.objectContaining({ refusal: name })

describe('[M02] passed', () => {
  test('the applicant is a member with a card, and gets the link to the online account', async () => {
    const { reference, form } = await anApplication(portal)
    const { memberNumber } = await pass(reference)
    await portal.doJobs()

    expect(memberNumber).toMatch(/^\d{9}$/)
    const [member] = await membersNamed()
    expect(member).toMatchObject({ memberNumber, email, mobileConfirmed: true, photo: form.photo, activatedAt: null })
    expect(
      await portal.db
        .selectFrom('cards')
        .selectAll()
        .where('memberId', '=', member?.id ?? 0)
        .execute(),
    ).toMatchObject([{ kind: 'permanent', validUntil: '2031-03-02' }])
    const letter = await letterAbout('Application approved')
    expect(letter?.body).toContain(memberNumber)
    expect(letter?.body).toMatch(/\/en\/security\/active-online-account\/[\w-]{43}/)
  })

  test('of ten decisions at once one wins', async () => {
    const { reference } = await anApplication(portal)
    const decisions = await Promise.allSettled(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? pass(reference) : reject(reference))),
    )

    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const decision of decisions)
      if (decision.status === 'rejected') expect(decision.reason).toEqual(refusal('already_decided'))
    expect(await membersNamed()).toHaveLength((await stateOf(reference)) === 'passed' ? 1 : 0)
  })

  test.each([
    ['id_number_taken', { idNumber: people.portuguese.idNumber }],
    ['email_taken', { email: people.portuguese.email }],
  ])('%s: nobody becomes a member, and the application waits on', async (name, changes) => {
    const { reference } = await anApplication(portal, changes)

    await expect(pass(reference)).rejects.toEqual(refusal(name))
    expect(await membersNamed()).toEqual([])
    expect(await stateOf(reference)).toBe('waiting')
  })

  test('two applications of one person passed at once make one member', async () => {
    const first = await anApplication(portal)
    portal.clock.forward(3_600_000)
    const second = await anApplication(portal, { username: 'kaleng2' })
    const decisions = await Promise.allSettled([pass(first.reference), pass(second.reference)])

    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await portal.db.selectFrom('members').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('a reference that nobody has', async () => {
    await expect(pass('A26-AAAAAA')).rejects.toEqual(refusal('not_found'))
    await expect(reject('A26-AAAAAA')).rejects.toEqual(refusal('not_found'))
  })
})

describe('[M02] rejected, with the reason, and put right', () => {
  const rejectedOne = async () => {
    const application = await anApplication(portal)
    await reject(application.reference)
    await portal.doJobs()
    const letter = await letterAbout('not approved')
    return { ...application, letter, hash: /register\/correct\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? '' }
  }
  const sendCode = (hash: string) => portal.post('/security/register_reopen/send_sms', { hash })
  const reopen = async (hash: string) => {
    await sendCode(hash)
    const code = await portal.codeTo(applicantForm.mobile)
    const { data } = await portal.post('/security/register_reopen', { hash, code })
    return applicantWith(portal, data.registration)
  }

  test('a letter tells the reason and leads to the correction', async () => {
    const { letter, reference } = await rejectedOne()

    expect(letter).toMatchObject({
      subject: `Your application was not approved (${reference})`,
      body: expect.stringMatching(/The photo shows two people\.[\s\S]*http:\/\/portal\.test\/en\/register\/correct\//),
    })
  })

  test('link and code open the form as it was sent', async () => {
    const { hash, form } = await rejectedOne()
    expect(await sendCode(hash)).toEqual({ code: 0, data: { wait: 60, mobileHint: '6612 ••••' } })
    const code = await portal.codeTo(applicantForm.mobile)
    const { data } = await portal.post('/security/register_reopen', { hash, code })

    expect((await applicantWith(portal, data.registration).get('/security/register_draft')).data).toMatchObject({
      draft: { surname: 'Ho', idNumber: '12345670', username, noChineseName: false, photo: form.photo },
      ...{ mobile: applicantForm.mobile, email, rejectionReason: reason },
      photo: { id: form.photo, preview: expect.stringMatching(/^data:/) },
      idCopy: { id: form.idCopy },
    })
  })

  test('a wrong code opens nothing, and neither does a link made up', async () => {
    const { hash } = await rejectedOne()
    await sendCode(hash)
    const code = await portal.codeTo(applicantForm.mobile)
    const wrong = code === '000000' ? '000001' : '000000'

    expect(await portal.post('/security/register_reopen', { hash, code: wrong })).toMatchObject({ code: 21 })
    expect(await sendCode('x'.repeat(43))).toMatchObject({ code: 24 })
    expect(await portal.post('/security/register_reopen', { hash: 'x'.repeat(43), code })).toMatchObject({ code: 24 })
  })

  test('the corrected one is a new application with the same username; the link is used up', async () => {
    const { hash, form, reference } = await rejectedOne()
    const applicant = await reopen(hash)
    const { data: photo } = await applicant.uploadPhoto()
    expect(await applicant.exist('username', username)).toEqual({ code: 0, data: {} })
    const { code, data } = await applicant.send({ ...form, photo: photo.id })

    expect(code).toBe(0)
    expect(data.reference).not.toBe(reference)
    const old = await applicationTable(portal.db).byReference(reference)
    expect(await applicationTable(portal.db).byReference(data.reference)).toMatchObject({
      ...{ state: 'waiting', corrects: old?.id, photo: photo.id, idCopy: form.idCopy },
    })
    expect(await sendCode(hash)).toMatchObject({ code: 24 })
    expect(await pass(data.reference)).toMatchObject({ memberNumber: expect.any(String) })
  })

  test('under another username, the first one is free again', async () => {
    const { hash, form } = await rejectedOne()
    const applicant = await reopen(hash)
    await applicant.send({ ...form, username: 'kaleng-ho' })

    expect(await (await anApplicant(portal)).exist('username', username)).toEqual({ code: 0, data: {} })
    expect(await (await anApplicant(portal)).exist('username', 'kaleng-ho')).toMatchObject({ code: 44 })
  })

  test('opened twice, it can be corrected once', async () => {
    const { hash, form } = await rejectedOne()
    const first = await reopen(hash)
    portal.clock.forward(61_000)
    const second = await reopen(hash)
    const answers = await Promise.all([first.send(form), second.send(form), second.send(form)])

    expect(answers.map(({ code }) => code)).toEqual([30, 0, 0])
    expect(await portal.db.selectFrom('applications').selectAll().execute()).toHaveLength(2)
  })

  test('until it is corrected nobody else gets the username', async () => {
    await rejectedOne()

    expect(await (await anApplicant(portal)).exist('username', username)).toMatchObject({ code: 44 })
  })

  test('after thirty days the link has ended', async () => {
    const { hash } = await rejectedOne()
    portal.clock.forward(30 * 86_400_000 - 30_000)
    expect(await sendCode(hash)).toMatchObject({ code: 0 })
    portal.clock.forward(30_000)

    expect(await sendCode(hash)).toMatchObject({ code: 24 })
  })
})
