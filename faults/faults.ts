import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openPlace } from './place.ts'
import { judged, tableOf } from './report.ts'
import type { Scenario } from './scenario.ts'
import { long, short } from './scenarios/index.ts'
import { stopwatch } from './waiting.ts'

// npm run faults [-- name …] [--long] [--minutes 5] [--report file]: breaks what the portal stands on, and counts what
// that costs. Without --long the short set, with it every scenario, thirty times over. --minutes is how long each outage
// lasts. Ends with 1 when a limit is broken.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean' }, minutes: { type: 'string' }, report: { type: 'string' } },
})
if (process.platform !== 'linux') {
  console.log('Faults are tried on Linux alone: elsewhere a process cannot be paused, nor have many addresses.')
  if (values.report) writeFileSync(values.report, JSON.stringify({ total: 0, failures: [] }))
  process.exit(0)
}
const all = [...short, ...long]
const unknown = positionals.filter((name) => !all.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const chosen = all.filter((scenario) =>
  positionals.length > 0 ? positionals.includes(scenario.name) : values.long || short.includes(scenario),
)

const results: ReturnType<typeof judged>[] = []

/** Scenarios one after the other, on an installation that they share. */
const goThrough = async (scenarios: readonly Scenario[]) => {
  const { place, close } = openPlace({ long: Boolean(values.long), minutes: Number(values.minutes ?? 0) })
  try {
    for (const scenario of scenarios) {
      const seconds = stopwatch()
      const outcome = await scenario
        .run(place)
        .catch((error: unknown) => (error instanceof Error ? error : new Error()))
      const result = judged(scenario, outcome, place.patience)
      const said = result.checks.map(({ name, holds }) => `  ${holds ? '✓' : '✗'} ${name}`)
      console.log([`\n${scenario.title} (${scenario.name}), ${seconds().toFixed(0)} s`, ...said].join('\n'))
      results.push(result)
    }
  } finally {
    await close()
  }
}

// Figures of the long set are those of a machine that does nothing else.
if (values.long) await goThrough(chosen)
else
  await Promise.all([goThrough(chosen.filter(({ apart }) => !apart)), goThrough(chosen.filter(({ apart }) => apart))])

console.log(`\n${tableOf(results)}`)
const checks = results.flatMap(({ checks }) => checks)
const failures = checks.filter(({ holds }) => !holds).map(({ name }) => name)
if (values.report) writeFileSync(values.report, JSON.stringify({ total: checks.length, failures }))
console.log(`\n${checks.length - failures.length} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
