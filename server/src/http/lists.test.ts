import { api, type Call, type Calls, desk } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { applicationTable } from '../features/application/application.table.ts'
import { anApplication } from '../testing/applicant.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const calls = (of: Record<string, Calls>): Call[] => Object.values(of).flatMap((word) => Object.values(word))
const names = ['size', 'limit', 'pageSize', 'page_size', 'per_page', 'count', 'first', 'take', 'top', 'rows']

test('no call takes the length of its list from who asks (T-92)', () => {
  const taken = [...calls(api), ...calls(desk)].flatMap(({ query, body }) =>
    [query, body].flatMap((schema) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})),
  )

  expect(taken).toContain('search')
  expect(taken.filter((name) => names.includes(name))).toEqual([])
})

test('the queue is twenty long and a history fifty, whoever asks for more (T-92)', async () => {
  const { reference } = await anApplication(portal)
  const { id, registrationId, ...first } = await portal.db
    .selectFrom('applications')
    .selectAll()
    .executeTakeFirstOrThrow()
  for (let place = 10; place < 35; place += 1) {
    const own = { reference: `A26-ZZZZ${place}`, idNumber: `155500${place}`, mobile: `665500${place}` }
    const more = { email: `z${place}@example.mo`, username: `zzzz${place}` }
    await applicationTable(portal.db).add({ ...first, ...own, ...more, registrationId: null })
  }
  const reviewer = await portal.staffAs('reviewer')
  const asked = names.map((name) => `${name}=1000`).join('&')
  const look = () => reviewer.get(`/desk/application?reference=${reference}&${asked}`)
  for (let times = 0; times < 51; times += 1) await look()

  expect((await reviewer.get(`/desk/queue?${asked}`)).data.items).toHaveLength(20)
  // The applicant’s own acts are in the list, too.
  expect((await look()).data.history).toHaveLength(50 + 1)
})
