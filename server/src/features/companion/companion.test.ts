import { memberNumberFrom, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { companionsOf } from '../../testing/companions.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const nobody = memberNumberFrom(77_777)

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const told = async (to: string) => (await portal.letters(to)).map(({ subject }) => subject)
const suspend = (memberId: number) =>
  portal.db
    .insertInto('memberHolds')
    .values({
      memberId,
      reason: 'authority',
      since: portal.clock.now(),
      until: null,
      imposedBy: null,
      endedAt: null,
      endedBy: null,
    })
    .execute()

describe('[R45] a player', () => {
  test('is asked by exact number, says yes, and both are told, each in their language', async () => {
    const [captain, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
    expect(await captain.askPlayer(tom.memberNumber, 10)).toMatchObject({ code: 0, data: {} })
    expect((await captain.mine()).people).toMatchObject([
      {
        kind: 'player',
        memberNumber: tom.memberNumber,
        nameZh: null,
        namePt: null,
        state: 'waiting',
        shirt: 10,
        able: null,
      },
    ])
    expect((await captain.mine()).people[0].until).toBe('2026-03-16')
    expect((await tom.mine()).asks).toMatchObject([
      { kind: 'player', nameZh: '陳小美', until: '2026-03-16', child: null },
    ])
    expect(await told(people.english.email)).toEqual(['Chan Sio Mei asks to add you as a player'])

    expect(await tom.sayYes()).toMatchObject({ code: 0 })
    expect((await captain.mine()).people).toMatchObject([
      { namePt: 'Tom Reed', state: 'confirmed', until: null, able: true },
    ])
    expect(await tom.mine()).toMatchObject({
      asks: [],
      standsWith: [{ kind: 'player', nameZh: '陳小美', child: null }],
    })
    expect(await told(people.adult.email)).toEqual(['Tom Reed已加入你的名單'])
    expect((await told(people.english.email))[0]).toBe('You are in the list of Chan Sio Mei now')
  })

  test('gets another number, or none; two have not the same one', async () => {
    const captain = await companionsOf(portal, 'adult')
    const [tom, ana] = [await companionsOf(portal, 'english'), await companionsOf(portal, 'portuguese')]
    await captain.askPlayer(tom.memberNumber, 10)
    expect(await captain.askPlayer(ana.memberNumber, 10)).toMatchObject({ code: refusals.shirt_taken })
    await captain.askPlayer(ana.memberNumber, 7)
    const [first, second] = (await captain.mine()).people
    expect(await captain.editPlayer(second.id, 10)).toMatchObject({
      code: refusals.shirt_taken,
      errors: { shirt: expect.any(String) },
    })
    expect(await captain.editPlayer(first.id, 10)).toMatchObject({ code: 0 })
    expect(await captain.editPlayer(first.id, null)).toMatchObject({ code: 0 })
    expect(await captain.editPlayer(second.id, 10)).toMatchObject({ code: 0 })
    expect((await captain.mine()).people.map(({ shirt }: { shirt: number }) => shirt)).toEqual([null, 10])
    for (const wrong of [0, 100, 1.5, '7'])
      expect(await captain.editPlayer(first.id, wrong as number)).toMatchObject({ code: refusals.invalid_input })
    // Nobody changes the list of another.
    expect(await tom.editPlayer(first.id, 9)).toMatchObject({ code: refusals.companion_gone })
  })

  test.each([
    ['the owner', 'captain', 'english', 'You are no longer in the list of Chan Sio Mei'],
    ['the player', 'tom', 'adult', 'Tom Reed不再在你的名單上'],
  ] as const)('leaves by the word of %s, and the other side is told', async (_, who, toldWho, subject) => {
    const [captain, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
    await captain.askPlayer(tom.memberNumber)
    await tom.sayYes()
    const [{ id }] = (await captain.mine()).people
    expect(await { captain, tom }[who].end(id)).toMatchObject({ code: 0 })
    expect(await { captain, tom }[who].end(id)).toMatchObject({ code: refusals.companion_gone })

    expect((await captain.mine()).people).toEqual([])
    expect((await tom.mine()).standsWith).toEqual([])
    expect((await told(people[toldWho].email))[0]).toBe(subject)
    // And can be asked again.
    expect(await captain.askPlayer(tom.memberNumber)).toMatchObject({ code: 0 })
    expect((await tom.mine()).asks).toHaveLength(1)
  })
})

describe('[R24] an extra collector', () => {
  test('is a list of its own, of five at most; both may collect for each other', async () => {
    const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
    await siumei.askCollector(tom.memberNumber)
    await siumei.askPlayer(tom.memberNumber)
    await tom.askCollector(siumei.memberNumber)
    await tom.sayYes()
    await siumei.sayYes()
    expect((await siumei.mine()).standsWith).toMatchObject([{ kind: 'collector', namePt: 'Tom Reed' }])
    for (const one of [1, 2, 3, 4])
      expect(await siumei.askCollector(memberNumberFrom(88_000 + one))).toMatchObject({ code: 0 })
    expect(await siumei.askCollector(nobody)).toMatchObject({ code: refusals.companions_full })
  })

  test('is not oneself, and nobody twice', async () => {
    const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
    expect(await siumei.askCollector(siumei.memberNumber)).toMatchObject({
      code: refusals.companion_self,
      errors: { memberNumber: expect.any(String) },
    })
    expect(await siumei.askCollector('000000019')).toMatchObject({ code: refusals.invalid_input })
    await siumei.askCollector(tom.memberNumber)
    expect(await siumei.askCollector(tom.memberNumber)).toMatchObject({ code: refusals.companion_already })
    await tom.sayYes()
    expect(await siumei.askCollector(tom.memberNumber)).toMatchObject({ code: refusals.companion_already })
  })

  test('whose own card opens nothing says no, and not yes; one of the list is shown as unable, without why', async () => {
    const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
    await siumei.askCollector(tom.memberNumber)
    await tom.sayYes()
    await suspend(tom.id)
    expect((await siumei.mine()).people).toMatchObject([{ state: 'confirmed', able: false }])

    const chikeong = await companionsOf(portal, 'suspended')
    await siumei.askCollector(chikeong.memberNumber)
    expect(await chikeong.sayYes()).toMatchObject({ code: refusals.account_suspended })
    expect(await chikeong.sayNo()).toMatchObject({ code: 0 })
    // Who is suspended asks nobody either.
    expect(await chikeong.askCollector(tom.memberNumber)).toMatchObject({ code: refusals.account_suspended })
    const waiman = await companionsOf(portal, 'withTemporaryCard')
    await siumei.askCollector(waiman.memberNumber)
    expect(await waiman.sayYes()).toMatchObject({ code: refusals.card_temporary })
  })
})

describe('whoever asks by number learns nothing about the people of numbers', () => {
  /** What the owner of a list can see of a request, but for its id and number. */
  const seen = ({ id: _, memberNumber: __, ...shown }: Record<string, unknown>) => shown

  test('(T-05) a number of nobody, one who says no, and one who does not answer look alike to the last day', async () => {
    const siumei = await companionsOf(portal, 'adult')
    const [tom, ana] = [await companionsOf(portal, 'english'), await companionsOf(portal, 'portuguese')]
    const answers = [
      await siumei.askPlayer(tom.memberNumber),
      await siumei.askPlayer(nobody),
      await siumei.askPlayer(ana.memberNumber),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await tom.sayNo()
    expect((await tom.mine()).asks).toEqual([])

    const shown = (await siumei.mine()).people.map(seen)
    expect(shown).toHaveLength(3)
    expect(shown[1]).toEqual(shown[0])
    expect(shown[2]).toEqual(shown[0])
    for (const { memberNumber } of [tom, { memberNumber: nobody }, ana])
      expect(await siumei.askPlayer(memberNumber)).toMatchObject({ code: refusals.companion_already })
    expect(await told(people.adult.email)).toEqual([])

    portal.clock.set(new Date('2026-03-16T10:00:00+08:00'))
    expect((await (await companionsOf(portal, 'adult')).mine()).people).toEqual([])
    const late = await companionsOf(portal, 'portuguese')
    expect((await late.mine()).asks).toEqual([])
  })

  test('who has said no is not asked by the same member again within 90 days', async () => {
    const siumei = await companionsOf(portal, 'adult')
    const tom = await companionsOf(portal, 'english')
    await siumei.askPlayer(tom.memberNumber)
    await tom.sayNo()
    const [{ id }] = (await siumei.mine()).people
    await siumei.end(id)
    expect(await siumei.askPlayer(tom.memberNumber)).toMatchObject({ code: 0 })
    expect((await tom.mine()).asks).toEqual([])
    expect(await told(people.english.email)).toHaveLength(1)
    // For another list they are.
    await siumei.askCollector(tom.memberNumber)
    expect((await tom.mine()).asks).toHaveLength(1)
  })

  test('ten numbers in a day, and of a hundred tries no more are told of', async () => {
    const siumei = await companionsOf(portal, 'adult')
    const codes: number[] = []
    for (let one = 0; one < 100; one += 1)
      codes.push(
        (await siumei.post('/family/player', { memberNumber: memberNumberFrom(10_001 + one), shirt: null })).code,
      )
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
    expect(new Set(codes.slice(10))).toEqual(new Set([refusals.too_many]))
  })

  test('one person gets five letters in a day because of strangers, and the rest in the account alone', async () => {
    const tom = await companionsOf(portal, 'english')
    for (const name of ['adult', 'portuguese', 'worker', 'guardian', 'permitHolder', 'student'] as const)
      await (await companionsOf(portal, name)).askPlayer(tom.memberNumber)
    expect((await tom.mine()).asks).toHaveLength(6)
    expect(await told(people.english.email)).toHaveLength(5)
  })
})

test('a request that was taken back can be answered no more, and one that ran out frees its place', async () => {
  const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
  await siumei.askCollector(tom.memberNumber)
  const [{ id }] = (await tom.mine()).asks
  await siumei.end(id)
  expect(await tom.confirm(id)).toMatchObject({ code: refusals.companion_gone })
  expect(await tom.end(id)).toMatchObject({ code: refusals.companion_gone })

  await siumei.askCollector(tom.memberNumber)
  const [again] = (await tom.mine()).asks
  portal.clock.set(new Date('2026-03-16T00:00:00+08:00'))
  const late = await companionsOf(portal, 'english')
  expect(await late.confirm(again.id)).toMatchObject({ code: refusals.companion_gone })
  expect(await (await companionsOf(portal, 'adult')).askCollector(tom.memberNumber)).toMatchObject({ code: 0 })
})

test('changes of the lists ask for a fresh proof; leaving and saying no do not', async () => {
  const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
  await siumei.askPlayer(tom.memberNumber)
  const [{ id }] = (await tom.mine()).asks
  portal.clock.forward(11 * 60_000)
  expect(await siumei.askCollector(tom.memberNumber)).toMatchObject({ code: refusals.proof_needed })
  expect(await tom.confirm(id)).toMatchObject({ code: refusals.proof_needed })
  expect(await tom.end(id)).toMatchObject({ code: 0 })
})

test('what has ended is kept for a while, and then forgotten', async () => {
  const [siumei, tom] = [await companionsOf(portal, 'adult'), await companionsOf(portal, 'english')]
  await siumei.askPlayer(tom.memberNumber)
  await siumei.end((await siumei.mine()).people[0].id)
  const kept = async () => {
    await workers(portal.deps)['cleaning.hourly']({})
    return (await portal.db.selectFrom('companions').select('id').execute()).length
  }
  portal.clock.set(new Date('2026-05-31T09:00:00+08:00'))
  expect(await kept()).toBe(1)
  portal.clock.set(new Date('2026-06-01T09:00:00+08:00'))
  expect(await kept()).toBe(0)
})
