import { groupedMemberNumber, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { anApplication, applicantForm } from '../../testing/applicant.ts'
import { aClerk, actsOnApplications, again, anotherApplication } from '../../testing/desk.ts'
import { aMinorsApplication, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'
import { applicationTable } from './application.table.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('a decision', () => {
  test('made ten times at once makes one member and one letter', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.doJobs()
    const before = (await portal.letters('kaleng@example.mo')).length
    await desk.see(reference)
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.approveNow(reference)))

    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(121)])
    await portal.doJobs()
    expect(await portal.letters('kaleng@example.mo')).toHaveLength(before + 1)
    const members = await portal.db.selectFrom('members').select('id').where('username', '=', 'kaleng').execute()
    expect(members).toHaveLength(1)
    expect(await actsOnApplications(portal)).toEqual([
      `looked ${reference}`,
      `proved_otherwise ${reference}`,
      `approved ${reference}`,
    ])
  })

  test('of two different ones at once, one wins', async () => {
    const [one, other] = [await aClerk(portal), await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })]
    const { reference } = await anApplication(portal)
    await one.see(reference)
    const answers = await Promise.all([one.approveNow(reference), other.reject(reference)])

    // Who has it open decides it.
    expect(answers.map(({ code }) => code)).toEqual([0, 280])
    const decisions = (await actsOnApplications(portal)).filter((act) => /^(approved|rejected) /.test(act))
    expect(decisions).toHaveLength(1)
  })

  test('two applications with one ID number cannot both pass', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const other = await anotherApplication(portal, 1, { idNumber: '12345670' })
    for (const seen of [reference, other]) await desk.see(seen)
    const answers = await Promise.all([desk.approveNow(reference), desk.approveNow(other)])

    expect(answers.map(({ code }) => code).sort()).toEqual([0, 41])
    expect((await desk.queue('?view=waiting')).items).toHaveLength(1)
  })

  test('makes nobody a member of whom the bureau has no record, unless the clerk has checked who it is', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    expect(await desk.post('/desk/application/approve', { reference })).toMatchObject({ code: 126 })
    expect(await desk.post('/desk/application/approve', { reference, withoutRecord: false })).toMatchObject({ code: 1 })
    expect(await desk.approve(reference)).toMatchObject({ code: 0 })
    expect((await desk.look(reference)).data.history).toMatchObject([
      { act: 'received' },
      { act: 'looked', who: 'Ieong' },
      { act: 'proved_otherwise', who: 'Ieong' },
      { act: 'approved', who: 'Ieong' },
    ])
  })

  test('[M04] of a minor asks for the record of the guardian, too', async () => {
    await seatFamilies(portal)
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    await portal.db.deleteFrom('bureauRecords').where('idNumber', '=', people.guardian.idNumber).execute()
    expect(await desk.post('/desk/application/approve', { reference })).toMatchObject({ code: 126 })

    await seatFamilies(portal)
    await desk.see(reference)
    expect(await desk.post('/desk/application/approve', { reference })).toMatchObject({ code: 0 })
    expect(await actsOnApplications(portal)).toEqual([`looked ${reference}`, `approved ${reference}`])
  })

  test('says that a clerk has checked who it is only of whom the bureau has no record', async () => {
    await seatFamilies(portal)
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    expect(await desk.approve(reference)).toMatchObject({ code: 0 })

    expect(await actsOnApplications(portal)).not.toContain(`proved_otherwise ${reference}`)
  })

  test('leads to the next application that waits, and from the last to the first', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const [early, late] = [
      await anotherApplication(portal, 1, { dueOn: '2026-03-04' }),
      await anotherApplication(portal, 2, { dueOn: '2026-03-09' }),
    ]

    expect((await desk.look(reference)).data.nextReference).toBe(late)
    expect((await desk.approve(late)).data.nextReference).toBe(early)
    expect((await desk.reject(early)).data.nextReference).toBe(reference)
    expect((await desk.approve(reference)).data.nextReference).toBeNull()
  })

  test('[V08] to reject needs a reason of five characters', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)

    expect(await desk.reject(reference, 'no  ')).toMatchObject({ code: 1, errors: { reason: expect.any(String) } })
    expect(await actsOnApplications(portal)).toEqual([])
  })
})

