import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCourse, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Two who have registered, in the order that was drawn. */
const drawn = async () => {
  await classesAt(portal, moments.registration)
  for (const name of ['adult', 'english'] as const) expect(await (await theLearner(portal, name)).register()).toMatchObject({ code: 0 })
  await classesAt(portal, moments.registrationEnds)
  await classesAt(portal, moments.draw)
  const ranks = []
  for (const name of ['adult', 'english'] as const) {
    const [term] = (await (await theLearner(portal, name)).mine()).terms
    ranks.push({ name, rank: term.registered.rank as number, turnAt: term.registered.turnAt as string })
  }
  const [first, second] = ranks.toSorted((one, other) => one.rank - other.rank)
  if (!first || !second) throw new Error('nobody is in the order')
  return { first, second }
}

describe('[O04] the order of a term is drawn, and classes are signed up for in turns', () => {
  test('who is first has the first turn, who is second a quarter of an hour later, and is told to wait until then', async () => {
    const term = await aTerm(portal)
    const { code } = await aCourse(portal, term)
    const { first, second } = await drawn()
    expect(first).toMatchObject({ rank: 1, turnAt: '2026-03-11T01:00:00.000Z' })
    expect(second).toMatchObject({ rank: 2, turnAt: '2026-03-11T01:15:00.000Z' })
    expect(await (await theLearner(portal, first.name)).told()).toContainEqual(expect.stringMatching(/第 1 名/))

    expect(await (await theLearner(portal, first.name)).signUp(code)).toMatchObject({
      code: refusals.course_window_closed,
    })
    await classesAt(portal, moments.signUp)
    expect(await (await theLearner(portal, first.name)).signUp(code)).toMatchObject({
      ...{ code: 0, data: { state: 'enrolled', amount: 12000, heldUntil: null } },
    })
    const waits = await theLearner(portal, second.name)
    expect(await waits.signUp(code)).toMatchObject({ code: refusals.not_your_turn, wait: 900 })
    await classesAt(portal, '2026-03-11T09:15:00')
    expect(await (await theLearner(portal, second.name)).signUp(code)).toMatchObject({ code: 0 })
    const stranger = await theLearner(portal, 'guardian')
    expect(await stranger.signUp(code)).toMatchObject({ code: refusals.course_not_registered })
  })
})
