import { refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { appealsOf, decidingAppeals, statement, whyHeld } from '../../testing/appeals.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** The portal with other settings of the desk: they are the same object for all that is running. */
const withReview = (changes: Partial<(typeof portal.deps.settings)['review']>) =>
  Object.assign(portal.deps.settings.review, changes)

/** A Monday, at ten. */
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  return () => void withReview({ undoSeconds: 0, secondDecision: [] })
})

const aSenior = async (username: string) =>
  decidingAppeals(portal, await aClerk(portal, ['senior'], { username, name: username }))

/** Somebody whom Ieong has suspended, and who has appealed. Both letters have left: together with a later one they would come in any order. */
const anAppeal = async (name: 'adult' | 'english' | 'minor' = 'adult') => {
  const member = await portal.memberAs(name)
  const ieong = await aSenior('ieong')
  await ieong.suspend(member)
  const appeals = appealsOf(member)
  const { reference } = (await appeals.send()).data as { reference: string }
  await portal.doJobs()
  return { member, ieong, appeals, reference }
}
const closedFor = async (member: Awaited<ReturnType<typeof portal.memberAs>>) =>
  (await member.post('/account/info')).data.card.closed
const actsOn = async (subjectId: string) =>
  (await portal.db.selectFrom('audit').select('act').where('subjectId', '=', subjectId).orderBy('id').execute()).map(
    ({ act }) => act,
  )
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return portal.letters(to)
}
/** Does the jobs of decisions, whose time is over by the clock of the portal. */
const aMinuteLater = async () => {
  portal.clock.forward(60_000)
  await sql`update jobs.job set start_after = now() where name = 'appeal.carryOut'`.execute(portal.db)
  await portal.doJobs()
}

describe('at the desk', () => {
  test('an appeal stands in the one queue, with the suspension, its reason and who has set it', async () => {
    const { ieong, reference } = await anAppeal()
    const lam = await aSenior('lam')
    expect(await lam.queue('?view=waiting')).toMatchObject({
      waiting: 1,
      items: [{ kind: 'appeal', reference, dueOn: '2026-03-05', namePt: 'Chan Sio Mei', holder: null }],
    })
    expect((await lam.lookAt(reference)).data).toMatchObject({
      ...{ reference, state: 'waiting', statement, isOwnHold: false, reason: null, language: 'zh' },
      hold: { reason: 'authority', until: null, endedAt: null, by: 'ieong', why: whyHeld },
      holder: { name: 'lam', mine: true },
      history: [{ who: '', act: 'received' }],
    })
    expect((await ieong.queue('?kind=appeal')).items).toMatchObject([{ holder: { name: 'lam', mine: false } }])
    expect(await actsOn(reference)).toEqual(['looked'])
    expect((await ieong.find(reference)).items).toHaveLength(1)
    expect((await ieong.find('sio')).items).toHaveLength(1)
  })

  test('who has set the suspension reads the appeal, takes it from nobody, and does not decide', async () => {
    const { ieong, reference } = await anAppeal()
    expect((await ieong.lookAt(reference)).data).toMatchObject({ isOwnHold: true, holder: null })
    for (const answer of [await ieong.grant(reference), await ieong.dismiss(reference)])
      expect(answer).toMatchObject({ code: refusals.appeal_of_own_hold })
    const others = await aSenior('lam')
    expect(await others.grant(reference)).toMatchObject({ code: 0 })
  })

  test('that who has set it decides or confirms is impossible to the database, too', async () => {
    const { reference } = await anAppeal()
    const lam = await aSenior('lam')
    await lam.grant(reference)
    const set = (columns: object) =>
      portal.db.updateTable('appeals').set(columns).where('reference', '=', reference).execute()
    const { imposedBy } = await portal.db.selectFrom('appeals').select('imposedBy').executeTakeFirstOrThrow()
    await expect(set({ decidedBy: imposedBy })).rejects.toThrow(/appeal_decided_by_another/)
    await expect(set({ secondedBy: imposedBy })).rejects.toThrow(/appeal_seconded_by_another/)
    await expect(set({ reason: null })).rejects.toThrow(/appeal_decided_with_reason/)
  })

  test('who reviews applications sees no appeal, in the queue, in its numbers or as what comes next', async () => {
    const { reference } = await anAppeal()
    const reviewer = decidingAppeals(portal, await aClerk(portal, ['reviewer'], { username: 'wong', name: 'Wong' }))
    expect(await reviewer.queue()).toMatchObject({ items: [], waiting: 0 })
    expect((await reviewer.find(reference)).items).toEqual([])
    for (const answer of [await reviewer.lookAt(reference), await reviewer.grant(reference)])
      expect(answer).toMatchObject({ code: refusals.not_allowed })
  })

  test('the next case is none that one has to leave to somebody else', async () => {
    const { ieong, reference } = await anAppeal()
    const lam = await aSenior('lam')
    const other = await portal.memberAs('english')
    await lam.suspend(other)
    const { reference: lams } = (await appealsOf(other).send()).data
    // Each decides about the other’s, and of what is left nothing is theirs.
    expect((await ieong.grant(lams)).data).toMatchObject({ nextReference: null })
    expect((await lam.lookAt(reference)).data).toMatchObject({ nextReference: null })
  })

  test.each(['', 'no'])(
    'a decision without a reason in words, such as “%s”, is refused at the field',
    async (reason) => {
      const { reference } = await anAppeal()
      const lam = await aSenior('lam')
      for (const answer of [await lam.grant(reference, { reason }), await lam.dismiss(reference, { reason })])
        expect(answer).toMatchObject({ code: refusals.invalid_input, errors: { reason: expect.any(String) } })
      expect(await lam.grant('P26-NOBODY')).toMatchObject({ code: refusals.not_found })
    },
  )
})

