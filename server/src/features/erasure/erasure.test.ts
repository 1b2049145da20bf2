import { beforeEach, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { defaultSettings } from '../../settings.ts'
import { anApplicant, anApplication } from '../../testing/applicant.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [hour, day] = [3_600_000, 86_400_000]
const clean = (deps = portal.deps) => workers(deps)['cleaning.hourly']({})

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const anAuditor = () => aClerk(portal, ['auditor'], { username: 'chou', name: 'Chou' })
const report = async (query = '') => (await (await again(portal, 'chou')).get(`/desk/erasures${query}`)).data

test('the auditor reads how many of what were erased on each day, and how long things are kept', async () => {
  await anAuditor()
  const { reference } = await anApplication(portal)
  await (await aClerk(portal)).reject(reference)
  await clean()
  portal.clock.forward(90 * day + hour)
  await clean()
  portal.clock.forward(2 * hour)
  await clean()

  const { kept, days, next } = await report()
  expect(kept).toContainEqual({ kind: 'applications', days: 90 })
  expect(days[0]).toMatchObject({ day: '2026-05-31' })
  expect(days[0].erased).toEqual(
    expect.arrayContaining([
      { kind: 'applications', count: 1 },
      { kind: 'pictures', count: 2 },
    ]),
  )
  expect(next).toBeNull()
})

test('what is erased in several hours of a day adds up; an hour with nothing adds nothing', async () => {
  await anAuditor()
  await (await anApplicant(portal)).uploadPhoto()
  portal.clock.forward(hour)
  await (await anApplicant(portal)).uploadPhoto()
  portal.clock.forward(23.5 * hour)
  await clean()
  portal.clock.forward(hour)
  await clean()
  await clean()

  const [{ erased }] = (await report()).days
  expect(erased).toContainEqual({ kind: 'pictures', count: 2 })
})

test('of a purge that fails in the middle the report says nothing, and the next one counts what it erases', async () => {
  await anAuditor()
  await (await anApplicant(portal)).uploadPhoto()
  portal.clock.forward(25 * hour)
  const broken = { ...portal.deps.files, delete: () => Promise.reject(new Error('the disk is away')) }
  await expect(clean({ ...portal.deps, files: broken })).rejects.toThrow('the disk is away')
  const pictures = async () =>
    (await report()).days.flatMap(({ erased }: { erased: { kind: string }[] }) =>
      erased.filter(({ kind }) => kind === 'pictures'),
    )
  expect(await pictures()).toEqual([])

  await clean()
  expect(await pictures()).toEqual([{ kind: 'pictures', count: 1 }])
})

test('a setting says how long a rejected application is kept', async () => {
  const { reference } = await anApplication(portal)
  await (await aClerk(portal)).reject(reference)
  const settings = { ...defaultSettings, retention: { ...defaultSettings.retention, rejectedApplications: 30 } }
  const left = async () => (await portal.db.selectFrom('applications').select('id').execute()).length
  portal.clock.forward(30 * day - hour)
  await clean({ ...portal.deps, settings })
  expect(await left()).toBe(1)

  portal.clock.forward(2 * hour)
  await clean({ ...portal.deps, settings })
  expect(await left()).toBe(0)
})

test('thirty days a page, the newest first', async () => {
  await anAuditor()
  const days = Array.from({ length: 31 }, (_, number) => new Date(Date.parse('2026-01-01') + number * day))
  const rows = days.map((one) => ({ day: one.toISOString().slice(0, 10), kind: 'letters' as const, erased: 1 }))
  await portal.db.insertInto('erasures').values(rows).execute()

  const first = await report()
  expect(first.days).toHaveLength(30)
  expect(first.days[0]).toEqual({ day: '2026-01-31', erased: [{ kind: 'letters', count: 1 }] })
  expect(first.next).toBe('2026-01-02')
  expect(await report(`?before=${first.next}`)).toMatchObject({ days: [{ day: '2026-01-01' }], next: null })
})

test('who may not audit reads nothing of it', async () => {
  const desk = await aClerk(portal)
  const answer = await desk.get('/desk/erasures')

  expect(answer.code).not.toBe(0)
  expect(answer.data).toBeUndefined()
})
