import { readFileSync, writeFileSync } from 'node:fs'
import { countsOf, type Figure, lineOf } from '../scripts/figures.ts'
import { sizes } from '../scripts/size.ts'
import { reading } from './reading.ts'
import { signInByProcessorTime } from './signIn.ts'
import { withPostgres } from './withPostgres.ts'

// npm run figures [-- --write], after `npm run build`: the cheap figures, against those on file. A part of every proof,
// so that nothing gets slower or heavier unseen: a tenth is its room. `--write` puts the new ones on file.

const file = new URL('./figures.json', import.meta.url)
const onFile: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
const room = 0.1

/** The best round counts: other work on the machine only ever makes one worse. */
const best = (ratios: number[]) => Math.max(...ratios)

const measured = async (): Promise<Figure[]> => [
  ...sizes(),
  {
    what: 'reading, of a bare handler by processor time',
    unit: '',
    value: best((await withPostgres(() => reading({ rounds: 3, warming: 6 }))).processorRatios),
  },
  {
    what: 'sign-in, of a bare hash by processor time',
    unit: '',
    value: best(await withPostgres(() => signInByProcessorTime({ rounds: 3 }))),
  },
]

/** Bytes may grow by a tenth and never beyond their budget; a ratio may fall by a tenth. */
const withRoom = (figure: Figure): Figure => {
  const known = onFile[figure.what]
  if (known === undefined)
    return { what: figure.what, unit: figure.unit, why: 'not on file: npm run figures -- --write' }
  if (figure.unit === 'kB')
    return { ...figure, atMost: Math.min(figure.atMost ?? Number.POSITIVE_INFINITY, known * (1 + room)) }
  return { ...figure, atLeast: known * (1 - room) }
}

const figures = await measured()
if (process.argv.includes('--write')) {
  const rounded = figures.map(({ what, value = 0 }) => [what, Number(value.toPrecision(3))])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
} else {
  const judged = figures.map(withRoom)
  for (const figure of judged) console.log(lineOf(figure))
  const { over, unmeasured } = countsOf(judged)
  console.log(`\n${judged.length} figures, ${over} worse than the room they have, ${unmeasured} not measured`)
  process.exitCode = over + unmeasured > 0 ? 1 : 0
}
