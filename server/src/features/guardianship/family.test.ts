import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type PersonName, people } from '../../demonstration/people.ts'
import { BureauUnavailable } from '../../ports/identity.ts'
import { atOnce } from '../../testing/attackers.ts'
import { aClerk } from '../../testing/desk.ts'
import { asGuardian, seatFamilies } from '../../testing/family.ts'
import { giveConsent } from '../../testing/guardians.ts'
import { fileOf, jpeg, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'
import type { Guardianship } from './guardianship.table.ts'

const portal = await thePortal()
const { minor, guardian, adult, portuguese } = people
const done = { code: 0, data: {} }
const minute = 60_000

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  await portal.bureau.putRelation(minor, adult)
})

const numberOf = async (username: string) =>
  (
    await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).memberNumber
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to)).map(({ subject, body }) => `${subject}\n${body}`)
}
/** Enters a second parent, in the account of somebody. */
const add = async (as: PersonName, who: Parameters<typeof asGuardian>[0] = adult, more: object = {}) => {
  const memberNumber = await numberOf(minor.username)
  const given = { memberNumber, relation: 'parent', ...asGuardian(who), ...more }
  return (await portal.memberAs(as)).post('/account/guardians', given)
}
const decide = async (as: PersonName, authorised: boolean) => {
  const memberNumber = await numberOf(minor.username)
  return (await portal.memberAs(as)).post('/account/children/payment', { memberNumber, authorised })
}
const ownFamily = async () => (await (await portal.memberAs('minor')).get('/account/guardians')).data.own
const stateNow = async () => (await (await portal.memberAs('minor')).post('/account/info')).data.onlinePayment?.state
const showFaceOf = async (as: PersonName) => {
  portal.faces.say('same')
  const member = await portal.memberAs(as)
  const { data } = await member.post('/account/guardian_face/begin')
  return member.postForm('/account/guardian_face', {
    faceCheck: data.faceCheck,
    file: fileOf(await jpeg(portrait()), 'now.jpg'),
  })
}

describe('[M04] a second parent', () => {
  test.each(['guardian', 'minor'] as const)(
    'is entered by the %s, confirmed by the bureau, and all are told',
    async (as) => {
      expect(await add(as)).toEqual(done)

      expect((await ownFamily()).guardians).toMatchObject([
        { namePt: 'Ng Ka Hou', enteredBy: 'application', relation: null, until: null },
        { namePt: 'Chan Sio Mei', enteredBy: 'family', relation: 'parent', until: null },
      ])
      expect((await lettersTo(minor.email)).join()).toContain('已為你新增一位父母或監護人\n')
      expect((await lettersTo(guardian.email)).join()).toContain('陳小美已登記為吳樂瑤的父母或監護人')
      // The minor waits for a word, so that the new guardian is asked for it, too.
      const asked = (await lettersTo(adult.email)).join()
      expect(asked).toContain('你已登記為父母或監護人')
      expect(asked).toMatch(/supple-parent\/[\w-]{43}/)
    },
  )

  test('sees every child of theirs, each as it stands', async () => {
    await portal.bureau.putRelation(people.english, adult)
    const { id } = await portal.memberAs('english')
    await portal.db.updateTable('members').set({ birthDate: '2015-01-01' }).where('id', '=', id).execute()
    await giveConsent(portal, id, 'declined')
    const { data } = await (await portal.memberAs('guardian')).get('/account/children')

    expect(data.items.map(({ namePt, state }: { namePt: string; state: string }) => [namePt, state])).toEqual([
      ['Tom Reed', 'declined'],
      ['Ng Lok Io', 'pending'],
    ])
    const families = (await (await portal.memberAs('guardian')).get('/account/guardians')).data
    expect(families.own).toBeNull()
    expect(families.children).toHaveLength(2)
    expect(await portal.db.selectFrom('guardians').selectAll().execute(), 'one guardian, one identity').toHaveLength(1)
  })

  test.each([
    ['who is 17', { ...adult, birthDate: '2008-03-03' }, 'guardian_not_adult', 'guardianBirthDate'],
    ['the minor', { ...adult, idNumber: minor.idNumber }, 'guardian_is_applicant', 'guardianIdNumber'],
    ['who is one already', guardian, 'guardian_already', 'guardianIdNumber'],
    ['of another birth date', { ...adult, birthDate: '1990-03-16' }, 'guardian_mismatch', undefined],
    ['of whom the bureau knows nothing', portuguese, 'guardian_mismatch', undefined],
  ] as const)('%s is refused, and nothing is kept', async (_, who, refusal, field) => {
    const answer = await add('guardian', who)

    expect(answer).toMatchObject({ code: refusals[refusal] })
    expect(Object.keys(answer.errors ?? {})).toEqual(field ? [field] : [])
    expect((await ownFamily()).guardians).toHaveLength(1)
  })

  test('is entered once, however many press at the same moment', async () => {
    const answers = await atOnce(6, (place) => add(place % 2 ? 'guardian' : 'minor'))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    // The bureau is asked three times at once at most: others are held back before they come so far.
    for (const { code } of answers) expect([0, refusals.guardian_already, refusals.too_many]).toContain(code)
    expect((await ownFamily()).guardians).toHaveLength(2)
  })

  test('has a place, as long as there is one of the four', async () => {
    const others = [adult, portuguese, people.english, people.withoutEmail]
    for (const one of others) await portal.bureau.putRelation(minor, one)
    const codes: number[] = []
    for (const one of others) codes.push((await add('guardian', one)).code)

    expect(codes).toEqual([0, 0, 0, refusals.guardians_full])
    const own = await ownFamily()
    expect(own.guardians).toHaveLength(4)
    expect(own.mayAdd).toBe(false)
  })

  test('is no business of who is neither the child nor a guardian, and costs a fresh proof', async () => {
    expect(await add('portuguese')).toMatchObject({ code: refusals.not_the_guardian })
    expect(await add('guardian', adult, { memberNumber: '999999998' })).toMatchObject({
      code: refusals.not_the_guardian,
    })
    const memberNumber = await numberOf(minor.username)
    const late = await portal.memberAs('guardian')
    portal.clock.forward(11 * minute)
    const given = { memberNumber, relation: 'parent', ...asGuardian(adult) }
    expect(await late.post('/account/guardians', given)).toMatchObject({ code: refusals.proof_needed })
  })

  test('cannot be guessed: three wrong ones a day for a child, whoever tries', async () => {
    for (const day of ['01', '02', '03'])
      expect((await add('minor', { ...adult, birthDate: `1990-04-${day}` })).code).not.toBe(refusals.too_many)

    expect(await add('guardian')).toMatchObject({ code: refusals.too_many })
  })

  test('waits while the bureau is silent, and costs no try', async () => {
    const asking = vi.spyOn(portal.deps.identity, 'isGuardian').mockRejectedValue(new BureauUnavailable())
    for (let times = 0; times < 4; times += 1)
      expect(await add('guardian')).toMatchObject({ code: refusals.bureau_unavailable })
    asking.mockRestore()

    expect(await add('guardian')).toEqual(done)
  })
})

