import { countsOf, type Figure, lineOf } from '../scripts/figures.ts'
import { sizes } from '../scripts/size.ts'
import { classesAgainstStatement } from './classes.ts'
import { deskAtScale } from './desk.ts'
import { gatesWithoutPause } from './gates.ts'
import { judgePages } from './pages.ts'
import { reading } from './reading.ts'
import { booking, bookingAmongMany, drawing, looking, openingMinute } from './services.ts'
import { readingWhileSigningIn, signIn } from './signIn.ts'
import { startUp } from './start.ts'
import { ticketsAgainstStatement } from './tickets.ts'
import { withPostgres } from './withPostgres.ts'
import { aYear } from './year.ts'

// npm run bench [-- bytes start reading signIn crowd desk services year pages /path …]: figures with budget and verdict, in about an
// hour. `services` stands for courts, tickets, classes and gates, each of which can be named, too. A path stands for those pages alone. A figure that could not be measured is named, and counts as a failure. Run
// it alone: other work on the machine would be measured too. `year` takes half an hour, and 25 GB of the disk; `-- year --small` only
// tries whether it still goes, and judges nothing.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const deadline = Date.now() + 30 * 60_000

const figures: Figure[] = []
const report = (figure: Figure) => {
  figures.push(figure)
  console.log(lineOf(figure))
}

const small = process.argv.includes('--small')
const given = process.argv.slice(2).filter((word) => word !== '--small')
const paths = given.filter((word) => word.startsWith('/'))
/** Names for several parts. */
const together: Record<string, string[]> = { services: ['courts', 'tickets', 'classes', 'gates'] }
const wanted = [
  ...given.filter((word) => !word.startsWith('/')).flatMap((word) => together[word] ?? [word]),
  ...(paths.length > 0 ? ['pages'] : []),
]

