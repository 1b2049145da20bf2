import { describe, expect, test } from 'vitest'
import {
  absencesAllowed,
  type CourseTimes,
  courseRefundOf,
  courseStageOf,
  courseStages,
  courseTurnAt,
  firstMonthUntil,
  isOfAgeFor,
  mayKeepPlaceLonger,
  mayNoteAttendance,
  timesFollow,
} from './course.ts'

const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)
const term: CourseTimes = {
  ...{ startsOn: '2026-03-30', endsOn: '2026-05-24', renewFrom: at('2026-02-23', '09:00') },
  ...{ registerFrom: at('2026-03-02', '09:00'), registerUntil: at('2026-03-06', '18:00') },
  ...{ drawAt: at('2026-03-09', '10:00'), signUpFrom: at('2026-03-11', '09:00') },
  ...{ signUpUntil: at('2026-03-13', '18:00'), remainingFrom: at('2026-03-16', '09:00') },
}
const stageAt = (moment: Date) =>
  courseStageOf(term, { now: moment, today: new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10) })

describe('a term', () => {
  test.each([
    ['2026-02-23T08:59:59', 'announced'],
    ['2026-02-23T09:00:00', 'renewal'],
    ['2026-03-02T09:00:00', 'registration'],
    ['2026-03-06T18:00:00', 'draw'],
    ['2026-03-11T09:00:00', 'sign_up'],
    ['2026-03-13T18:00:00', 'pause'],
    ['2026-03-16T09:00:00', 'remaining'],
    ['2026-03-29T23:59:59', 'remaining'],
    ['2026-03-30T00:00:00', 'running'],
    ['2026-05-24T23:59:59', 'running'],
    ['2026-05-25T00:00:00', 'over'],
  ] as const)('at %s is %s', (moment, stage) => {
    expect(stageAt(new Date(`${moment}+08:00`))).toBe(stage)
  })

  test('goes through its stages in their order, whatever the moments', () => {
    const hours = Array.from({ length: 24 * 180 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)))
    const places = hours.map((moment) => courseStages.indexOf(stageAt(moment)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBe(courseStages.length)
  })

  test('has moments that follow one another, and all of them before its first day', () => {
    expect(timesFollow(term, at)).toBe(true)
    for (const wrong of [
      { drawAt: at('2026-03-06', '17:59') },
      { signUpUntil: term.signUpFrom },
      { renewFrom: at('2026-03-02', '09:01') },
      { remainingFrom: at('2026-03-30', '00:00') },
      { endsOn: '2026-03-30' },
    ])
      expect(timesFollow({ ...term, ...wrong }, at)).toBe(false)
  })
})

describe('turns', () => {
  const turns = { from: term.signUpFrom, perTurn: 50, turnMinutes: 15 }

  test('the fiftieth is in the first, the fifty-first a quarter of an hour later', () => {
    expect(courseTurnAt(50, turns)).toEqual(term.signUpFrom)
    expect(courseTurnAt(51, turns)).toEqual(at('2026-03-11', '09:15'))
  })

  test('nobody’s is before the first, none before that of a better rank, and so many have the same', () => {
    for (const perTurn of [1, 2, 49, 50, 500])
      for (const turnMinutes of [1, 15, 240]) {
        const of = (rank: number) => courseTurnAt(rank, { from: term.signUpFrom, perTurn, turnMinutes }).getTime()
        const ranks = Array.from({ length: 1200 }, (_, place) => of(place + 1))
        expect(ranks[0]).toBe(term.signUpFrom.getTime())
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
        expect(ranks.filter((turn) => turn === ranks[perTurn])).toHaveLength(Math.min(perTurn, 1200 - perTurn))
        expect(of(1 + perTurn) - of(1)).toBe(turnMinutes * 60_000)
      }
  })
})

test('a class is for the ages that it says, on the first day of the term', () => {
  const course = { minimumAge: 16, maximumAge: 17, startsOn: '2026-03-30' }
  expect(isOfAgeFor(course, '2010-03-30')).toBe(true)
  expect(isOfAgeFor(course, '2010-03-31')).toBe(false)
  expect(isOfAgeFor(course, '2008-03-30')).toBe(false)
  expect(isOfAgeFor({ ...course, minimumAge: null, maximumAge: null }, '2026-01-01')).toBe(true)
})

test('the first month ends on the same day of the next one, or on its last', () => {
  expect(firstMonthUntil('2026-01-05')).toBe('2026-02-05')
  expect(firstMonthUntil('2026-01-31')).toBe('2026-02-28')
  expect(firstMonthUntil('2026-12-07')).toBe('2027-01-07')
})

test('who is 65 on the first day may have missed one more', () => {
  const most = { absences: 1, absencesSenior: 2 }
  expect(absencesAllowed({ birthDate: '1961-03-31', day: '2026-03-30' }, most)).toBe(1)
  expect(absencesAllowed({ birthDate: '1961-03-30', day: '2026-03-30' }, most)).toBe(2)
})

test('all that was paid goes back before the first day, nothing from it on', () => {
  expect(courseRefundOf({ paid: 12000, startsOn: '2026-03-30' }, '2026-03-29')).toBe(12000)
  expect(courseRefundOf({ paid: 12000, startsOn: '2026-03-30' }, '2026-03-30')).toBe(0)
})

test('who is there is noted from half an hour before on, and not of a meeting that is cancelled', () => {
  const startsAt = at('2026-03-31', '19:00')
  expect(mayNoteAttendance({ startsAt, cancelled: null }, at('2026-03-31', '18:29'))).toBe(false)
  expect(mayNoteAttendance({ startsAt, cancelled: null }, at('2026-03-31', '18:30'))).toBe(true)
  expect(mayNoteAttendance({ startsAt, cancelled: 'weather' }, at('2026-03-31', '19:30'))).toBe(false)
})

test('a place is kept longer once, where it is kept for minutes and others wait for it', () => {
  const held = { state: 'held', way: 'remaining', prolonged: false } as const
  expect(mayKeepPlaceLonger(held)).toBe(true)
  expect(mayKeepPlaceLonger({ ...held, way: 'offer' })).toBe(true)
  expect(mayKeepPlaceLonger({ ...held, prolonged: true })).toBe(false)
  for (const way of ['sign_up', 'renewal', 'desk'] as const) expect(mayKeepPlaceLonger({ ...held, way })).toBe(false)
  for (const state of ['offered', 'enrolled', 'lapsed', 'withdrawn', 'closed'] as const)
    expect(mayKeepPlaceLonger({ ...held, state })).toBe(false)
})
