import { memberNumberFrom, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { companionsOf, makeYoung } from '../../testing/companions.ts'
import { aClerk } from '../../testing/desk.ts'
import { makeGuardian } from '../../testing/guardians.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { guardian, adult, english } = people

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await makeYoung(portal)
})

const told = async (to: string) => (await portal.letters(to)).map(({ subject }) => subject)
const lokio = () => companionsOf(portal, 'minor')
const endOver = async (now: string) => {
  portal.clock.set(new Date(now))
  await workers(portal.deps)['companion.endOver']({})
  await portal.doJobs()
}

describe('[R43] the family', () => {
  test('is what the bureau has confirmed, with the word on online payment beside it, on both sides', async () => {
    const [father, child] = [await companionsOf(portal, 'guardian'), await lokio()]
    expect((await father.mine()).family).toMatchObject([
      {
        part: 'child',
        memberNumber: child.memberNumber,
        nameZh: '吳樂瑤',
        confirmedBy: 'bureau',
        consent: 'pending',
        accompanying: 'possible',
      },
    ])
    expect((await child.mine()).family).toMatchObject([
      {
        part: 'guardian',
        memberNumber: null,
        nameZh: '吳家豪',
        idNumberEnd: '714',
        consent: 'pending',
        accompanying: null,
      },
    ])
    expect((await (await companionsOf(portal, 'adult')).mine()).family).toEqual([])
  })

  test('ends at 18 on both sides', async () => {
    await makeYoung(portal, '2008-03-02')
    expect((await (await companionsOf(portal, 'guardian')).mine()).family).toEqual([])
    expect((await (await lokio()).mine()).family).toEqual([])
  })
})

describe('[R44] an accompanying child', () => {
  test('of the family stands in the list at once, until the 13th birthday', async () => {
    const [father, child] = [await companionsOf(portal, 'guardian'), await lokio()]
    expect(await father.askChild(child.memberNumber, 'guardian')).toMatchObject({ code: 0 })
    expect(await father.mine()).toMatchObject({
      people: [
        { kind: 'child', nameZh: '吳樂瑤', state: 'confirmed', relation: 'guardian', until: '2028-06-18', able: true },
      ],
      family: [{ accompanying: 'listed' }],
    })
    // What a guardian is, the register says.
    const [{ id }] = (await father.mine()).people
    expect(await father.editChild(id, 'friend')).toMatchObject({ code: refusals.companion_gone })
  })

  test('of others is asked of the guardians, who may say what the child cannot', async () => {
    const [siumei, father, child] = [
      await companionsOf(portal, 'adult'),
      await companionsOf(portal, 'guardian'),
      await lokio(),
    ]
    await siumei.askChild(child.memberNumber, 'grandparent')
    expect(await told(guardian.email)).toEqual(['陳小美想帶同吳樂瑤使用泳池'])
    const [ask] = (await father.mine()).asks
    expect(ask).toMatchObject({ kind: 'child', nameZh: '陳小美', relation: 'grandparent', child: { nameZh: '吳樂瑤' } })
    expect((await child.mine()).asks).toEqual([])
    expect(await child.confirm(ask.id)).toMatchObject({ code: refusals.companion_gone })
    expect(await siumei.confirm(ask.id)).toMatchObject({ code: refusals.companion_gone })
    expect((await siumei.mine()).people).toMatchObject([{ nameZh: null, state: 'waiting', until: '2026-03-16' }])

    expect(await father.confirm(ask.id)).toMatchObject({ code: 0 })
    expect((await siumei.mine()).people).toMatchObject([
      { nameZh: '吳樂瑤', state: 'confirmed', relation: 'grandparent', until: '2028-06-18' },
    ])
    expect((await father.mine()).standsWith).toMatchObject([
      { kind: 'child', nameZh: '陳小美', child: { nameZh: '吳樂瑤' } },
    ])
    expect(await told(adult.email)).toEqual(['吳樂瑤已加入你的名單'])
    expect((await told(guardian.email))[0]).toBe('陳小美可帶同吳樂瑤使用泳池')
  })

  test('any guardian may answer and end it, and all are told', async () => {
    const [siumei, child] = [await companionsOf(portal, 'adult'), await lokio()]
    await makeGuardian(portal, child.id, english)
    const [father, tom] = [await companionsOf(portal, 'guardian'), await companionsOf(portal, 'english')]
    await siumei.askChild(child.memberNumber, 'friend')
    expect([await told(guardian.email), await told(english.email)].map(({ length }) => length)).toEqual([1, 1])
    await tom.sayYes()
    expect((await told(guardian.email))[0]).toBe('陳小美可帶同吳樂瑤使用泳池')
    expect((await father.mine()).asks).toEqual([])
    const [{ id }] = (await father.mine()).standsWith
    expect(await father.end(id)).toMatchObject({ code: 0 })
    expect((await told(adult.email))[0]).toBe('吳樂瑤不再在你的名單上')
    expect((await siumei.mine()).people).toEqual([])
  })

  test('can be said otherwise of: the guardians are told', async () => {
    const [siumei, father, child] = [
      await companionsOf(portal, 'adult'),
      await companionsOf(portal, 'guardian'),
      await lokio(),
    ]
    await siumei.askChild(child.memberNumber, 'friend')
    await father.sayYes()
    const [{ id }] = (await siumei.mine()).people
    expect(await siumei.editChild(id, 'relative')).toMatchObject({ code: 0 })
    expect((await father.mine()).standsWith).toMatchObject([{ relation: 'relative' }])
    expect((await told(guardian.email))[0]).toBe('陳小美更改了與吳樂瑤的關係')
    expect(await siumei.editChild(id, 'guardian')).toMatchObject({ code: refusals.invalid_input })
    expect(await father.editChild(id, 'friend')).toMatchObject({ code: refusals.companion_gone })
  })

  test('nobody is a guardian by saying so, and minors accompany nobody', async () => {
    const [siumei, child, father] = [
      await companionsOf(portal, 'adult'),
      await lokio(),
      await companionsOf(portal, 'guardian'),
    ]
    for (const memberNumber of [child.memberNumber, memberNumberFrom(77_777)])
      expect(await siumei.askChild(memberNumber, 'guardian')).toMatchObject({ code: refusals.not_the_guardian })
    expect(await child.askChild(father.memberNumber)).toMatchObject({ code: refusals.adult_needed })
  })

  test('who is 13, or an adult, is asked of nobody, and the request looks as any other', async () => {
    await makeYoung(portal, '2013-03-02')
    const [siumei, father, child] = [
      await companionsOf(portal, 'adult'),
      await companionsOf(portal, 'guardian'),
      await lokio(),
    ]
    expect(await siumei.askChild(child.memberNumber)).toMatchObject({ code: 0, data: {} })
    expect(await siumei.askChild((await companionsOf(portal, 'english')).memberNumber)).toMatchObject({
      code: 0,
      data: {},
    })
    expect((await father.mine()).asks).toEqual([])
    expect((await siumei.mine()).people).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    // Of one’s own child it is no secret.
    expect(await father.askChild(child.memberNumber, 'guardian')).toMatchObject({ code: refusals.companion_too_old })
    expect((await father.mine()).family).toMatchObject([{ accompanying: 'too_old' }])
  })
})

