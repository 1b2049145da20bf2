import type { Limits, Outcome, Place, Scenario } from './scenario.ts'

interface Check {
  name: string
  holds: boolean
}
interface Result {
  scenario: string
  outcome: Outcome
  checks: Check[]
}

const said: Record<keyof Limits, (limit: number) => string> = {
  lost: (limit) => `${limit} acknowledged are lost`,
  doubled: (limit) => `${limit} came twice`,
  broken: (limit) => `${limit} answers were faults of another kind than 503`,
  foreign: (limit) => `${limit} answers were not the portal’s own`,
  ended: (limit) => `${limit} processes ended`,
  seconds: (limit) => `ready again within ${limit} s`,
}

/** Holds the outcome of a scenario against its limits. One that broke down has failed as a whole. */
export const judged = ({ name, limits }: Scenario, outcome: Outcome | Error, patience: Place['patience']): Result => {
  if (outcome instanceof Error)
    return { scenario: name, outcome: {}, checks: [{ name: `${name}: ${outcome.message}`, holds: false }] }
  const ofLimits = (Object.entries(limits) as [keyof Limits, number][]).map(([what, limit]) => {
    const value = outcome[what] ?? Number.POSITIVE_INFINITY
    const most = what === 'seconds' ? patience(limit) : limit
    return { name: `${name}: ${said[what](most)}`, holds: value <= most }
  })
  const facts = Object.entries(outcome.facts ?? {}).map(([fact, holds]) => ({ name: `${name}: ${fact}`, holds }))
  return { scenario: name, outcome, checks: [...ofLimits, ...facts] }
}

const columns = {
  acknowledged: 'acknowledged',
  lost: 'lost',
  doubled: 'doubled',
  failed: 'failed',
  broken: 'not 503',
  foreign: 'not ours',
  ended: 'ended',
  seconds: 'ready after',
} as const

const cell = (outcome: Outcome, column: keyof typeof columns) => {
  const value = outcome[column]
  if (value === undefined) return '–'
  return column === 'seconds' ? `${value.toFixed(1)} s` : String(value)
}

/** A line for each scenario. */
export const tableOf = (results: readonly Result[]) => {
  const row = (name: string, cells: string[]) => `${name.padEnd(20)}${cells.map((one) => one.padStart(13)).join('')}`
  const names = Object.keys(columns) as (keyof typeof columns)[]
  return [
    row('', Object.values(columns)),
    ...results.map(({ scenario, outcome, checks }) =>
      row(
        `${checks.every(({ holds }) => holds) ? '✓' : '✗'} ${scenario}`,
        names.map((name) => cell(outcome, name)),
      ),
    ),
  ].join('\n')
}
