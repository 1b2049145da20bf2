import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { countsOf, type Figure, holds, lineOf } from '../scripts/figures.ts'
import { sizes } from '../scripts/size.ts'
import { readingByProcessorTime, signInByProcessorTime } from './processorTime.ts'
import { withPostgres } from './withPostgres.ts'

// npm run figures [-- --write], after `npm run build`: the cheap figures, against those on file. A part of every proof,
// so that nothing gets slower or heavier unseen: a tenth is its room. `--write` puts the new ones on file.

const file = new URL('./figures.json', import.meta.url)
const onFile: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
const roomOfBytes = 0.1
/** The same programs were seen between 0.53 and 0.61 of the bare handler, as the machine had other guests or none. */
const roomOfRatios = 0.2

/** Processor time is rough on a busy machine, so a ratio that fell is measured again; a real fall stays one. */
const tries = 3

const ratios: { what: string; measure: () => Promise<number> }[] = [
  { what: 'reading, of a bare handler by processor time', measure: readingByProcessorTime },
  { what: 'sign-in, of a bare hash by processor time', measure: signInByProcessorTime },
]

const notOnFile = ({ what, unit }: Figure): Figure => ({ what, unit, why: 'not on file: npm run figures -- --write' })

/** Bytes may grow by a tenth, and never beyond their budget. */
const judgedSize = (size: Figure): Figure => {
  const known = onFile[size.what]
  if (known === undefined) return notOnFile(size)
  return { ...size, atMost: Math.min(size.atMost ?? Number.POSITIVE_INFINITY, known * (1 + roomOfBytes)) }
}

const judgedRatio = async ({ what, measure }: (typeof ratios)[number]): Promise<Figure> => {
  const known = onFile[what]
  if (known === undefined) return notOnFile({ what, unit: '' })
  let figure: Figure = { what, unit: '' }
  for (let one = 0; one < tries && !holds(figure); one += 1)
    figure = { what, unit: '', value: await withPostgres(measure), atLeast: known * (1 - roomOfRatios) }
  return figure
}

// Without /proc a system does not tell the processor time of a process.
const tellable = existsSync('/proc/self/stat') ? ratios : []
if (tellable.length === 0) console.log('This system does not tell the processor time of a process: bytes alone.')

if (process.argv.includes('--write')) {
  const measured = sizes().map(({ what, value = 0 }) => [what, value] as const)
  for (const { what, measure } of tellable) measured.push([what, await withPostgres(measure)])
  const rounded = Object.fromEntries(measured.map(([what, value]) => [what, Number(value.toPrecision(3))]))
  writeFileSync(file, `${JSON.stringify(rounded, null, 2)}\n`)
} else {
  const judged = sizes().map(judgedSize)
  for (const ratio of tellable) judged.push(await judgedRatio(ratio))
  // A screen whose file has another name now would else be watched no longer.
  const isMeasured = (what: string) => [...judged, ...ratios].some((one) => one.what === what)
  for (const what of Object.keys(onFile).filter((what) => !isMeasured(what)))
    judged.push({ what, unit: '', why: 'on file, but there is no such figure any more' })
  for (const figure of judged) console.log(lineOf(figure))
  const { over, unmeasured } = countsOf(judged)
  console.log(`\n${judged.length} figures, ${over} worse than the room they have, ${unmeasured} not measured`)
  process.exitCode = over + unmeasured > 0 ? 1 : 0
}
