import { constant, needsGuardian, problemsOnDay, registrationSteps } from '@palaestra/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { areas, pickUpPlaces } from '../content/lists.ts'
import { standingAlarms } from '../features/letter/watch.service.ts'
import { staffTable } from '../features/staff/staff.table.ts'
import { thePortal } from '../testing/portal.ts'
import { type Applicant, applicants } from './applicants.ts'
import { seatApplications } from './applications.ts'
import { bureauRecords } from './bureau.ts'
import { families, photographed } from './families.ts'
import { people } from './people.ts'
import { pictureOf } from './pictures.ts'
import { seatDemonstration, seatStaff } from './seat.ts'
import { staff } from './staff.ts'
import { type Citizen, strangers, wayToReach } from './strangers.ts'

const applied: [string, Applicant][] = Object.entries(applicants)
const citizens: [string, Citizen][] = [
  ...Object.entries(strangers),
  ...Object.entries(photographed),
  ...applied.map(([name, { citizen }]): [string, Citizen] => [name, citizen]),
]
const today = '2026-11-20'

describe.each(citizens)('%s', (name, citizen) => {
  test('could be typed into the registration as they are', () => {
    const { look: _, nameZh, documentExpiry, ...rest } = citizen
    const needsNumber = citizen.idType === 'permit' || citizen.idType === 'student'
    const typed = {
      ...rest,
      nameZh: nameZh ?? '',
      noChineseName: !nameZh,
      documentExpiry: documentExpiry ?? '',
      documentNumber: needsNumber ? 'DEMO-1234' : '',
    }

    expect(registrationSteps.person.safeParse(typed).error?.issues).toBeUndefined()
    expect(problemsOnDay(today, typed)).toEqual({})
  })

  test.each([
    ['photo', constant.photoMinimum.width, constant.photoMinimum.height],
    ['document', 800, 500],
  ] as const)('has a small %s in colour that the portal accepts', async (kind, width, height) => {
    const picture = pictureOf(name, kind)
    const { format, space, ...size } = await sharp(picture).metadata()
    const { channels } = await sharp(picture).stats()

    expect([format, space]).toEqual(['jpeg', 'srgb'])
    expect(size.width).toBeGreaterThanOrEqual(width)
    expect(size.height).toBeGreaterThanOrEqual(height)
    expect(picture.length).toBeLessThan(80_000)
    expect(new Set(channels.map(({ mean }) => Math.round(mean))).size).toBeGreaterThan(1)
  })
})

const reach = [
  ...Object.values(people),
  ...Object.values(wayToReach),
  ...applied.map(([, { wrote }]) => ({ ...wrote, telephone: null })),
]

test('letters and text messages of the demonstration reach nobody real', () => {
  for (const { email, mobile } of reach) {
    if (email) expect(email).toMatch(/@example\.mo$/)
    expect(mobile).toMatch(/^6\d{7}$/)
  }
})

