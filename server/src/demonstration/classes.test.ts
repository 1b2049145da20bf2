import { beforeEach, expect, test } from 'vitest'
import { coursesOf } from '../testing/courses.ts'
import { thePortal } from '../testing/portal.ts'
import { seatClasses } from './classes.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00', demonstration: true }))

const terms = async () =>
  (await portal.db.selectFrom('courseTerms').select(['startsOn', 'endsOn']).orderBy('startsOn').execute()).map(
    ({ startsOn, endsOn }) => `${startsOn} ${endsOn}`,
  )

test('[C02] who holds a temporary card signs up for a class of the programme, of twelve in the coming term', async () => {
  const { data } = await portal.get('/course/list')
  expect(data.items).toHaveLength(12)
  const waiman = coursesOf(portal, await portal.memberAs('withTemporaryCard'))
  const [open] = data.items.filter((one: { temporaryCard: boolean }) => one.temporaryCard)
  expect(await waiman.signUp(open.code)).toMatchObject({ code: 0 })
})

test('one term is over, one runs and one comes; who is in a class sees the attendance, and one class is full with a line', async () => {
  expect(await terms()).toEqual(['2025-12-08 2026-02-01', '2026-02-02 2026-03-29', '2026-03-30 2026-05-24'])
  const { data } = await portal.get('/course/terms')
  expect(data.items.map(({ stage }: { stage: string }) => stage)).toEqual(['remaining', 'running', 'over'])
  const { enrolments } = await coursesOf(portal, await portal.memberAs('adult')).mine()
  expect(enrolments).toMatchObject([{ state: 'enrolled' }, { state: 'enrolled', absences: 1, absencesAllowed: 1 }])
  expect((await portal.get(`/course/one?course=${data.items[0].code}-12`)).data).toMatchObject({ left: 0, waiting: 1 })
  const { data: order } = await portal.get(`/ballot/draw?reference=${data.items[0].draw}`)
  expect(order).toMatchObject({ state: 'drawn', entries: 3 })
})

test('started again it changes nothing; weeks later the terms go on', async () => {
  const before = await terms()
  await seatClasses(portal.deps)
  expect(await terms()).toEqual(before)
  portal.clock.set(new Date('2026-04-15T10:00:00+08:00'))
  await seatClasses(portal.deps)
  expect(await terms()).toEqual([...before, '2026-05-25 2026-07-19'])
})
