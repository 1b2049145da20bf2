import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { anApplication } from '../../testing/applicant.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { aMinorsApplication, household, seatFamilies } from '../../testing/family.ts'
import { giveConsent } from '../../testing/guardians.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [tooMany, notRegistered, notNeeded] = [4, 170, 172]
const minute = 60_000
const askPath = '/account/online_payment/ask'
const { email } = people.guardian

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
})

const lettersTo = async (to: string) => {
  await portal.doJobs()
  return portal.letters(to)
}
const linkIn = (body = '') => /supple-parent\/([\w-]{43})/.exec(body)?.[1] ?? ''
const consentOf = async (username: string) =>
  portal.db
    .selectFrom('paymentConsents')
    .innerJoin('members', 'members.id', 'memberId')
    .innerJoin('guardianships', 'guardianships.childId', 'memberId')
    .select(['memberId', 'state', 'paymentConsents.since', 'guardianIdNumber'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
const changesOf = (memberId: number) =>
  portal.db
    .selectFrom('paymentConsentChanges')
    .select(['state', 'byMember', 'proof'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute()
const infoOf = async (name: 'minor' | 'guardian' | 'adult') =>
  (await (await portal.memberAs(name)).post('/account/info')).data

/** A minor who has become a member. */
const joined = async (whose = household.ofMember, changes = {}) => {
  const { form, reference } = await aMinorsApplication(portal, whose, changes)
  await (await aClerk(portal)).approve(reference)
  return form
}

describe('[M05] a new member', () => {
  test('under 18 with online payment: it waits, and the guardian gets a letter with a link', async () => {
    const { username } = await joined()
    const { memberId, ...consent } = await consentOf(username)

    expect(consent).toEqual({
      state: 'pending',
      since: expect.any(Date),
      guardianIdNumber: people.guardian.idNumber,
    })
    expect(await changesOf(memberId)).toEqual([{ state: 'pending', byMember: null, proof: 'application' }])
    const [letter] = await lettersTo(email)
    expect(letter?.subject).toBe('請決定是否授權網上付款')
    expect(letter?.body).toContain('吳樂謙')
    expect(letter?.body).toContain('72 小時')
    expect(letter?.body).toMatch(/http:\/\/portal\.test\/zh\/security\/push\/supple-parent\/[\w-]{43}\n/)
  })

  test('under 18 without online payment: the guardian gets no letter', async () => {
    const { username } = await joined(household.ofMember, { onlinePayment: 'false' })
    const { memberId, state } = await consentOf(username)

    expect(state).toBe('not_requested')
    expect(await changesOf(memberId)).toEqual([{ state: 'not_requested', byMember: null, proof: 'application' }])
    expect(await lettersTo(email)).toEqual([])
  })

  test.each([
    ['pt', 'Decida se autoriza o pagamento online', '/pt/security'],
    ['en', 'Please decide about online payment', '/en/security'],
  ] as const)('the letter is in the language of the guardian: %s', async (language, subject, address) => {
    await portal.db.updateTable('members').set({ language }).where('email', '=', email).execute()
    await joined()
    const [letter] = await lettersTo(email)

    expect(letter).toMatchObject({ subject, body: expect.stringContaining(address) })
    expect(letter?.body).toContain('Lok Him')
  })

  test('of 18 since midnight: nobody has to agree', async () => {
    portal.clock.set(new Date('2027-08-31T23:59:00+08:00'))
    const { reference } = await aMinorsApplication(portal)
    portal.clock.forward(2 * minute)
    await (await aClerk(portal)).approve(reference)

    expect(await portal.db.selectFrom('paymentConsents').selectAll().execute()).toHaveLength(1)
    expect(await lettersTo(email)).toEqual([])
  })

  test('without a guardian yet: the letter goes when the guardian opens the online account', async () => {
    const { username } = await joined(household.ofStranger)
    const guardian = household.ofStranger.guardian
    const father = await anApplication(portal, {
      ...{ idNumber: guardian.guardianIdNumber, birthDate: guardian.guardianBirthDate, gender: 'male' },
      ...{ email: 'luisfilipe@example.mo', mobile: '66550189', username: 'luisfilipe', language: 'pt' },
      ...{ surname: 'Rodrigues', firstName: 'Luís Filipe', nameZh: '', noChineseName: 'true' },
    })
    await (await again(portal)).approve(father.reference)
    const waiting = await lettersTo(father.form.email)
    const hash = waiting.map(({ body }) => /active-online-account\/([\w-]{43})/.exec(body)?.[1]).find(Boolean) ?? ''
    expect(waiting.map(({ body }) => linkIn(body)).join('')).toBe('')

    portal.clock.forward(2 * minute)
    await portal.post('/security/active_online_account/send_sms', { hash })
    const code = await portal.codeTo(father.form.mobile)
    const password = 'three boats and a lantern'
    await portal.post('/security/active_online_account', { hash, code, password, passwordRepeat: password })
    const asked = (await lettersTo(father.form.email)).filter(({ body }) => linkIn(body))
    expect(asked).toMatchObject([{ subject: 'Decida se autoriza o pagamento online' }])
    expect(asked[0]?.body).toContain('Beatriz Rodrigues')
    expect(await consentOf(username)).toMatchObject({ state: 'pending' })
  })
})

describe('[M05] a minor asks the guardian', () => {
  const statesTo = async (state: 'declined' | 'withdrawn' | 'not_requested' | 'authorised') => {
    const { memberId } = await consentOf('lokio')
    await portal.db.updateTable('paymentConsents').set({ state }).where('memberId', '=', memberId).execute()
    return memberId
  }

  test.each(['not_requested', 'declined', 'withdrawn'] as const)('again, from the state %s', async (state) => {
    const memberId = await statesTo(state)
    const minor = await portal.memberAs('minor')

    expect(await minor.post(askPath)).toEqual({ code: 0, data: { state: 'pending' } })
    expect((await changesOf(memberId)).slice(1)).toEqual([{ state: 'pending', byMember: minor.id, proof: 'asked' }])
    expect(await lettersTo(email)).toMatchObject([{ subject: '請決定是否授權網上付款' }])
  })

  test('while it waits: another letter, and the link before it ends', async () => {
    const minor = await portal.memberAs('minor')
    await minor.post(askPath)
    const first = linkIn((await lettersTo(email))[0]?.body)
    portal.clock.forward(minute)
    await minor.post(askPath)
    const next = linkIn((await lettersTo(email))[0]?.body)

    const guardian = await portal.memberAs('guardian')
    expect(await guardian.get(`/security/verify_parent_hash?hash=${first}`)).toMatchObject({ code: 24 })
    expect(await guardian.get(`/security/verify_parent_hash?hash=${next}`)).toMatchObject({ code: 0 })
    expect(await changesOf(minor.id), 'nothing has changed').toHaveLength(1)
  })

  test('who has no Chinese name: the letter in Chinese names the child by the other', async () => {
    await portal.db.updateTable('members').set({ nameZh: null }).where('username', '=', 'lokio').execute()
    await (await portal.memberAs('minor')).post(askPath)

    expect((await lettersTo(email))[0]).toMatchObject({
      subject: '請決定是否授權網上付款',
      body: expect.stringContaining('Lok Io Ng'),
    })
  })

  test('three times a day', async () => {
    const minor = await portal.memberAs('minor')
    for (let times = 0; times < 3; times += 1) expect(await minor.post(askPath)).toMatchObject({ code: 0 })

    expect(await minor.post(askPath)).toMatchObject({ code: tooMany, wait: 86_400 })
    expect(await lettersTo(email)).toHaveLength(3)
    portal.clock.forward(86_400_000 - minute)
    expect(await (await portal.memberAs('minor')).post(askPath)).toMatchObject({ code: tooMany, wait: 60 })
    portal.clock.forward(minute)
    expect(await (await portal.memberAs('minor')).post(askPath)).toMatchObject({ code: 0 })
  })

  test('three times a day, however often another minor has asked', async () => {
    const sister = await portal.memberAs('adult')
    await portal.db.updateTable('members').set({ birthDate: '2012-06-18' }).where('id', '=', sister.id).execute()
    await giveConsent(portal, sister.id, 'pending')
    const minor = await portal.memberAs('minor')
    for (let times = 0; times < 3; times += 1) await minor.post(askPath)
    expect(await minor.post(askPath)).toMatchObject({ code: tooMany })

    expect(await sister.post(askPath)).toMatchObject({ code: 0 })
  })

  test('in vain after a yes, which stays, without a letter', async () => {
    await statesTo('authorised')
    const minor = await portal.memberAs('minor')

    for (let times = 0; times < 5; times += 1)
      expect(await minor.post(askPath)).toEqual({ code: 0, data: { state: 'authorised' } })
    expect(await lettersTo(email)).toEqual([])
  })

  test('and is told plainly when the guardian has no online account', async () => {
    const gone = { activatedAt: null, passwordHash: null }
    await portal.db.updateTable('members').set(gone).where('email', '=', email).execute()
    const minor = await portal.memberAs('minor')

    expect(await minor.post(askPath)).toMatchObject({ code: notRegistered })
    expect(await infoOf('minor')).toMatchObject({ onlinePayment: { state: 'pending', guardian: 'no_member' } })
  })

  test('and the guardian’s account says so when the guardian has no e-mail', async () => {
    await portal.db
      .updateTable('members')
      .set({ email: null, emailConfirmed: false })
      .where('email', '=', email)
      .execute()

    expect(await (await portal.memberAs('minor')).post(askPath)).toMatchObject({ data: { state: 'pending' } })
    expect((await (await portal.memberAs('guardian')).get('/account/children')).data.items).toHaveLength(1)
  })

  test('until the 18th birthday', async () => {
    expect(await (await portal.memberAs('adult')).post(askPath)).toMatchObject({ code: notNeeded })
    portal.clock.set(new Date('2030-06-18T00:00:00+08:00'))
    expect(await (await portal.memberAs('minor')).post(askPath)).toMatchObject({ code: notNeeded })
  })
})

describe('the account tells', () => {
  test('a minor the state, the guardian about the child, and others nothing', async () => {
    expect(await infoOf('minor')).toMatchObject({
      onlinePayment: { state: 'pending', guardian: 'member' },
      isGuardian: false,
      childWaits: false,
    })
    expect(await infoOf('guardian')).toMatchObject({ onlinePayment: null, isGuardian: true, childWaits: true })
    expect(await infoOf('adult')).toMatchObject({ onlinePayment: null, isGuardian: false })
  })

  test('nothing of it from the 18th birthday on', async () => {
    portal.clock.set(new Date('2030-06-17T23:59:00+08:00'))
    expect(await infoOf('minor')).toMatchObject({ onlinePayment: { state: 'pending' } })
    portal.clock.forward(minute)

    expect(await infoOf('minor')).toMatchObject({ onlinePayment: null })
    expect(await infoOf('guardian')).toMatchObject({ isGuardian: false, childWaits: false })
  })

  test('that a guardian is one as long as the youngest is a minor', async () => {
    const { id } = await portal.memberAs('adult')
    await giveConsent(portal, id, 'authorised')

    expect(await infoOf('guardian')).toMatchObject({ isGuardian: true, childWaits: true })
    await portal.db.updateTable('paymentConsents').set({ state: 'declined' }).execute()
    expect(await infoOf('guardian'), 'the answer has been given').toMatchObject({ isGuardian: true, childWaits: false })
    const asked = await (await portal.memberAs('guardian')).get('/account/fun_info?service=child_consent')
    expect(asked.data.items).toMatchObject([{ state: 'yes' }])
  })
})

test('a decision is never rewritten', async () => {
  const rewriting = portal.db.updateTable('paymentConsentChanges').set({ state: 'authorised' }).execute()

  await expect(rewriting).rejects.toThrow('not rewritten')
})

test.each([
  ['who did not ask', { onlinePayment: 'false' }, undefined],
  ['who asked, and is 18 since', {}, new Date('2031-03-12T10:00:00+08:00')],
])('[M05] who opens the online account is not written to about a child %s', async (_, changes, later) => {
  await joined(household.ofStranger, changes)
  if (later) portal.clock.set(later)
  const { guardianIdNumber, guardianBirthDate } = household.ofStranger.guardian
  const father = await anApplication(portal, {
    ...{ idNumber: guardianIdNumber, birthDate: guardianBirthDate, gender: 'male' },
    ...{ email: 'luisfilipe@example.mo', mobile: '66550189', username: 'luisfilipe', language: 'pt' },
  })
  await (await again(portal)).approve(father.reference)
  const waiting = await lettersTo(father.form.email)
  const hash = waiting.map(({ body }) => /active-online-account\/([\w-]{43})/.exec(body)?.[1]).find(Boolean) ?? ''
  portal.clock.forward(2 * minute)
  await portal.post('/security/active_online_account/send_sms', { hash })
  const code = await portal.codeTo(father.form.mobile)
  const password = 'three boats and a lantern'
  expect(
    await portal.post('/security/active_online_account', { hash, code, password, passwordRepeat: password }),
  ).toMatchObject({ code: 0 })

  expect((await lettersTo(father.form.email)).filter(({ body }) => linkIn(body))).toEqual([])
})