test('no two share what belongs to one', () => {
  for (const mine of ['email', 'mobile'] as const) {
    const all = reach.map((one) => one[mine]).filter(Boolean)
    expect(new Set(all).size).toBe(all.length)
  }
  const numbers = bureauRecords().map(({ idNumber }) => idNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('everybody lives and collects where the lists say', () => {
  const codes = (list: [string, ...unknown[]][]) => list.map(([code]) => code)

  for (const { area } of [...Object.values(people), ...applied.map(([, { wrote }]) => wrote)])
    expect(codes(areas)).toContain(area)
  for (const { pickUpPlace } of [...Object.values(people), ...applied.map(([, { wrote }]) => wrote)])
    expect(codes(pickUpPlaces)).toContain(pickUpPlace)
})

test('every kind of document and every state of an application is there', () => {
  const kinds = new Set(Object.values(strangers).map(({ idType }) => idType))

  expect(kinds).toEqual(new Set(['resident', 'worker', 'permit', 'student']))
  expect(new Set(Object.values(people).map(({ idType }) => idType))).toEqual(kinds)
  expect(new Set(applied.map(([, { state }]) => state))).toEqual(new Set(['waiting', 'passed', 'rejected']))
})

test('the only minors are those who are named so, and of each the bureau knows the parent', () => {
  const minors = citizens.filter(([, { birthDate }]) => needsGuardian(today, birthDate))
  const members = Object.values(people).filter(({ birthDate }) => needsGuardian(today, birthDate))

  expect(minors.map(([name]) => name)).toEqual(['minor', 'underAge'])
  expect(members).toEqual([people.minor])
  const numbers = [...members, ...minors.map(([, citizen]) => citizen)].map(({ idNumber }) => idNumber)
  expect(families.map(({ child }) => child.idNumber).toSorted()).toEqual(numbers.toSorted())
  const known = new Map(bureauRecords().map((record) => [record.idNumber, record]))
  for (const { guardian } of families)
    expect(needsGuardian(today, known.get(guardian.idNumber)?.birthDate ?? today)).toBe(false)
})

describe('applications of the demonstration', async () => {
  const portal = await thePortal()
  const seat = async () => {
    await seatStaff(portal.deps)
    const reviewer = await staffTable(portal.db).byUsername(staff.reviewer.username)
    await seatApplications(portal.deps, reviewer?.id ?? 0)
  }
  const seated = () =>
    portal.db.selectFrom('applications').select(['username', 'state', 'dueOn', 'rejectionReason']).execute()

  test('[M02] come in by the way of everybody, some days ago, and are decided or wait', async () => {
    await portal.reset({ now: '2026-11-20T10:00:00+08:00' })
    await seat()

    const applications = await seated()
    expect(Object.fromEntries(applications.map(({ username, state }) => [username, state]))).toEqual(
      Object.fromEntries(applied.map(([, { wrote, state }]) => [wrote.username, state])),
    )
    const waiting = applications.filter(({ state }) => state === 'waiting')
    expect(waiting.filter(({ dueOn }) => dueOn < '2026-11-20')).toMatchObject([{ username: 'linh' }])
  })

  test('leave the letters that the walk goes on with', async () => {
    await portal.reset({ now: '2026-11-20T10:00:00+08:00' })
    await seatDemonstration(portal.deps, portal.bureau)
    await portal.doJobs()

    const written = async (to: string) => (await portal.letters(to)).map(({ body }) => body).join()
    expect(await written('wenjie@example.mo')).toContain('/zh/security/active-online-account/')
    expect(await written('tianyu@example.mo')).toContain(applicants.rejected.rejectionReason)
  })

  test('are seated once', async () => {
    await portal.reset({ now: '2026-11-20T10:00:00+08:00' })
    await seat()
    await seat()

    expect(await seated()).toHaveLength(applied.length)
  })
})

test('[M02] the desk finds everything in its place after a start', async () => {
  const portal = await thePortal()
  await portal.reset({ now: '2026-11-20T10:00:00+08:00' })
  await seatDemonstration(portal.deps, portal.bureau)
  const reviewer = await portal.staffAs('reviewer')

  const { items, waiting, overdue } = (await reviewer.get('/desk/queue')).data
  // Five applications, and a change of what is on file.
  expect({ waiting, overdue }).toEqual({ waiting: 6, overdue: 1 })
  const duplicates = items.filter(({ duplicate }: { duplicate: boolean }) => duplicate)
  expect(duplicates).toMatchObject([{ nameZh: people.adult.nameZh }])
  const mistaken = items.find(({ namePt }: { namePt: string }) => namePt === 'Teresa Almeida')
  expect((await reviewer.get(`/desk/application?reference=${mistaken.reference}`)).data).toMatchObject({
    birthDate: '1963-03-13',
    record: { birthDate: '1963-03-30', photo: expect.any(String) },
  })
})

test('a new demonstration leaves no letter that is too late, so that nobody is alarmed', async () => {
  const portal = await thePortal()
  await portal.reset({ now: '2026-11-20T10:00:00+08:00' })
  await seatDemonstration(portal.deps, portal.bureau)
  // Whoever watches may look before the couriers do.
  expect(await standingAlarms(portal.deps)).toEqual([])
  await portal.doJobs()

  expect(await portal.db.selectFrom('letters').select('id').where('endedAt', 'is not', null).execute()).toEqual([])
  expect(portal.alarms).toEqual([])
})
