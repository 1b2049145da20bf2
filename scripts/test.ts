import { wasStopped } from './runThrough.ts'
import { type Counts, type Stage, stages } from './stages.ts'

// npm test [-- stage …]: every stage that is wanted, whatever the others say; then a table, and the sum on one line.
const wanted = process.argv.slice(2)
const names = stages.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are: ${names.join(', ')}.`)
  process.exit(1)
}

interface Result extends Counts {
  stage: Stage
  seconds: number
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
for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${stage.title} (${stage.name})\n`)
  const begun = performance.now()
  const counts = await countsOf(stage)
  const seconds = (performance.now() - begun) / 1000
  console.log(`\n   ${stage.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`)
  results.push({ stage, seconds, ...counts })
  if (wasStopped()) process.exit(1)
}

const row = (name: string, passed: string, failed: string, time: string) =>
  console.log(`${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${time.padStart(10)}`)
const total = (of: (result: Result) => number) => results.reduce((sum, result) => sum + of(result), 0)

console.log()
row('', 'passed', 'failed', 'time')
for (const { stage, passed, failed, seconds } of results)
  row(`${failed > 0 ? '✗' : '✓'} ${stage.name}`, String(passed), String(failed), `${seconds.toFixed(1)} s`)

const remarks = results.flatMap((result) => (result.remarks ?? []).map((remark) => `${result.stage.name} ${remark}`))
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)

const failed = total((result) => result.failed)
console.log(`\n${total((result) => result.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
