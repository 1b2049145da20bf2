import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { people } from '../../demonstration/people.ts'
import { strangers } from '../../demonstration/strangers.ts'
import { BureauUnavailable } from '../../ports/identity.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { atOnce, attackersOf } from '../../testing/attackers.ts'
import { whileReadsFail } from '../../testing/failingReads.ts'
import { asGuardian, guardianStep, household, relationOf, seatFamilies } from '../../testing/family.ts'
import { thePortal, writeEvery } from '../../testing/portal.ts'

const portal = await thePortal()
const path = '/gov/card/verify/v3/relation'
const [tooMany, noMobile, needed, mismatch, tooYoung, applicantsOwn, silent, adult] = [4, 31, 58, 60, 61, 62, 66, 172]
const right = relationOf(household.ofMember)
const [hour, day] = [3_600_000, 86_400_000]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
})

/** An applicant in a registration of their own, with a proved mobile. */
const provedApplicant = async (mobile = '66129001') => {
  const applicant = await anApplicant(portal)
  await applicant.proveMobile(mobile)
  return { ...applicant, ...guardianStep(applicant) }
}

describe('[V12] an applicant who names the guardian', () => {
  test('is confirmed when the bureau knows the relation', async () => {
    expect(await (await provedApplicant()).name(right)).toEqual({ code: 0, data: {} })
  })

  test('may write the numbers as the documents do', async () => {
    const typed = { ...right, idNumber: '1555017(6)', guardianIdNumber: '1234571(4)' }
    expect(await (await provedApplicant()).name(typed)).toMatchObject({ code: 0 })
  })

  test('is told to enter it again when it differs', async () => {
    expect(await (await provedApplicant()).name({ ...right, guardianGender: 'female' })).toEqual({
      code: mismatch,
      message: 'The details do not match the record of the identity bureau. Enter them again',
    })
  })

  test.each([
    ['an applicant of 18 today', { birthDate: '2008-03-02' }, adult],
    ['a guardian who is 18 tomorrow', { guardianBirthDate: '2008-03-03' }, tooYoung],
    ['themselves', { guardianIdNumber: right.idNumber }, applicantsOwn],
  ])('is refused without a question to the bureau: %s', async (_, changes, code) => {
    const { name } = await provedApplicant()
    for (let times = 0; times < 4; times += 1) expect(await name({ ...right, ...changes })).toMatchObject({ code })

    expect(await name(right), 'no try was used').toMatchObject({ code: 0 })
  })
})

describe('a stranger who asks who is whose parent (T-82)', () => {
  const wrong: [string, object][] = [
    ['an unknown child', { idNumber: '15559999' }],
    ['the child’s document is of another kind', { idType: 'worker' }],
    ['another birth date of the child', { birthDate: '2009-09-02' }],
    ['an unknown guardian', { guardianIdNumber: '15559998' }],
    ['another birth date of the guardian', { guardianBirthDate: '1979-05-24' }],
    ['another gender of the guardian', { guardianGender: 'female' }],
    ['somebody who is no relation', asGuardian(strangers.chineseWoman)],
    ['the parent of another child', asGuardian(strangers.father)],
  ]

  test('gets one reply for every reason, by the same work', async () => {
    const heard = new Set<string>()
    for (const [, changes] of wrong) {
      // The child’s limits have run out by now.
      portal.clock.forward(day)
      const { registration } = await provedApplicant()
      const attackers = await attackersOf(portal)
      const ask = { method: 'POST', url: `/api${path}`, headers: { registration } } as const
      let answer = ''
      const cost = await attackers.costOf(async () => {
        answer = (await attackers.app.inject({ ...ask, payload: { ...right, ...changes } })).body
      })
      heard.add(JSON.stringify({ answer, cost }))
      await attackers.app.close()
    }

    expect([...heard]).toHaveLength(1)
    expect([...heard][0]).toContain(String(mismatch))
  })

  test('has to have proved a mobile first', async () => {
    const applicant = await anApplicant(portal)
    const { name } = guardianStep(applicant)
    for (let times = 0; times < 4; times += 1) expect(await name(right)).toMatchObject({ code: noMobile })

    await applicant.proveMobile()
    expect(await name(right)).toMatchObject({ code: 0 })
  })

  const otherBirthDate = (place: number) => ({ ...right, guardianBirthDate: `19${60 + place}-01-01` })

  test('is told three wrong ones a day of one child, from however many registrations; it is said before the last, and after it', async () => {
    const [one, two] = [await provedApplicant('66129001'), await provedApplicant('66129002')]
    expect(await one.name(otherBirthDate(1))).toMatchObject({ code: mismatch })
    expect(await two.name(otherBirthDate(2))).toMatchObject({ code: 67 })
    expect(await one.name(otherBirthDate(3))).toMatchObject({ code: 68 })
    expect(await one.name(otherBirthDate(1)), 'the same once more').toMatchObject({ code: 68 })

    const [three, ofAnother] = [await provedApplicant('66129003'), relationOf(household.ofStranger)]
    for (const { name } of [one, two, three])
      expect(await name(right)).toMatchObject({ code: tooMany, wait: expect.any(Number) })
    expect(await three.name(ofAnother)).toMatchObject({ code: 0 })

    portal.clock.forward(day - hour)
    expect(await (await provedApplicant('66129004')).name(right)).toMatchObject({ code: tooMany })
    portal.clock.forward(hour)
    expect(await (await provedApplicant('66129005')).name(right)).toMatchObject({ code: 0 })
  })

  test('may give the right answer as often as the form is sent back, and the same wrong one counts once', async () => {
    const { name } = await provedApplicant()
    for (let times = 0; times < 6; times += 1) expect(await name(right)).toMatchObject({ code: 0 })
    for (let times = 0; times < 6; times += 1) expect(await name(otherBirthDate(1))).toMatchObject({ code: mismatch })

    expect(await name(right)).toMatchObject({ code: 0 })
    const turned = Object.fromEntries(Object.entries(otherBirthDate(1)).reverse())
    expect(await name(turned), 'in whatever order it is sent').toMatchObject({ code: mismatch })
    expect(await name(otherBirthDate(2))).toMatchObject({ code: 67 })
  })

  test('is told five wrong ones a day by one mobile, of whatever children', async () => {
    const { name } = await provedApplicant()
    const codes: number[] = []
    for (let child = 0; child < 6; child += 1) {
      const { code } = await name({ ...right, idNumber: `1555990${child}` })
      codes.push(code)
    }
    expect(codes).toEqual([...Array(3).fill(mismatch), 67, 68, tooMany])
    const another = await provedApplicant('66129002')
    expect(await another.name({ ...right, idNumber: '15559911' }), 'another mobile').toMatchObject({ code: mismatch })
    portal.clock.forward(2 * 60_000)
    expect(await (await provedApplicant()).name({ ...right, idNumber: '15559910' })).toMatchObject({ code: tooMany })
  })

  test('is told three times by twenty questions at once', async () => {
    const { name } = await provedApplicant()
    const answers = await atOnce(20, (place) => name(otherBirthDate(place)))

    expect(answers.filter(({ code }) => code === tooMany)).toHaveLength(17)
  })

  test('leaves a trace, and no number is kept readable', async () => {
    const { registration } = await provedApplicant()
    const { app } = await attackersOf(portal)
    await app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { registration },
      payload: { ...right, idType: 'worker' },
    })
    await app.close()

    const kept = await portal.db.selectFrom('securityLog').selectAll().execute()
    expect(kept).toMatchObject([{ refusal: 'guardian_mismatch' }])
    const counted = await portal.db.selectFrom('allowances').select('key').execute()
    for (const number of [right.idNumber, right.guardianIdNumber, '66129001'])
      expect(JSON.stringify([kept, counted])).not.toContain(number)
  })
})

