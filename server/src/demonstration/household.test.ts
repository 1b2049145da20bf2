import { beforeEach, expect, test } from 'vitest'
import { workers } from '../features.ts'
import { seatFamilies } from '../testing/family.ts'
import { thePortal } from '../testing/portal.ts'
import { seatHousehold } from './household.ts'
import { demonstrationPassword, people } from './people.ts'

const portal = await thePortal()

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  // Twice, as at two starts of the demonstration.
  for (let times = 0; times < 2; times += 1) await seatHousehold(portal.deps, portal.bureau)
})

const as = async (username: string) => {
  const body = { method: 'account', username, password: demonstrationPassword }
  const { data } = await portal.post('/security/login_one_pass', body)
  return portal.withHeaders({ apikey: data.token })
}
const childrenOf = async (username: string) =>
  (await (await as(username)).get('/account/children')).data.items.map(({ namePt }: { namePt: string }) => namePt)

test('[M04] two parents have their children in common, and one may be added as the second parent of a third', async () => {
  expect(await childrenOf('sokieng')).toEqual(['Ng Lok In', 'Ng Lok Cheng'])
  expect(await childrenOf(people.guardian.username)).toEqual(['Ng Lok Io', 'Ng Lok In', 'Ng Lok Cheng'])

  const father = await as(people.guardian.username)
  const [{ memberNumber }] = (await father.get('/account/children')).data.items
  const mother = { guardianIdNumber: '12345730', guardianBirthDate: '1982-08-09', guardianGender: 'female' }
  const added = await father.post('/account/guardians', { memberNumber, relation: 'parent', ...mother })
  expect(added).toEqual({ code: 0, data: {} })
  expect(await childrenOf('sokieng')).toHaveLength(3)
})

test('[M05] the eldest comes of age within days', async () => {
  portal.clock.set(new Date('2026-03-05T10:00:00+08:00'))
  await workers(portal.deps)['guardianship.handOver']({})

  expect(await childrenOf('sokieng')).toEqual(['Ng Lok In'])
  const own = (await (await as('lokcheng')).get('/account/guardians')).data.own
  expect(own.handedOverAt).toEqual('2026-03-05T02:00:00.000Z')
})
