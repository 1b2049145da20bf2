import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk } from '../../testing/desk.ts'
import { asGuardian, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { minor, guardian, portuguese, english } = people
const done = { code: 0, data: {} }
let desk: Awaited<ReturnType<typeof aClerk>>
let memberNumber: string

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  desk = await aClerk(portal, ['counter'])
  const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', minor.username)
  memberNumber = (await found.executeTakeFirstOrThrow()).memberNumber
})

const papers = { relation: 'guardian', papers: 'court_order', papersSeen: true }
const enter = (who: Parameters<typeof asGuardian>[0] = portuguese, more: object = {}, by = desk) =>
  by.post('/desk/member/guardian', { memberNumber, ...papers, ...asGuardian(who), ...more })
const file = async (by = desk) => (await by.post('/desk/member', { memberNumber })).data
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to)).map(({ subject, body }) => `${subject}\n${body}`).join('\n')
}
type Entry = { act: string; detail: string | null }
const acts = async () =>
  (await file()).history.filter(({ act }: Entry) => act !== 'looked').map(({ act, detail }: Entry) => ({ act, detail }))

describe('[M04] a guardian entered at the counter', () => {
  test('by papers: in the file with who and how, in the audit trail, and both are told', async () => {
    expect(await enter()).toEqual({ code: 0, data: { waits: false } })

    expect((await file()).guardians[0]).toMatchObject({
      ...{ guardianIdNumber: portuguese.idNumber, namePt: 'Ana Sousa', relation: 'guardian', papers: 'court_order' },
      ...{ enteredBy: 'counter', by: 'Ieong', isMine: true, since: expect.any(String), faceShown: false },
    })
    expect(await acts()).toEqual([{ act: 'guardian_entered', detail: 'court_order' }])
    expect(await lettersTo(minor.email)).toContain('已為你新增一位父母或監護人')
    expect(await lettersTo(portuguese.email)).toContain('Está registado como pai, mãe ou tutor')
  })

  test('has to show their face before a first yes', async () => {
    await enter()
    const member = await portal.memberAs('portuguese')
    const yes = { memberNumber, authorised: true }

    expect(await member.post('/account/children/payment', yes)).toMatchObject({ code: refusals.face_check_needed })
  })

  test.each([
    ['who is 17', { ...portuguese, birthDate: '2008-03-03' }, {}, 'guardian_not_adult'],
    ['with the number of the child', { ...portuguese, idNumber: minor.idNumber }, {}, 'guardian_is_applicant'],
    ['who is one already', guardian, {}, 'guardian_already'],
    ['whose birth date is another on file', { ...portuguese, birthDate: '1980-01-01' }, {}, 'guardian_differs'],
    ['whose gender is another on file', { ...portuguese, gender: 'male' as const }, {}, 'guardian_differs'],
    ['whose papers nobody has seen', portuguese, { papersSeen: false }, 'invalid_input'],
    ['by no kind of papers', portuguese, { papers: '' }, 'invalid_input'],
  ] as const)('%s is refused at the field, and nothing is kept', async (_, who, more, refusal) => {
    const answer = await enter(who, more)

    expect(answer).toMatchObject({ code: refusals[refusal] })
    expect(Object.keys(answer.errors ?? {})).toHaveLength(1)
    expect((await file()).guardians).toHaveLength(1)
    expect(await acts()).toEqual([])
  })

  test('is not entered for an adult', async () => {
    const number = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', english.username)
      .executeTakeFirstOrThrow()

    expect(await enter(portuguese, number)).toMatchObject({ code: refusals.consent_not_needed })
  })

  test('may be one who is no member: what is known of them is contradicted by no second entry', async () => {
    const stranger = { idNumber: '15559009', birthDate: '1971-02-03', gender: 'female' } as const
    expect(await enter(stranger)).toMatchObject({ code: 0 })
    const [{ id }] = (await file()).guardians
    await desk.post('/desk/member/guardian/end', { memberNumber, id, reason: 'Entered by mistake.' })

    expect(await enter({ ...stranger, birthDate: '1971-03-02' })).toMatchObject({
      code: refusals.guardian_differs,
      errors: { guardianBirthDate: expect.any(String) },
    })
    expect(await enter(stranger), 'one who has ended may come back').toMatchObject({ code: 0 })
  })

  test('stands once, also when two clerks enter them at once', async () => {
    const other = await aClerk(portal, ['counter'], { username: 'lei', name: 'Lei' })
    const answers = await Promise.all([enter(), enter(portuguese, {}, other)])

    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, refusals.guardian_already])
    expect((await file()).guardians).toHaveLength(2)
  })
})

test('[M04] there are places for four guardians, also when five are entered at once', async () => {
  const others = [portuguese, english, people.adult, people.withoutEmail, people.withoutMobile]
  const answers = await Promise.all(others.map((one) => enter(one)))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
  expect(answers.filter(({ code }) => code === refusals.guardians_full)).toHaveLength(2)
  expect((await file()).guardians).toHaveLength(4)
})