describe('[M05] the word of one of several', () => {
  test('is kept when another comes, and when another goes', async () => {
    await decide('guardian', true)
    await add('guardian')
    expect(await stateNow()).toBe('authorised')
    const desk = await aClerk(portal, ['counter'])
    const memberNumber = await numberOf(minor.username)
    const [second] = (await desk.post('/desk/member', { memberNumber })).data.guardians
    const given = { memberNumber, id: second.id, reason: 'Court order of 3 March.' }
    expect(await desk.post('/desk/member/guardian/end', given)).toEqual(done)

    expect(await stateNow()).toBe('authorised')
  })

  test('ends with the one who has said it: those who remain are asked', async () => {
    await decide('guardian', true)
    await add('guardian')
    const desk = await aClerk(portal, ['counter'])
    const memberNumber = await numberOf(minor.username)
    const first = (await desk.post('/desk/member', { memberNumber })).data.guardians.at(-1)
    await portal.doJobs()
    portal.clock.forward(minute)
    await desk.post('/desk/member/guardian/end', { memberNumber, id: first.id, reason: 'Court order of 3 March.' })

    expect(await stateNow()).toBe('pending')
    expect((await ownFamily()).said[0]).toMatchObject({ state: 'pending', by: 'portal', namePt: null })
    expect((await lettersTo(adult.email)).join()).toMatch(/supple-parent\/[\w-]{43}/)
    expect(await decide('guardian', true)).toMatchObject({ code: refusals.not_the_guardian })
  })

  test('is withdrawn by either; the other, and the child, are told; who and when is kept', async () => {
    await decide('guardian', true)
    await add('guardian')
    portal.clock.forward(minute)
    expect(await decide('adult', false)).toEqual({ code: 0, data: { state: 'withdrawn' } })

    expect(await stateNow()).toBe('withdrawn')
    expect((await lettersTo(guardian.email)).join()).toContain('吳樂瑤的另一位父母或監護人已撤回網上付款的授權')
    expect((await lettersTo(minor.email)).join()).toContain('網上付款的授權已撤回')
    expect((await ownFamily()).said).toMatchObject([
      { state: 'withdrawn', by: 'guardian', namePt: 'Chan Sio Mei', isMe: false },
      { state: 'authorised', by: 'guardian', namePt: 'Ng Ka Hou', isMe: false },
      { state: 'pending', by: 'application', namePt: null },
    ])
    const seen = (await (await portal.memberAs('adult')).get('/account/guardians')).data.children[0]
    expect(seen.said[0]).toMatchObject({ isMe: true })
  })

  test('has a link for each, and the link of one does not end that of the other', async () => {
    await add('guardian')
    await portal.doJobs()
    portal.clock.forward(minute)
    await (await portal.memberAs('minor')).post('/account/online_payment/ask')
    const linkOf = async (to: string) => /supple-parent\/([\w-]{43})/.exec((await lettersTo(to))[0] ?? '')?.[1] ?? ''
    const [first, second] = [await linkOf(guardian.email), await linkOf(adult.email)]
    expect(first).not.toBe(second)

    const path = '/security/verify_parent_hash'
    expect(await (await portal.memberAs('guardian')).get(`${path}?hash=${first}`)).toMatchObject({ code: 0 })
    expect(await (await portal.memberAs('adult')).get(`${path}?hash=${second}`)).toMatchObject({ code: 0 })
    expect(await (await portal.memberAs('adult')).get(`${path}?hash=${first}`)).toMatchObject({
      code: refusals.not_the_guardian,
    })
  })

  test('of one who is a guardian no more is worth nothing, by an old link either', async () => {
    await (await portal.memberAs('minor')).post('/account/online_payment/ask')
    const hash = /supple-parent\/([\w-]{43})/.exec((await lettersTo(guardian.email))[0] ?? '')?.[1] ?? ''
    const desk = await aClerk(portal, ['counter'])
    const memberNumber = await numberOf(minor.username)
    const [{ id }] = (await desk.post('/desk/member', { memberNumber })).data.guardians
    await desk.post('/desk/member/guardian/end', { memberNumber, id, reason: 'Court order of 3 March.' })
    const member = await portal.memberAs('guardian')

    const answer = { hash, authorised: true }
    expect(await member.post('/security/verify_parent_hash', answer)).toMatchObject({ code: refusals.link_ended })
    expect(await decide('guardian', true)).toMatchObject({ code: refusals.not_the_guardian })
    expect((await member.get('/account/children')).data.items).toEqual([])
    expect(await stateNow()).not.toBe('authorised')
  })
})