describe('the audit trail', () => {
  test('has each look and each decision, with the member of staff', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const other = await anotherApplication(portal, 1)
    await desk.see(reference)
    await desk.approveNow(reference)
    await desk.reject(other)

    expect(await actsOnApplications(portal)).toEqual([
      `looked ${reference}`,
      `proved_otherwise ${reference}`,
      `approved ${reference}`,
      `rejected ${other}`,
    ])
    expect((await desk.look(reference)).data.history).toMatchObject([
      { act: 'received', who: '' },
      { act: 'looked', who: 'Ieong' },
      { act: 'proved_otherwise', who: 'Ieong' },
      { act: 'approved', who: 'Ieong' },
    ])
  })

  test('leaves out a refused decision', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await desk.reject(reference)
    expect(await desk.approveNow(reference)).toMatchObject({ code: 121 })

    expect(await actsOnApplications(portal)).toEqual([`rejected ${reference}`])
  })
})

describe('[M02] a passed application', () => {
  const { email, username } = applicantForm
  const membersNamed = () => portal.db.selectFrom('members').selectAll().where('username', '=', username).execute()
  const stateOf = async (reference: string) => (await applicationTable(portal.db).byReference(reference))?.state

  test('makes a member with a card, who gets the link to the online account', async () => {
    const desk = await aClerk(portal)
    const { reference, form } = await anApplication(portal)
    const { memberNumber } = (await desk.approve(reference)).data
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
    const letter = (await portal.letters(email)).find(({ subject }) => subject.includes('Application approved'))
    expect(letter?.body).toContain(groupedMemberNumber(memberNumber))
    expect(letter?.body).toMatch(/Collect your card at: .+ counter · .+/)
    expect(letter?.body).toMatch(/Collect your card at: .+ counter · .+/)
    expect(letter?.body).toMatch(/\/en\/security\/active-online-account\/[\w-]{43}/)
  })

  test('is decided once: of ten different decisions at once one wins', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await desk.see(reference)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? desk.approveNow(reference) : desk.reject(reference))),
    )

    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(121)])
    expect(await membersNamed()).toHaveLength((await stateOf(reference)) === 'passed' ? 1 : 0)
  })

  test.each([
    ['id_number_taken', refusals.id_number_taken, { idNumber: people.portuguese.idNumber }],
    ['email_taken', refusals.email_taken, { email: people.portuguese.email }],
  ])('makes no member and waits on: %s', async (_, code, changes) => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal, changes)

    expect(await desk.approve(reference)).toMatchObject({ code })
    expect(await membersNamed()).toEqual([])
    expect(await stateOf(reference)).toBe('waiting')
  })

  test('makes one member, also when one person has two that pass at once', async () => {
    await aClerk(portal)
    const first = await anApplication(portal)
    portal.clock.forward(3_600_000)
    const second = await anApplication(portal, { username: 'kaleng2' })
    const desk = await again(portal)
    for (const { reference } of [first, second]) await desk.see(reference)
    const answers = await Promise.all([desk.approveNow(first.reference), desk.approveNow(second.reference)])

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await portal.db.selectFrom('members').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('a reference that nobody has', async () => {
    const desk = await aClerk(portal)

    expect(await desk.approve('A26-AAAAAA')).toMatchObject({ code: refusals.not_found })
    expect(await desk.reject('A26-AAAAAA')).toMatchObject({ code: refusals.not_found })
  })
})

test('[M02] the new member has all that the application had', async () => {
  const desk = await aClerk(portal)
  const kept = {
    ...{ idType: 'student', documentNumber: 'UM2026001', documentExpiry: '2027-08-31', telephone: '28123456' },
    ...{ language: 'pt', pickUpPlace: 'tapseac', noPromotions: 'true', address: 'Rua do Campo, 9' },
  }
  const { reference, form } = await anApplication(portal, kept)
  await desk.approve(reference)

  const { username } = applicantForm
  const members = await portal.db.selectFrom('members').selectAll().where('username', '=', username).execute()
  expect(members).toMatchObject([
    {
      ...{ ...kept, noPromotions: true, idNumber: '12345670', nameZh: '何家玲', surname: 'Ho', firstName: 'Ka Leng' },
      ...{ gender: 'female', birthDate: '1991-07-08', area: 'sa', mobile: '66129001' },
      ...{ emailConfirmed: true, mobileConfirmed: true, photo: form.photo, idCopy: form.idCopy },
    },
  ])
})

test('what was decided too late is overdue no more', async () => {
  await aClerk(portal)
  const { reference } = await anApplication(portal)
  portal.clock.set(new Date('2026-03-09T10:00:00+08:00'))
  const desk = await again(portal)
  await desk.reject(reference)

  expect(await desk.queue()).toMatchObject({ waiting: 0, overdue: 0, items: [{ reference, overdue: false }] })
})