describe('an appeal that is decided', () => {
  test('and granted ends the suspension: the account is open again, and the member is told why', async () => {
    const { member, appeals, reference } = await anAppeal('english')
    const lam = await aSenior('lam')
    expect(await closedFor(member)).toBe('account_suspended')
    expect((await lam.grant(reference)).data).toEqual({ state: 'passed', undoSeconds: 0, nextReference: null })

    expect(await closedFor(member)).toBeNull()
    const reason = 'The gate has seen both of you.'
    expect(await appeals.mine()).toMatchObject({ holds: [], earlier: [{ reference, state: 'granted', reason }] })
    const [letter] = await lettersTo(people.english.email)
    expect(letter?.subject).toBe(`Your appeal has been granted (${reference})`)
    expect(letter?.body).toContain(reason)
    expect(await actsOn(String(member.id))).toEqual(expect.arrayContaining(['lifted authority']))
    expect((await lam.lookAt(reference)).data).toMatchObject({ hold: { endedAt: expect.any(String) }, reason })
  })

  test('and dismissed leaves the suspension, and the member reads why', async () => {
    const { member, appeals, reference } = await anAppeal()
    await (await aSenior('lam')).dismiss(reference)
    expect(await closedFor(member)).toBe('account_suspended')
    const reason = 'The gate has seen the card twice.'
    expect((await appeals.mine()).holds).toMatchObject([{ appeal: { state: 'dismissed', reason } }])
    const [letter] = await lettersTo(people.adult.email)
    expect(letter?.body).toContain(reason)
  })

  test('waits for the member as long as it can be undone, and once undone it waits again', async () => {
    withReview({ undoSeconds: 60 })
    const { member, appeals, reference } = await anAppeal()
    const lam = await aSenior('lam')
    const before = (await lettersTo(people.adult.email)).length
    expect((await lam.grant(reference)).data).toMatchObject({ state: 'deciding', undoSeconds: 60 })
    expect((await appeals.mine()).holds).toMatchObject([{ appeal: { state: 'waiting', reason: null, endedAt: null } }])
    expect(await appeals.withdraw(reference)).toMatchObject({ code: refusals.appeal_not_waiting })
    expect(await lam.undo(reference)).toEqual({ code: 0, data: {} })
    expect((await lam.lookAt(reference)).data).toMatchObject({ state: 'waiting', reason: null, holder: { mine: true } })

    await lam.grant(reference)
    await aMinuteLater()
    expect(await closedFor(member)).toBeNull()
    expect(await lettersTo(people.adult.email)).toHaveLength(before + 1)
    expect(await lam.undo(reference)).toMatchObject({ code: refusals.undo_too_late })
    expect((await actsOn(reference)).filter((act) => act !== 'looked')).toEqual(['approved', 'undone', 'approved'])
  })

  test('of a minor needs a second person where the settings ask, who has not set the suspension either', async () => {
    withReview({ secondDecision: ['minor'] })
    const { member, ieong, reference } = await anAppeal('minor')
    const lam = await aSenior('lam')
    expect((await lam.grant(reference)).data).toMatchObject({ state: 'proposed' })
    expect(await lam.confirm(reference)).toMatchObject({ code: refusals.second_is_first })
    for (const answer of [await ieong.confirm(reference), await ieong.sendBack(reference)])
      expect(answer).toMatchObject({ code: refusals.appeal_of_own_hold })
    const wong = await aSenior('wong')
    expect((await wong.lookAt(reference)).data).toMatchObject({
      ...{ state: 'proposed', secondFor: ['minor'], reason: 'The gate has seen both of you.' },
      proposal: { name: 'lam', mine: false },
    })
    expect(await wong.sendBack(reference)).toMatchObject({ code: 0 })
    await lam.grant(reference)
    expect(await wong.confirmDismissal(reference)).toMatchObject({ code: refusals.proposal_ended })
    expect(await wong.confirm(reference)).toMatchObject({ code: 0, data: { state: 'passed' } })
    expect(await closedFor(member)).toBeNull()
  })

  test('about a suspension that has run out meanwhile is told all the same, and lifts nothing', async () => {
    const member = await portal.memberAs('adult')
    const since = portal.clock.now()
    const hold = { memberId: member.id, reason: 'no_show', since, until: '2026-03-20', imposedBy: null } as const
    await portal.db
      .insertInto('memberHolds')
      .values({ ...hold, endedAt: null, endedBy: null })
      .execute()
    const { data } = await appealsOf(member).send()
    const endedAt = portal.clock.now()
    await portal.db.updateTable('memberHolds').set({ endedAt }).where('memberId', '=', member.id).execute()
    expect(await (await aSenior('lam')).grant(data.reference)).toMatchObject({ code: 0 })
    const holds = portal.db.selectFrom('memberHolds').select(['endedAt', 'endedBy']).where('memberId', '=', member.id)
    expect(await holds.execute()).toEqual([{ endedAt, endedBy: null }])
  })
})

