import { beforeEach, expect, test } from 'vitest'
import { seatFamilies } from '../testing/family.ts'
import { thePortal } from '../testing/portal.ts'
import { seatCompanions } from './companions.ts'
import { seatHousehold } from './household.ts'

const portal = await thePortal()
const start = async (now: string) => {
  await portal.reset({ now })
  await seatFamilies(portal)
  for (const name of ['portuguese', 'worker', 'permitHolder', 'withoutMobile'] as const) await portal.memberAs(name)
  await seatHousehold(portal.deps, portal.bureau)
  await seatCompanions(portal.deps)
}
const listsOf = async () => {
  const { data } = await (await portal.memberAs('portuguese')).get('/family')
  return data.people.map(({ kind, state, shirt }: Record<string, unknown>) => [kind, state, shirt])
}

beforeEach(() => start('2026-03-02T10:00:00+08:00'))

test('each list of one member has somebody, and one of them still has to answer', async () => {
  expect(await listsOf()).toEqual([
    ['child', 'confirmed', null],
    ['player', 'confirmed', 7],
    ['player', 'waiting', 10],
    ['collector', 'confirmed', null],
  ])
  const asked = (await (await portal.memberAs('permitHolder')).get('/family')).data
  expect(asked.asks).toMatchObject([{ kind: 'player' }])
  const father = (await (await portal.memberAs('guardian')).get('/family')).data
  expect(father.standsWith).toMatchObject([{ kind: 'child', relation: 'friend' }])
})

test('at the next start nobody is there twice, and who was removed stays away', async () => {
  await seatCompanions(portal.deps)
  const owner = await portal.memberAs('portuguese')
  const before = (await owner.get('/family')).data.people
  expect(before).toHaveLength(4)
  for (const { id } of before) await owner.post('/family/end', { id })
  await seatCompanions(portal.deps)
  expect(await listsOf()).toEqual([])
})

test('years later the child has grown up: no entry is made that would end, with its letters, at once', async () => {
  await start('2031-03-02T10:00:00+08:00')
  const kinds = await portal.db.selectFrom('companions').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['player', 'player', 'collector'])
})
