import { expect, test } from 'vitest'
import { judged, tableOf } from './report.ts'
import type { Limits, Outcome, Scenario } from './scenario.ts'

const strict = (seconds: number) => seconds
const aScenario = (limits: Limits): Scenario => ({
  name: 'broken',
  title: 'Something is broken',
  limits,
  run: async () => ({}),
})
const failing = (limits: Limits, outcome: Outcome | Error) =>
  judged(aScenario(limits), outcome, strict)
    .checks.filter(({ holds }) => !holds)
    .map(({ name }) => name)

test('what keeps its limits holds', () => {
  expect(
    failing({ lost: 0, ended: 0, seconds: 2 }, { lost: 0, ended: 0, seconds: 2, facts: { 'it is said': true } }),
  ).toEqual([])
})

test.each<[keyof Limits, string]>([
  ['lost', 'broken: 0 acknowledged are lost'],
  ['doubled', 'broken: 0 came twice'],
  ['broken', 'broken: 0 answers were faults of another kind than 503'],
  ['foreign', 'broken: 0 answers were not the portal’s own'],
  ['ended', 'broken: 0 processes ended'],
  ['seconds', 'broken: ready again within 0 s'],
])('one too many of what is limited fails: %s', (what, sentence) => {
  expect(failing({ [what]: 0 }, { [what]: 1 })).toEqual([sentence])
})

test('a figure that nobody has measured breaks its limit', () => {
  expect(failing({ lost: 0 }, {})).toEqual(['broken: 0 acknowledged are lost'])
})

test('a fact that does not hold fails, and so does a scenario that breaks down', () => {
  expect(failing({}, { facts: { 'the log says why': false } })).toEqual(['broken: the log says why'])
  expect(failing({}, new Error('Nobody gets through any more.'))).toEqual(['broken: Nobody gets through any more.'])
})

test('a machine of CI has patience with seconds, and with nothing else', () => {
  const patient = (seconds: number) => seconds * 5
  const { checks } = judged(aScenario({ lost: 0, seconds: 2 }), { lost: 1, seconds: 9 }, patient)
  expect(checks.map(({ holds }) => holds)).toEqual([false, true])
})

test('the table shows each figure, and none where nothing was measured', () => {
  const result = judged(aScenario({ lost: 0 }), { lost: 1, seconds: 0.25 }, strict)
  expect(tableOf([result]).split('\n')[1]?.split(/ {2,}/)).toEqual([
    '✗ broken',
    '–',
    '1',
    '–',
    '–',
    '–',
    '–',
    '–',
    '0.3 s',
  ])
})