test('a bureau that is down is no fault, and nobody’s try', async () => {
  const { registration, name } = await provedApplicant()
  const identity = { ...portal.deps.identity, isGuardian: () => Promise.reject(new BureauUnavailable()) }
  const app = await buildApp({ ...portal.deps, identity }, { strict: true, writeEvery })
  for (let times = 0; times < 4; times += 1) {
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers: { registration }, payload: right })
    expect(answer.json()).toMatchObject({ code: silent })
  }
  await app.close()

  expect(await name(right)).toMatchObject({ code: 0 })
})

test.each([
  ['an outage of our own database', '57014', 503],
  ['a mistake of ours', '22012', 500],
])('%s is not laid upon the bureau, stands in the log, and is nobody’s try', async (_, state, status) => {
  const { registration, name } = await provedApplicant()
  const lines: string[] = []
  const app = await buildApp(portal.deps, { strict: true, writeEvery, log: { write: (line) => lines.push(line) } })
  const ask = { method: 'POST', url: `/api${path}`, headers: { registration }, payload: right } as const
  await whileReadsFail(portal, { table: 'bureauRelations', state }, async () => {
    for (let times = 0; times < 4; times += 1) expect((await app.inject(ask)).statusCode).toBe(status)
  })
  await app.close()

  expect(
    lines.map((line) => JSON.parse(line)).filter(({ level, code }) => level === 50 && code === state),
  ).toHaveLength(4)
  expect(await name(right)).toMatchObject({ code: 0 })
})

test('a confirmation is good for exactly these entries', async () => {
  const { name, post, get, beginFace } = await provedApplicant()
  const said = async (draft: object) => {
    await post('/security/register_draft', { draft })
    return (await get('/security/register_draft')).data.guardian
  }
  expect(await beginFace()).toMatchObject({ code: needed })
  expect(await said(right)).toEqual({ relation: false, face: false })

  await name(right)
  const asTyped = [
    { idNumber: '1555017(6)' },
    { birthDate: '1/9/2009' },
    { guardianIdNumber: '1234571(4)' },
    { guardianBirthDate: '23.5.1979' },
  ]
  for (const typed of asTyped) expect(await said({ ...right, ...typed })).toEqual({ relation: true, face: false })
  const others = [
    { idType: 'student' },
    { idNumber: '15550177' },
    { birthDate: '2009-09-02' },
    { guardianIdNumber: people.adult.idNumber },
    { guardianBirthDate: people.adult.birthDate },
    { guardianGender: people.adult.gender },
  ]
  for (const other of others) expect(await said({ ...right, ...other })).toEqual({ relation: false, face: false })
  expect(await said({})).toEqual({ relation: false, face: false })
})
