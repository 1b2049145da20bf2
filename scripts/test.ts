import type { Counts } from './checks.ts'
import { countProcessTime } from './processTime.ts'
import { wasStopped } from './runThrough.ts'
import { type Stage, stages, stagesForChanges } from './stages.ts'

// npm test [-- stage …]: every chosen stage, even after one has failed; then a table, and the sum on one line.
// npm test -- changed: the quick stages, and the tests beside the changes since main.
const wanted = process.argv.slice(2)
const onlyChanges = wanted.length === 1 && wanted[0] === 'changed'
const names = stages.map(({ name }) => name)
const unknown = onlyChanges ? [] : wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are: ${names.join(', ')}; or changed alone.`)
  process.exit(1)
}

interface Result extends Counts {
  stage: Stage
  seconds: number
  /** CPU seconds of all processes of the stage together; some systems do not tell. */
  processSeconds: number | undefined
}

const countsOf = async (stage: Stage): Promise<Counts> => {
  try {
    return await stage.run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

const results: Result[] = []
const chosen = onlyChanges
  ? stagesForChanges()
  : stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
for (const stage of chosen) {
  console.log(`\n── ${stage.title} (${stage.name})\n`)
  const begun = performance.now()
  const processTime = countProcessTime()
  const counts = await countsOf(stage)
  const seconds = (performance.now() - begun) / 1000
  const processSeconds = processTime.stop()
  console.log(`\n   ${stage.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`)
  results.push({ stage, seconds, processSeconds, ...counts })
  if (wasStopped()) process.exit(1)
}

const row = (name: string, ...cells: string[]) =>
  console.log(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`)
const total = (of: (result: Result) => number) => results.reduce((sum, result) => sum + of(result), 0)
const inSeconds = (seconds: number | undefined) => (seconds === undefined ? '' : `${seconds.toFixed(1)} s`)

console.log()
row('', 'passed', 'failed', 'time', 'CPU time')
for (const { stage, passed, failed, seconds, processSeconds } of results)
  row(
    `${failed > 0 ? '✗' : '✓'} ${stage.name}`,
    `${passed}`,
    `${failed}`,
    inSeconds(seconds),
    inSeconds(processSeconds),
  )
const allProcessSeconds = process.platform === 'linux' ? total((result) => result.processSeconds ?? 0) : undefined
row('', '', '', inSeconds(total(({ seconds }) => seconds)), inSeconds(allProcessSeconds))

const failures = results.flatMap(({ stage, failures = [] }) => failures.map((name) => `${stage.name} failed: ${name}`))
const retried = results.flatMap(({ stage, retried = [] }) => retried.map((name) => `${stage.name}: ${name}`))
if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\nheld only at the second try: ${[retried.length, ...retried].join('\n  ')}`)

const failed = total((result) => result.failed)
console.log(`${total((result) => result.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
