import { beforeEach, expect, test } from 'vitest'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00', staff: false }))

const rolesSet = '/desk/staff/roles'
const seniorsLeft = async () => {
  const all = await portal.db.selectFrom('staff').select(['username', 'roles']).orderBy('username').execute()
  return all.filter(({ roles }) => roles.includes('senior')).map(({ username }) => username)
}

test('a senior gives a colleague other roles, which count from the next call on and are written down', async () => {
  const senior = await aClerk(portal, ['senior'])
  const colleague = await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })
  expect(await colleague.get('/desk/queue')).toMatchObject({ code: 0 })

  const roles = ['content', 'content']
  expect(await senior.post(rolesSet, { username: ' LAM ', roles })).toEqual({ code: 0, data: {} })

  expect(await colleague.get('/desk/queue')).toMatchObject({ code: 120 })
  expect(await colleague.post('/desk/me')).toMatchObject({
    data: { roles: ['content'], permissions: ['content', 'notices'] },
  })
  expect((await senior.get('/desk/staff')).data.items).toMatchObject([
    { username: 'ieong', roles: ['senior'], self: true },
    { username: 'lam', roles: ['content'], self: false },
  ])
  const trail = portal.db.selectFrom('audit').innerJoin('staff', 'staff.id', 'audit.staffId')
  expect(await trail.select(['act', 'username', 'subjectKind']).execute()).toContainEqual({
    ...{ act: 'roles_set', username: 'ieong', subjectKind: 'staff' },
  })
})

test('nobody gives themselves more, and nobody takes their own last right away', async () => {
  const senior = await aClerk(portal, ['senior'])

  for (const roles of [['senior', 'auditor'], []])
    expect(await senior.post(rolesSet, { username: 'ieong', roles })).toMatchObject({ code: 125 })
  expect(await seniorsLeft()).toEqual(['ieong'])
})

test('of two seniors who take each other’s role at once, one stays', async () => {
  const senior = { username: 'lam', name: 'Lam' }
  const [one, other] = [await aClerk(portal, ['senior']), await aClerk(portal, ['senior'], senior)]

  const answers = await Promise.all([
    one.post(rolesSet, { username: 'lam', roles: [] }),
    other.post(rolesSet, { username: 'ieong', roles: [] }),
  ])

  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 120])
  expect(await seniorsLeft()).toHaveLength(1)
})

test.each([
  ['of nobody', { username: 'nobody', roles: ['reviewer'] }, 6],
  ['that does not exist', { username: 'lam', roles: ['everything'] }, 1],
  ['without end', { username: 'lam', roles: Array(1000).fill('reviewer') }, 1],
])('a role %s is refused', async (_, given, code) => {
  await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })

  expect(await (await aClerk(portal, ['senior'])).post(rolesSet, given)).toMatchObject({ code })
})