describe('[M05] the face before a first yes', () => {
  test('of a second parent is asked for, and then never again', async () => {
    await add('guardian')
    expect((await (await portal.memberAs('adult')).get('/account/children')).data.faceNeeded).toBe(true)
    expect(await decide('adult', true)).toMatchObject({ code: refusals.face_check_needed })
    expect(await stateNow()).toBe('pending')

    expect(await showFaceOf('adult')).toEqual(done)
    expect(await decide('adult', true)).toEqual({ code: 0, data: { state: 'authorised' } })
    expect(await decide('adult', false)).toEqual({ code: 0, data: { state: 'withdrawn' } })
    expect(await decide('adult', true)).toEqual({ code: 0, data: { state: 'authorised' } })
  })

  test('leaves the link good, which has been pressed too early', async () => {
    await add('guardian')
    const hash = /supple-parent\/([\w-]{43})/.exec((await lettersTo(adult.email)).join())?.[1] ?? ''
    const member = await portal.memberAs('adult')
    const path = '/security/verify_parent_hash'
    expect((await member.get(`${path}?hash=${hash}`)).data).toMatchObject({ faceNeeded: true })
    expect(await member.post(path, { hash, authorised: true })).toMatchObject({ code: refusals.face_check_needed })

    await showFaceOf('adult')
    expect(await member.post(path, { hash, authorised: true })).toEqual({ code: 0, data: { state: 'authorised' } })
  })

  test('is not needed for a no', async () => {
    await add('guardian')

    expect(await decide('adult', false)).toEqual({ code: 0, data: { state: 'declined' } })
  })
})

test('[M05] who was a minor without guardian data is told by services so, and a first guardian changes it', async () => {
  await portal.db.deleteFrom('guardianships').execute()
  const reason = async () =>
    (await (await portal.memberAs('minor')).get('/account/fun_info?service=venue_booking')).data.items[0].reason
  const who = async () => (await (await portal.memberAs('minor')).post('/account/info')).data.onlinePayment.guardian
  expect([await reason(), await who()]).toEqual(['guardian_missing', 'none'])
  expect(await add('minor')).toEqual(done)

  expect([await reason(), await who()]).toEqual(['payment_not_authorised', 'member'])
})

test('nobody can be made their own guardian, nor a guardian twice, by any way into the database', async () => {
  const { id } = await portal.memberAs('minor')
  const { idNumber, birthDate, gender } = minor
  await portal.db.insertInto('guardians').values({ idNumber, birthDate, gender }).execute()
  const now = portal.clock.now()
  const row: Omit<Guardianship, 'id'> = {
    ...{
      childId: id,
      guardianIdNumber: '',
      place: 2,
      enteredBy: 'application',
      byMember: null,
      byStaff: null,
      papers: null,
    },
    ...{ relation: null, enteredAt: now, since: now, confirmedBy: null },
    ...{ endedAt: null, endedBecause: null, endedBy: null },
  }
  const insert = (guardianIdNumber: string, place: number) =>
    portal.db
      .insertInto('guardianships')
      .values({ ...row, guardianIdNumber, place })
      .execute()

  await expect(insert(idNumber, 2)).rejects.toThrow('their own guardian')
  await expect(insert(guardian.idNumber, 2)).rejects.toThrow('guardianships_once')
  await expect(insert(guardian.idNumber, 5)).rejects.toThrow('guardianships_place')
})