describe('what ends by time', () => {
  test('a child of 13 is accompanied no more from the first minute, and the adult is told by day, once', async () => {
    const [father, child] = [await companionsOf(portal, 'guardian'), await lokio()]
    await father.askChild(child.memberNumber, 'guardian')
    await endOver('2028-06-17T20:00:00+08:00')
    expect((await (await companionsOf(portal, 'guardian')).mine()).people).toHaveLength(1)
    await endOver('2028-06-18T00:10:00+08:00')
    expect((await (await companionsOf(portal, 'guardian')).mine()).people).toEqual([])
    expect(await told(guardian.email)).toEqual([])
    await Promise.all([endOver('2028-06-18T10:00:00+08:00'), endOver('2028-06-18T10:00:00+08:00')])
    await endOver('2028-06-18T11:00:00+08:00')
    expect(await told(guardian.email)).toEqual(['吳樂瑤已滿 13 歲'])
  })

  test('a child is too old for a yes that comes too late', async () => {
    await makeYoung(portal, '2013-03-05')
    const [siumei, father, child] = [
      await companionsOf(portal, 'adult'),
      await companionsOf(portal, 'guardian'),
      await lokio(),
    ]
    await siumei.askChild(child.memberNumber)
    const [{ id }] = (await father.mine()).asks
    portal.clock.set(new Date('2026-03-05T00:00:00+08:00'))
    expect(await (await companionsOf(portal, 'guardian')).confirm(id)).toMatchObject({
      code: refusals.companion_too_old,
    })
  })

  test('a guardian’s own child ends with the guardianship', async () => {
    const [father, child] = [await companionsOf(portal, 'guardian'), await lokio()]
    await father.askChild(child.memberNumber, 'guardian')
    const clerk = await aClerk(portal, ['counter'])
    const { data } = await clerk.post('/desk/member', { memberNumber: child.memberNumber })
    const { id } = data.guardians[0]
    const reason = 'Court order of 3 March.'
    await clerk.post('/desk/member/guardian/end', { memberNumber: child.memberNumber, id, reason })
    expect((await father.mine()).people).toEqual([])
    await endOver('2026-03-02T12:00:00+08:00')
    expect(await told(guardian.email)).toContain('吳樂瑤不再在你的名單上')
  })
})