describe('a suspension that is lifted by hand', () => {
  test.each([
    ['waits', 0, async () => {}],
    ['is being decided', 60, (lam: Awaited<ReturnType<typeof aSenior>>, reference: string) => lam.dismiss(reference)],
  ] as const)('closes the appeal that %s: nothing is left to decide', async (_, undoSeconds, before) => {
    withReview({ undoSeconds })
    const { member, ieong, appeals, reference } = await anAppeal()
    const lam = await aSenior('lam')
    await before(lam, reference)
    const [{ id }] = (await appeals.mine()).holds
    expect(await ieong.lift(member, id)).toMatchObject({ code: 0 })
    await aMinuteLater()

    expect(await appeals.mine()).toMatchObject({ holds: [], earlier: [{ reference, state: 'closed', reason: null }] })
    const [letter, ...others] = await lettersTo(people.adult.email)
    expect(letter?.subject).toBe('會員服務已恢復')
    expect(letter?.body).toContain(reference)
    expect(others.filter(({ subject }) => /申訴(獲|不獲)批准/.test(subject ?? ''))).toEqual([])
    expect((await actsOn(reference)).at(-1)).toBe('appeal_closed')
    expect(await lam.grant(reference)).toMatchObject({ code: refusals.already_decided })
    expect(await lam.queue('?view=waiting')).toMatchObject({ items: [], waiting: 0 })
  })
})

describe('at the same moment', () => {
  test('of many decisions of two one counts, with one letter', async () => {
    const { member, reference } = await anAppeal()
    const before = (await lettersTo(people.adult.email)).length
    const [lam, wong] = [await aSenior('lam'), await aSenior('wong')]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? lam.grant(reference) : wong.dismiss(reference))),
    )
    expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
      0,
      ...Array(7).fill(refusals.already_decided),
    ])
    const granted = answers.findIndex(({ code }) => code === 0) % 2 === 1
    expect(await closedFor(member)).toBe(granted ? null : 'account_suspended')
    expect(await lettersTo(people.adult.email)).toHaveLength(before + 1)
  })

  test('what is taken back is not decided, and what is decided is not taken back', async () => {
    for (const round of [0, 1, 2, 3]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const { member, appeals, reference } = await anAppeal()
      const lam = await aSenior('lam')
      const acts = [() => lam.grant(reference), () => appeals.withdraw(reference)]
      const codes = await Promise.all((round % 2 ? acts.reverse() : acts).map(async (act) => (await act()).code))
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      const isOpen = (await closedFor(member)) === null
      expect((await appeals.mine()).earlier).toMatchObject([{ state: isOpen ? 'granted' : 'withdrawn' }])
    }
  })

  test('a suspension is lifted by hand, or its appeal decided: never told both ways', async () => {
    for (const round of [0, 1, 2, 3]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const { member, ieong, appeals, reference } = await anAppeal()
      const lam = await aSenior('lam')
      const [{ id }] = (await appeals.mine()).holds
      const acts = [() => lam.dismiss(reference), () => ieong.lift(member, id)]
      await Promise.all((round % 2 ? acts.reverse() : acts).map((act) => act()))
      expect(await closedFor(member)).toBeNull()
      const [{ state }] = (await appeals.mine()).earlier
      const told = (await lettersTo(people.adult.email)).filter(({ subject }) => subject?.includes('申訴不獲批准'))
      expect(told).toHaveLength(state === 'dismissed' ? 1 : 0)
    }
  })

  test('an appeal is sent while the suspension is lifted: none waits against what has ended', async () => {
    for (const round of [0, 1, 2, 3]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const member = await portal.memberAs('adult')
      const ieong = await aSenior('ieong')
      await ieong.suspend(member)
      const appeals = appealsOf(member)
      const [{ id }] = (await appeals.mine()).holds
      const acts = [() => appeals.sendAgainst(id), () => ieong.lift(member, id)]
      await Promise.all((round % 2 ? acts.reverse() : acts).map((act) => act()))
      const states = (await appeals.mine()).earlier.map(({ state }: { state: string }) => state)
      expect(states.filter((state: string) => state !== 'closed')).toEqual([])
    }
  })
})