const parts: Record<string, { title: string; measure: () => Promise<void> }> = {
  bytes: {
    title: 'First load of every screen, gzip',
    measure: async () => sizes().forEach(report),
  },
  start: {
    title: 'npm start to the first answer, on the database in the folder',
    measure: async () => {
      const { first, warm, megabytes } = await startUp()
      report({ what: 'first start, with the demonstration', value: first, unit: 's', atMost: 30 })
      report({ what: 'warm start', value: warm, unit: 's', atMost: 5 })
      const memory = { what: 'memory of the server, soon after the start', unit: 'MB', atMost: 450 }
      report(
        megabytes === undefined ? { ...memory, why: 'this system does not report' } : { ...memory, value: megabytes },
      )
    },
  },
  reading: {
    title: 'Reading: POST /account/info against a bare handler with the same SQL, on PostgreSQL',
    measure: () =>
      withPostgres(async () => {
        const { ours, bare, ratio, processorRatio } = await reading()
        report({ what: 'answers a second', value: ours, unit: '/s' })
        report({ what: 'of the bare handler', value: bare, unit: '/s' })
        report({ what: 'ratio', value: ratio, unit: '', atLeast: 0.8 })
        const byTime = { what: 'ratio by processor time of the two processes', unit: '' }
        report(Number.isNaN(processorRatio) ? { ...byTime, why: 'no /proc' } : { ...byTime, value: processorRatio })
        const { ratio: ofPrepared } = await reading({ PREPARED: '1' })
        report({ what: 'ratio to one that has its statements prepared', value: ofPrepared, unit: '' })
      }),
  },
  signIn: {
    title: 'Signing in against the bare hash, on PostgreSQL',
    measure: () =>
      withPostgres(async () => {
        const { signIns, hashes, ratio } = await signIn()
        report({ what: 'sign-ins a second', value: signIns, unit: '/s' })
        report({ what: 'hashes a second', value: hashes, unit: '/s' })
        report({ what: 'ratio', value: ratio, unit: '' })
      }),
  },
  crowd: {
    title: 'Reading while 64 people sign in at once, on PostgreSQL',
    measure: () =>
      withPostgres(async () => {
        const { p99 } = await readingWhileSigningIn()
        report({ what: 'GET /api/web/setting, 99th percentile', value: p99, unit: 'ms', atMost: 100 })
      }),
  },
  desk: {
    title: 'The desk with a million members and ten thousand waiting, against an empty one, on PostgreSQL',
    measure: () =>
      withPostgres(async (urls) => {
        const { seconds } = await deskAtScale(urls, (what, empty, full) => {
          console.log(
            `  ${what}: p50 ${shown(empty.p50)} → ${shown(full.p50)}, p95 ${shown(empty.p95)} → ${shown(full.p95)}`,
          )
          report({ what, value: full.p95 / empty.p95, unit: '', atMost: 2 })
        })
        report({ what: 'filling the database', value: seconds, unit: 's' })
      }, 2),
  },
  courts: {
    title: 'Online services: booking a court, what is free, and the minute of an opening, on PostgreSQL',
    measure: () =>
      withPostgres(async ([first = '', second = '', third = '', fourth = '', fifth = '']) => {
        const compared = await booking(first)
        const ratio = { what: 'booking over HTTP, against one statement in pgbench', unit: '', atLeast: 1 }
        report(compared ? { ...ratio, value: compared.ratio } : { ...ratio, why: 'there is no pgbench' })
        if (compared) report({ what: 'bookings a second', value: compared.ours, unit: '/s' })
        process.env['DATABASE_URL'] = second
        const looked = await looking()
        report({ what: 'what is free, against a bare handler', value: looked.ratio, unit: '', atLeast: 0.8 })
        report({ what: 'answers a second', value: looked.ours, unit: '/s' })
        const minute = await openingMinute(third)
        const inAll = [...minute.faults.values()].reduce((sum, one) => sum + one, 0)
        report({ what: '10 000 at once, 3 processes: faults', value: inAll, unit: '', atMost: 0 })
        for (const [kind, value] of minute.faults) report({ what: `faults of kind ${kind}`, value, unit: '' })
        report({ what: 'courts booked twice', value: minute.doubles, unit: '', atMost: 0 })
        report({ what: 'courts booked', value: minute.booked, unit: '' })
        report({ what: 'times somebody was asked to come again', value: minute.turnedAway, unit: '' })
        report({ what: 'until everybody is answered', value: minute.seconds, unit: 's', atMost: 15 })
        report({ what: 'event loop meanwhile, 99th percentile', value: minute.late, unit: 'ms', atMost: 50 })
        report({ what: 'ranks of a draw of 10 000', value: await drawing('courts'), unit: 's', atMost: 1 })
        report({
          what: 'order of 10 000 who register for classes',
          value: await drawing('order'),
          unit: 's',
          atMost: 1,
        })
        const times = await bookingAmongMany([fourth, fifth])
        report({ what: 'booking among a million of both, against 5 000', value: times, unit: '', atMost: 1.5 })
      }, 5),
  },
  tickets: {
    title: 'Online services: buying a ticket of a pool, on PostgreSQL',
    measure: () => againstPgbench('buying a ticket', 'tickets', ticketsAgainstStatement),
  },
  classes: {
    title: 'Online services: signing up for what is left in classes, on PostgreSQL',
    measure: () => againstPgbench('signing up', 'places', classesAgainstStatement),
  },
  gates: {
    title: 'Online services: eight gates of a pool without a pause, on PostgreSQL',
    measure: () =>
      withPostgres(async ([url = '']) => {
        const { ours, ratio, p95 } = await gatesWithoutPause(url)
        report({ what: 'a pass, 95th percentile', value: p95, unit: 'ms', atMost: 100 })
        report({ what: 'passes a second of one process', value: ours, unit: '/s' })
        report({ what: 'ratio to a signature checked and a row added', value: ratio, unit: '' })
      }),
  },
  year: {
    title: small
      ? 'A thousand members against a hundred: for a test'
      : 'A million members and bookings, twenty million visits, against a thousandth of them, on PostgreSQL',
    measure: () =>
      withPostgres(async (urls) => {
        const { seconds } = await aYear(urls, { small }, (what, few, many) => {
          console.log(`  ${what}: p95 ${shown(few)} → ${shown(many)}`)
          report({ what, value: many / few, unit: '', ...(!small && { atMost: 1.5 }) })
        })
        report({ what: 'filling both databases', value: seconds, unit: 's' })
      }, 2),
  },
  pages: {
    title: 'Lighthouse, a slow telephone on slow 4G, really slowed down',
    measure: async () => (await judgePages(deadline, paths)).forEach(report),
  },
}

/** These work one by one, where bookings go in batches: so there is no budget for their ratio. */
const againstPgbench = (
  what: string,
  things: string,
  measure: (url: string) => Promise<{ ours: number; theirs: number; ratio: number } | undefined>,
) =>
  withPostgres(async ([url = '']) => {
    const compared = await measure(url)
    const ratio = { what: `${what} over HTTP, against one statement in pgbench`, unit: '' }
    report(compared ? { ...ratio, value: compared.ratio } : { ...ratio, why: 'there is no pgbench' })
    if (!compared) return
    report({ what: `${things} a second`, value: compared.ours, unit: '/s' })
    report({ what: `${things} a second in pgbench`, value: compared.theirs, unit: '/s' })
  })

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

const unknown = wanted.find((name) => !parts[name])
if (unknown)
  throw new Error(
    `There is no part ${unknown}; there are ${[...Object.keys(parts), ...Object.keys(together)].join(', ')}.`,
  )

for (const [name, { title, measure }] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${title}`)
  await measure().catch((error: unknown) =>
    report({ what: title, unit: '', why: error instanceof Error ? error.message : String(error) }),
  )
}
const { over, unmeasured } = countsOf(figures)
console.log(`\n${figures.length} figures, ${over} over their budget, ${unmeasured} not measured`)
process.exit(over + unmeasured > 0 ? 1 : 0)
