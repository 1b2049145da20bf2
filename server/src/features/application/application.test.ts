import { groupedMemberNumber } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApplicantForm, anApplicant, anApplication, applicantWith } from '../../testing/applicant.ts'
import { aClerk, again, anotherApplication } from '../../testing/desk.ts'
import { household } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
type Client = ReturnType<typeof portal.withHeaders>

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00', staff: false }))

describe('[M02] the whole life of an application', () => {
  const linkIn = (body = '') => /\/([\w-]{43})\s/.exec(`${body}\n`)?.[1] ?? ''
  const newest = async (to: string) => {
    await portal.doJobs()
    return (await portal.letters(to))[0]
  }
  /** The letter that confirms the application is out, and older than the next. */
  const aMinuteLater = async () => {
    await portal.doJobs()
    portal.clock.forward(60_000)
  }
  const days = (number: number) => portal.clock.forward(number * 24 * 60 * 60_000)

  test('passed, it leads to a letter, the activation and the first login', async () => {
    const { reference, form } = await anApplication(portal)
    await aMinuteLater()
    const { data } = await (await aClerk(portal)).approve(reference)
    const letter = await newest(form.email)
    expect(letter?.body).toContain(groupedMemberNumber(data.memberNumber))
    const hash = linkIn(letter?.body)

    await portal.post('/security/active_online_account/send_sms', { hash })
    const code = await portal.codeTo(form.mobile)
    const chosen = 'Patane-lantern-9'
    const activated = await portal.post('/security/active_online_account', {
      hash,
      code,
      password: chosen,
      passwordRepeat: chosen,
    })
    expect(activated).toMatchObject({ code: 0 })
    const { data: login } = await portal.post('/security/login_one_pass', {
      method: 'account',
      username: form.username,
      password: chosen,
    })
    expect(await portal.post('/account/info', {}, { apikey: login.token })).toMatchObject({
      data: { memberNumber: data.memberNumber, card: { kind: 'permanent' } },
    })
  })

  test.each([
    ['zh', '相片模糊，請重新上載。', '申請'],
    ['pt', 'A fotografia não está nítida.', 'pedido'],
    ['en', 'The photo is blurred.', 'application'],
  ] as const)('rejected in %s: the reason by e-mail, corrected, and it waits again', async (language, reason, word) => {
    const desk = await aClerk(portal)
    const { reference, form } = await anApplication(portal, { language } as Partial<ApplicantForm>)
    await aMinuteLater()
    expect(await desk.reject(reference, reason)).toMatchObject({ code: 0 })
    const letter = await newest(form.email)
    expect(letter?.body).toContain(reason)
    expect(letter?.subject.toLowerCase()).toContain(word)
    days(2)

    const hash = linkIn(letter?.body)
    await portal.post('/security/register_reopen/send_sms', { hash })
    const reopened = await portal.post('/security/register_reopen', { hash, code: await portal.codeTo(form.mobile) })
    const applicant = applicantWith(portal, reopened.data.registration)
    expect(await applicant.get('/security/register_draft')).toMatchObject({ data: { rejectionReason: reason } })
    const photo = await applicant.uploadPhoto()
    const { data: second } = await applicant.send({ ...form, photo: photo.data.id })

    const later = await again(portal)
    const corrected = await later.look(second.reference)
    expect(corrected.data).toMatchObject({ state: 'waiting', corrected: true, duplicates: [] })
    expect(corrected.data.history).toMatchObject([{ act: 'corrected' }])
    const before = (await later.look(reference)).data
    expect(before).toMatchObject({ state: 'rejected', rejectionReason: reason, duplicates: [] })
    expect(await later.approve(second.reference)).toMatchObject({ code: 0 })
  })
})

describe('the permission of a call', () => {
  const calls: [string, (client: Client) => Promise<{ code: number }>][] = [
    ['see the queue', (client) => client.get('/desk/queue')],
    ['search', (client) => client.post('/desk/queue/find', { search: 'Chan' })],
    ['look', (client) => client.get('/desk/application?reference=A26-NOBODY')],
    ['approve', (client) => client.post('/desk/application/approve', { reference: 'A26-NOBODY' })],
    [
      'reject',
      (client) => client.post('/desk/application/reject', { reference: 'A26-NOBODY', reason: 'The photo is blurred.' }),
    ],
  ]

  test.each(calls)('%s is refused without it, to a member and to a stranger', async (_, call) => {
    const member = await portal.memberAs('adult')

    expect(await call(await aClerk(portal, [], { username: 'none' }))).toMatchObject({ code: 120 })
    expect(await call(await aClerk(portal, ['content'], { username: 'editor' }))).toMatchObject({ code: 120 })
    expect(await call(member)).toMatchObject({ code: 2 })
    expect(await call(portal.withHeaders({}))).toMatchObject({ code: 2 })
    expect(await call(await aClerk(portal, ['reviewer'], { username: 'reviewer' }))).not.toMatchObject({
      code: expect.toBeOneOf([2, 120]),
    })
  })

  test('is gone at the call after it was taken away', async () => {
    const desk = await aClerk(portal)
    await portal.db.updateTable('staff').set({ roles: [] }).execute()

    expect(await desk.get('/desk/queue')).toMatchObject({ code: 120 })
  })
})

test('an applicant’s registration opens nothing at the desk', async () => {
  const applicant = await anApplicant(portal)

  expect(await applicant.get('/desk/queue')).toMatchObject({ code: 2 })
})

describe('the database takes no application', () => {
  const { guardian } = household.ofMember
  const guarded = { ...guardian, guardianFace: 'same', birthDate: '2009-09-01' } as const
  const made = async (changes: object) => {
    const { form } = await anApplication(portal)
    return anotherApplication(portal, 1, {
      ...changes,
      ...('guardianFace' in changes && { guardianIdCopy: form.idCopy }),
    })
  }

  test.each([
    ['of a minor without a guardian', { birthDate: '2008-03-03' }, 'guardian_of_minor'],
    ['of somebody 18 tomorrow, born on 29 February', { birthDate: '2008-02-29', receivedOn: '2026-02-28' }, 'of_minor'],
    ['of an adult with one', { ...guarded, birthDate: '2008-03-02' }, 'guardian_of_minor'],
    ['with half a guardian', { ...guarded, guardianGender: null }, 'guardian_whole'],
    ['without a face check', { ...guarded, guardianFace: null }, 'guardian_face'],
    ['with a guardian of 17', { ...guarded, guardianBirthDate: '2008-03-03' }, 'guardian_of_age'],
    ['with the applicant as guardian', { ...guarded, guardianIdNumber: '15550001' }, 'guardian_is_another'],
    ['of an adult who asks for online payment', { onlinePayment: true }, 'online_payment'],
  ])('%s', async (_, changes, constraint) => {
    await expect(made(changes)).rejects.toThrow(constraint)
  })

  test.each([
    ['of a minor with a guardian', guarded],
    ['with a guardian who is 18 today', { ...guarded, guardianBirthDate: '2008-03-02' }],
    ['of somebody 18 today', { birthDate: '2008-03-02' }],
    ['of somebody 18 today, born on 29 February', { birthDate: '2008-02-29', receivedOn: '2026-03-01' }],
  ])('but takes one %s', async (_, changes) => {
    expect(await made(changes)).toMatch(/^A26-/)
  })
})
