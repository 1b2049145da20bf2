import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { appealsOf, decidingAppeals, statement, whyHeld } from '../../testing/appeals.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const day = 86_400_000
const theSuspender = async () => decidingAppeals(portal, await aClerk(portal, ['senior']))
const another = async (username = 'lam') =>
  decidingAppeals(portal, await aClerk(portal, ['senior'], { username, name: 'Lam' }))

/** Somebody who has just been suspended. */
const theSuspended = async (name: Parameters<typeof portal.memberAs>[0] = 'adult', more: object = {}) => {
  const member = await portal.memberAs(name, more)
  const suspender = await theSuspender()
  await suspender.suspend(member)
  return { member, suspender, appeals: appealsOf(member) }
}
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return portal.letters(to)
}
const hold = (memberId: number, reason: 'authority' | 'documents' | 'no_show' | 'loss', until: string | null = null) =>
  portal.db
    .insertInto('memberHolds')
    .values({ memberId, reason, since: portal.clock.now(), until, imposedBy: null, endedAt: null, endedBy: null })
    .returning('id')
    .executeTakeFirstOrThrow()

describe('an appeal', () => {
  test('is sent by who is suspended, in their words, and a letter says by when it is decided', async () => {
    const { appeals } = await theSuspended('english')
    const [suspension] = (await appeals.mine()).holds
    expect(suspension).toMatchObject({ reason: 'authority', until: null, why: whyHeld, appeal: null })

    const { code, data } = await appeals.send(`  ${statement}\n `)
    expect([code, data.dueOn]).toEqual([0, '2026-03-05'])
    expect(data.reference).toMatch(/^P26-[234679ACDEFGHJKMNPQRTVWXY]{6}$/)
    expect(await appeals.mine()).toMatchObject({
      holds: [{ appeal: { ...data, state: 'waiting', statement, endedAt: null, reason: null } }],
      earlier: [],
    })
    // The letter about the suspension is of the same moment.
    const letter = (await lettersTo(people.english.email)).find(({ subject }) => subject?.includes(data.reference))
    expect(letter?.subject).toBe(`We have received your appeal (${data.reference})`)
    expect(letter?.body).toMatch(/by 5 March 2026/)
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['It was not me at all', 'ok'],
    ['It was not me at al', 'appeal_too_short'],
    ['x'.repeat(2000), 'ok'],
    ['x'.repeat(2001), 'too_long'],
  ] as const)('of %s is told to be %s, at the field', async (said, expected) => {
    const { appeals } = await theSuspended()
    const { code, errors } = await appeals.send(said)
    expect(code).toBe(expected === 'ok' ? 0 : refusals.invalid_input)
    expect(Object.keys(errors ?? {})).toEqual(expected === 'ok' ? [] : ['statement'])
  })

  test('is for what is judged: no documents, no lost card, and nobody who is not held', async () => {
    const member = await portal.memberAs('adult')
    const appeals = appealsOf(member)
    expect(await appeals.sendAgainst(1)).toMatchObject({ code: refusals.nothing_to_appeal })
    for (const reason of ['documents', 'loss'] as const) {
      const { id } = await hold(member.id, reason)
      expect((await appeals.mine()).holds).toEqual([])
      expect(await appeals.sendAgainst(id)).toMatchObject({ code: refusals.nothing_to_appeal })
    }
    await hold(member.id, 'no_show', '2026-04-01')
    expect((await appeals.mine()).holds).toMatchObject([{ reason: 'no_show', until: '2026-04-01', why: null }])
    expect(await appeals.send()).toMatchObject({ code: 0 })
  })

  test('is nobody else’s: against another’s suspension there is none, and none is seen or taken back', async () => {
    const { appeals } = await theSuspended()
    const [{ id }] = (await appeals.mine()).holds
    const stranger = await portal.memberAs('portuguese')
    await hold(stranger.id, 'no_show', '2026-04-01')
    const theirs = appealsOf(stranger)
    expect(await theirs.sendAgainst(id)).toMatchObject({ code: refusals.nothing_to_appeal })
    const { data } = await appeals.send()
    expect(await theirs.withdraw(data.reference)).toMatchObject({ code: refusals.appeal_not_waiting })
    expect(await theirs.mine()).toMatchObject({ holds: [{ reason: 'no_show', appeal: null }], earlier: [] })
  })

  test('is against what stands: not against a suspension that has run out by its day', async () => {
    const member = await portal.memberAs('adult')
    const appeals = appealsOf(member)
    const { id } = await hold(member.id, 'no_show', '2026-03-02')
    expect((await appeals.mine()).holds).toEqual([])
    expect(await appeals.sendAgainst(id)).toMatchObject({ code: refusals.nothing_to_appeal })
  })

  test('is one for each suspension: while it waits there is no other, nor after a decision', async () => {
    const { appeals } = await theSuspended()
    const { data } = await appeals.send()
    expect(await appeals.send()).toMatchObject({ code: refusals.appeal_waiting })
    await (await another()).dismiss(data.reference)
    expect(await appeals.send()).toMatchObject({ code: refusals.appeal_decided })
  })

  test('that is taken back waits no more, and makes room for another, five in a day', async () => {
    const { appeals } = await theSuspended()
    for (let time = 1; time <= 5; time += 1) {
      const { data } = await appeals.send()
      expect(await appeals.withdraw(data.reference), String(time)).toEqual({ code: 0, data: {} })
      expect(await appeals.withdraw(data.reference)).toMatchObject({ code: refusals.appeal_not_waiting })
    }
    expect(await appeals.mine()).toMatchObject({
      holds: [{ appeal: null }],
      earlier: Array(5).fill({ state: 'withdrawn' }),
    })
    expect(await appeals.send()).toMatchObject({ code: refusals.too_many })
    portal.clock.forward(day)
    const again = appealsOf(await portal.memberAs('adult'))
    expect(await again.send()).toMatchObject({ code: 0 })
  })

  test('asks for a proof that is fresh: whoever found a telephone uses none up', async () => {
    const { appeals } = await theSuspended()
    const { holds } = await appeals.mine()
    portal.clock.forward(20 * 60_000)
    expect(await appeals.sendAgainst(holds[0].id)).toMatchObject({ code: refusals.proof_needed })
    expect((await appeals.mine()).holds).toMatchObject([{ appeal: null }])
  })

  test('sent many times at once is one, with one letter', async () => {
    const { appeals } = await theSuspended()
    const before = (await lettersTo(people.adult.email)).length
    const answers = await Promise.all(Array.from({ length: 4 }, () => appeals.send()))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(3).fill(refusals.appeal_waiting)])
    expect(await lettersTo(people.adult.email)).toHaveLength(before + 1)
    expect(await portal.db.selectFrom('appeals').select('id').execute()).toHaveLength(1)
  })
})

describe('what ended', () => {
  test('goes after three months, once the suspension is over too: until then it was the only one', async () => {
    const { member, appeals } = await theSuspended()
    const desk = await another()
    await desk.dismiss((await appeals.send()).data.reference)
    const count = async () => {
      await workers(portal.deps)['cleaning.hourly']({})
      return (await portal.db.selectFrom('appeals').select('id').execute()).length
    }
    portal.clock.forward(91 * day)
    expect(await count()).toBe(1)
    await portal.db.updateTable('memberHolds').set({ endedAt: portal.clock.now(), endedBy: 1 }).execute()
    expect(await count()).toBe(0)
    expect(member.id).toBeGreaterThan(0)
  })
})