describe('[M04] where the settings ask for a second person', () => {
  const { review } = portal.deps.settings
  beforeEach(() => {
    portal.deps.settings.review = { ...review, secondDecision: ['guardian'] }
    onTestFinished(() => {
      portal.deps.settings.review = review
    })
  })
  const confirm = (id: number, by = desk) => by.post('/desk/member/guardian/confirm', { memberNumber, id })
  const senior = () => aClerk(portal, ['senior'], { username: 'lei', name: 'Lei' })
  const proposed = async (by = desk) => {
    expect(await enter(portuguese, {}, by)).toEqual({ code: 0, data: { waits: true } })
    return (await file()).guardians[0].id as number
  }
  const childrenOfProposed = async () =>
    (await (await portal.memberAs('portuguese')).get('/account/children')).data.items

  test('nobody is a guardian before a colleague has confirmed it, and nobody hears of it', async () => {
    const id = await proposed()
    expect(await childrenOfProposed()).toEqual([])
    expect(await lettersTo(minor.email)).toBe('')
    expect((await (await portal.memberAs('minor')).get('/account/guardians')).data.own.guardians).toHaveLength(1)

    expect(await confirm(id, await senior())).toEqual(done)
    expect(await childrenOfProposed()).toHaveLength(1)
    expect(await lettersTo(minor.email)).toContain('已為你新增一位父母或監護人')
    expect((await acts()).map(({ act }: Entry) => act)).toEqual(['guardian_confirmed', 'guardian_entered'])
  })

  test('never the same person, whatever they may', async () => {
    const alone = await senior()
    const id = await proposed(alone)

    expect(await confirm(id, alone)).toMatchObject({ code: refusals.second_is_first })
    expect(await childrenOfProposed()).toEqual([])
    const itself = portal.db
      .updateTable('guardianships')
      .set((row) => ({ confirmedBy: row.ref('byStaff'), since: portal.clock.now() }))
      .where('id', '=', id)
    await expect(itself.execute()).rejects.toThrow('two_people')
  })

  test('a counter clerk confirms nothing; and what is confirmed is not confirmed again', async () => {
    const id = await proposed()
    const other = await aClerk(portal, ['counter'], { username: 'wong', name: 'Wong' })
    expect(await confirm(id, other)).toMatchObject({ code: refusals.not_allowed })
    const second = await senior()
    await confirm(id, second)

    expect(await confirm(id, second)).toMatchObject({ code: refusals.not_found })
  })

  test('one who is not confirmed was never there: nobody is told', async () => {
    const id = await proposed()
    const end = { memberNumber, id, reason: 'The court order is about another child.' }
    expect(await (await senior()).post('/desk/member/guardian/end', end)).toEqual(done)

    expect((await file()).guardians[0]).toMatchObject({ endedBecause: 'not_confirmed', since: null })
    expect((await (await portal.memberAs('minor')).get('/account/guardians')).data.own.guardians).toHaveLength(1)
    expect(await lettersTo(minor.email)).toBe('')
  })
})

describe('a guardian who is ended at the counter', () => {
  const end = async (more: object = {}) => {
    const [{ id }] = (await file()).guardians
    return desk.post('/desk/member/guardian/end', { memberNumber, id, reason: 'Court order of 3 March.', ...more })
  }

  test('with a reason, which the audit trail keeps; both are told, and it ends once', async () => {
    const [{ id }] = (await file()).guardians
    expect(await end({ reason: ' x ' })).toMatchObject({ code: 1 })
    expect(await end()).toEqual(done)

    expect((await file()).guardians).toMatchObject([{ id, endedAt: expect.any(String), endedBecause: 'staff' }])
    expect(await acts()).toEqual([{ act: 'guardian_ended', detail: 'Court order of 3 March.' }])
    expect(await lettersTo(minor.email)).toContain('一位父母或監護人的登記已結束')
    expect(await lettersTo(guardian.email)).toContain('你的父母或監護人登記已結束')
    const again = { memberNumber, id, reason: 'Once more, by mistake.' }
    expect(await desk.post('/desk/member/guardian/end', again)).toMatchObject({ code: refusals.not_found })
  })

  test('[A13] and with the last one the services of a minor are closed, as without guardian data', async () => {
    await end()
    const { data } = await (await portal.memberAs('minor')).get('/account/fun_info?service=online_payment')

    expect(data.items).toMatchObject([{ state: 'pending', reason: 'guardian_missing' }])
  })

  test('of another child is not found here', async () => {
    expect(await end({ id: 999_999 })).toMatchObject({ code: refusals.not_found })
    expect(await end({ memberNumber: '000000018' })).toMatchObject({ code: refusals.not_found })
  })
})
