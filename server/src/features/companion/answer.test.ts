import { memberNumberFrom, refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { companionsOf, makeYoung } from '../../testing/companions.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const nobody = memberNumberFrom(77_777)

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const told = async (to: string) => (await portal.letters(to)).map(({ subject }) => subject)
const codes = async (acts: Promise<{ code: number }>[]) => (await Promise.all(acts)).map(({ code }) => code).toSorted()
const both = async () => [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')] as const
const rounds = [0, 1, 2, 3]
/** The same two acts, once in each order. */
const inTurn = <T>(round: number, acts: (() => T)[]) => (round % 2 ? acts.toReversed() : acts).map((act) => act())

describe('of two at once', () => {
  test('the same number is asked once', async () => {
    const [siumei, tom] = await both()
    const ask = () => siumei.post('/family/player', { memberNumber: tom.memberNumber, shirt: null })
    expect(await codes([ask(), ask(), ask()])).toEqual([0, refusals.companion_already, refusals.companion_already])
  })

  test('the last place is taken once', async () => {
    const [siumei, tom] = await both()
    for (const one of [1, 2, 3, 4]) await siumei.askCollector(memberNumberFrom(88_000 + one))
    const ask = (memberNumber: string) => siumei.post('/family/collector', { memberNumber })
    expect(await codes([ask(tom.memberNumber), ask(nobody)])).toEqual([0, refusals.companions_full])
  })

  test('a number is one player’s', async () => {
    const [siumei, tom] = await both()
    const ask = (memberNumber: string) => siumei.post('/family/player', { memberNumber, shirt: 10 })
    expect(await codes([ask(tom.memberNumber), ask(nobody)])).toEqual([0, refusals.shirt_taken])
  })

  test('a yes counts once, and writes its letters once; so does the job that looks up a number', async () => {
    const [siumei, tom] = await both()
    await siumei.post('/family/player', { memberNumber: tom.memberNumber, shirt: null })
    const [{ id }] = (await siumei.mine()).people
    const lookUp = () => workers(portal.deps)['companion.lookUp']({ id })
    await Promise.all([lookUp(), lookUp()])
    await portal.doJobs()
    expect(await told(people.english.email)).toHaveLength(1)

    const yes = () => tom.post('/family/confirm', { id })
    expect(await codes([yes(), yes()])).toEqual([0, refusals.companion_gone])
    await portal.doJobs()
    expect(await told(people.adult.email)).toHaveLength(1)
  })

  test.each(rounds)('a yes and a no: one of them is said (%i)', async (round) => {
    const [siumei, tom] = await both()
    await siumei.askPlayer(tom.memberNumber)
    const [{ id }] = (await tom.mine()).asks
    await Promise.all(inTurn(round, [() => tom.post('/family/confirm', { id }), () => tom.post('/family/end', { id })]))
    const [row] = await portal.db.selectFrom('companions').selectAll().execute()
    expect(row?.confirmedAt && row.declinedAt).toBeNull()
  })

  test.each(rounds)('a yes and the owner’s taking back: nobody stands in a list that is over (%i)', async (round) => {
    const [siumei, tom] = await both()
    await siumei.askPlayer(tom.memberNumber)
    const [{ id }] = (await tom.mine()).asks
    const [one, other] = await Promise.all(
      inTurn(round, [() => tom.post('/family/confirm', { id }), () => siumei.post('/family/end', { id })]),
    )
    await portal.doJobs()
    const [yes, back] = round % 2 ? [other, one] : [one, other]
    expect(back).toMatchObject({ code: 0 })
    expect((await siumei.mine()).people).toEqual([])
    expect((await tom.mine()).standsWith).toEqual([])
    // Whoever got a yes through has been told that it is over.
    const over = (await told(people.english.email)).filter((subject) => subject?.startsWith('You are no longer'))
    expect(over).toHaveLength(yes?.code === 0 ? 1 : 0)
  })

  test.each(rounds)('both sides end it: the other one is told once (%i)', async (round) => {
    const [siumei, tom] = await both()
    await siumei.askPlayer(tom.memberNumber)
    await tom.sayYes()
    const [{ id }] = (await siumei.mine()).people
    const ends = [() => siumei.post('/family/end', { id }), () => tom.post('/family/end', { id })]
    expect(await codes(inTurn(round, ends))).toEqual([0, refusals.companion_gone])
    await portal.doJobs()
    const letters = [...(await told(people.adult.email)), ...(await told(people.english.email))]
    expect(letters.filter((subject) => subject?.includes('不再') || subject?.includes('no longer'))).toHaveLength(1)
  })
})

describe('the database itself refuses', () => {
  const insert = async (changes: Record<string, unknown>) => {
    const [siumei, tom] = await both()
    const row = {
      ...{ kind: 'player', owner_id: siumei.id, person_id: tom.id, place: 1, asked_number: tom.memberNumber },
      ...{ relation: null, shirt: null, asked_at: '2026-03-02T02:00:00Z', answer_until: '2026-03-16' },
      ...{
        declined_at: null,
        confirmed_at: null,
        confirmed_by: null,
        ended_at: null,
        ended_because: null,
        ended_by: null,
      },
      ...changes,
    }
    const names = Object.keys(row).map((name) => sql.ref(name))
    await sql`insert into companions (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(portal.db)
  }
  const at = '2026-03-02T03:00:00Z'
  const idOf = async (name: 'adult' | 'english' | 'portuguese') => (await portal.memberAs(name)).id

  test.each<[string, string, () => Promise<Record<string, unknown>>]>([
    ['oneself in one’s own list', 'companion_not_oneself', async () => ({ person_id: await idOf('adult') })],
    ['a place that a list has not', 'companion_place', async () => ({ kind: 'collector', place: 6 })],
    ['a number for who is no player', 'companion_shirt', async () => ({ kind: 'collector', shirt: 7 })],
    ['a child without a relation', 'companion_relation', async () => ({ kind: 'child' })],
    ['a yes and a no', 'companion_one_answer', async () => ({ declined_at: at, confirmed_at: at })],
    ['a yes of nobody', 'companion_answered_by_somebody', async () => ({ person_id: null, confirmed_at: at })],
    [
      'a yes for another adult',
      'companion_answers_for_oneself',
      async () => ({ confirmed_at: at, confirmed_by: await idOf('portuguese') }),
    ],
    [
      'one’s own yes to a child of others',
      'companion_answered_by_another',
      async () => ({ kind: 'child', relation: 'friend', confirmed_at: at, confirmed_by: await idOf('adult') }),
    ],
    ['an end without a reason', 'companion_ended', async () => ({ ended_at: at })],
    [
      'an end by staff without a name',
      'companion_ended_by_staff',
      async () => ({ ended_at: at, ended_because: 'staff' }),
    ],
  ])('%s', async (_, constraint, changes) => {
    await expect(insert(await changes())).rejects.toThrow(constraint)
  })

  test('the same person twice, and two members as each other’s child', async () => {
    await makeYoung(portal)
    await insert({})
    await expect(insert({ place: 2 })).rejects.toThrow('companions_once')
    await expect(insert({ place: 2, asked_number: nobody })).rejects.toThrow('companions_one_person')
    await insert({ kind: 'child', relation: 'friend' })
    const turned = { owner_id: await idOf('english'), person_id: await idOf('adult') }
    await expect(insert({ ...turned, kind: 'child', relation: 'friend' })).rejects.toThrow('companions_child_one_way')
    // Two may well play in each other’s team.
    await insert(turned)
  })
})

const counter = async () => {
  const clerk = await aClerk(portal, ['counter'])
  return {
    fileOf: async (memberNumber: string) => (await clerk.post('/desk/member', { memberNumber })).data,
    async end(memberNumber: string, id: number, reason = 'The team has a new captain.') {
      const answer = await clerk.post('/desk/member/companion/end', { memberNumber, id, reason })
      await portal.doJobs()
      return answer
    },
  }
}

test('the file of either side shows an entry, with a no of which who asked does not know', async () => {
  const [siumei, tom, ana] = [
    await companionsOf(portal, 'adult'),
    await companionsOf(portal, 'english'),
    await companionsOf(portal, 'portuguese'),
  ]
  await siumei.askPlayer(tom.memberNumber)
  await tom.sayYes()
  await siumei.askCollector(ana.memberNumber)
  await ana.sayNo()
  await siumei.askCollector(nobody)

  const clerk = await counter()
  expect((await clerk.fileOf(siumei.memberNumber)).companions).toMatchObject([
    { kind: 'collector', part: 'own', memberNumber: nobody, namePt: null, state: 'waiting' },
    { kind: 'collector', part: 'own', namePt: 'Ana Sousa', state: 'declined', confirmedAt: null },
    { kind: 'player', part: 'own', memberNumber: tom.memberNumber, namePt: 'Tom Reed', state: 'confirmed' },
  ])
  expect((await clerk.fileOf(tom.memberNumber)).companions).toMatchObject([
    { kind: 'player', part: 'of_other', memberNumber: siumei.memberNumber, nameZh: '陳小美', state: 'confirmed' },
  ])
})

test('the counter ends an entry with a reason, which the trail keeps; both are told', async () => {
  const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
  await siumei.askPlayer(tom.memberNumber)
  await tom.sayYes()
  const [{ id }] = (await siumei.mine()).people
  const clerk = await counter()
  expect(await clerk.end(tom.memberNumber, id, 'x')).toMatchObject({ code: refusals.invalid_input })
  expect(await clerk.end((await companionsOf(portal, 'portuguese')).memberNumber, id)).toMatchObject({
    code: refusals.not_found,
  })
  expect(await clerk.end(tom.memberNumber, id)).toMatchObject({ code: 0 })
  expect(await clerk.end(tom.memberNumber, id)).toMatchObject({ code: refusals.not_found })

  expect((await siumei.mine()).people).toEqual([])
  expect((await told(people.adult.email))[0]).toBe('Tom Reed不再在你的名單上')
  expect((await told(people.english.email))[0]).toBe('You are no longer in the list of Chan Sio Mei')
  const file = await clerk.fileOf(tom.memberNumber)
  expect(file.companions).toMatchObject([{ state: 'ended', endedBecause: 'staff' }])
  expect(file.history.filter(({ act }: { act: string }) => act === 'companion_ended')).toMatchObject([
    { detail: 'The team has a new captain.', who: 'Ieong' },
  ])
})
