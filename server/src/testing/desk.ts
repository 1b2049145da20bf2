import type { desk, Reply, Role } from '@palaestra/contract'
import { applicationTable, type StoredApplication } from '../features/application/application.table.ts'
import { staffService } from '../features/staff/staff.service.ts'
import type { Portal } from './portal.ts'

const password = 'track-and-field-26'

/** The links of all pictures of an application that somebody looks at. */
export const picturesIn = (data: Reply<typeof desk.application.look> | undefined) =>
  [data?.photo, data?.idCopy, data?.record?.photo, data?.guardian?.idCopy, data?.guardian?.record?.photo].filter(
    (link) => typeof link === 'string',
  )

/** A member of staff, logged in. */
export const aClerk = async (
  portal: Portal,
  roles: Role[] = ['reviewer'],
  { username = 'ieong', name = 'Ieong' } = {},
) => {
  await staffService(portal.deps).add({ username, password, name, roles })
  return again(portal, username)
}

/** The same clerk, logged in once more: sessions end as days pass. */
export const again = async (portal: Portal, username = 'ieong') => {
  const { data } = await portal.post('/desk/login', { username, password })
  const desk = portal.withHeaders({ apikey: data.token })
  const look = (reference: string) => desk.get(`/desk/application?reference=${reference}`)
  const see = async (reference: string) => {
    for (const url of picturesIn((await look(reference)).data)) await portal.app.inject({ url })
  }
  /** Whether the bureau knows them or not. */
  const approveNow = (reference: string) => desk.post('/desk/application/approve', { reference, withoutRecord: true })
  return {
    ...desk,
    queue: async (query = '') => (await desk.get(`/desk/queue${query}`)).data,
    find: async (search: string, more = {}) => (await desk.post('/desk/queue/find', { search, ...more })).data,
    look,
    /** Looks, and opens every picture. */
    see,
    approveNow,
    approve: async (reference: string) => {
      await see(reference)
      return approveNow(reference)
    },
    reject: (reference: string, reason = 'The photo is blurred.') =>
      desk.post('/desk/application/reject', { reference, reason }),
  }
}

/** The audit entries of applications, oldest first. */
export const actsOnApplications = async ({ db }: Portal) => {
  const rows = await db
    .selectFrom('audit')
    .select(['act', 'subjectId'])
    .where('subjectKind', '=', 'application')
    .orderBy('id')
    .execute()
  return rows.map(({ act, subjectId }) => `${act} ${subjectId}`)
}

/** A copy of an application that came over HTTP: for whole queues of them. */
export const anotherApplication = async ({ db }: Portal, number: number, changes: Partial<StoredApplication> = {}) => {
  const first = await db.selectFrom('applications').selectAll().orderBy('id').executeTakeFirstOrThrow()
  const { id: _, ...copied } = first
  const own = String(number).padStart(4, '0')
  const reference = `A26-ZZ${own}`
  await applicationTable(db).add({
    ...copied,
    reference,
    registrationId: null,
    idNumber: `1555${own}`,
    email: `z${own}@example.mo`,
    mobile: `6655${own}`,
    username: `zz${own}`,
    ...changes,
  })
  return reference
}
