import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkHouse } from './check-house.ts'
import { theChromium } from './chromium.ts'
import { reportRows } from './rows.ts'
import { runThrough } from './runThrough.ts'

/** How many checks of a stage held. A stage that breaks down counts as one that failed. */
export interface Counts {
  passed: number
  failed: number
  /** What failed, by name. */
  failures?: string[]
  /** What held only when it was tried once more, by name. */
  retried?: string[]
}

export interface Stage {
  name: string
  title: string
  run: () => Counts | Promise<Counts>
}

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'palaestra-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const allRooms: string[] = [...readJson(join(root, 'package.json')).workspaces, 'scripts']
const locales = ['zh', 'pt', 'en']

const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures = [] }) => failures),
  retried: all.flatMap(({ retried = [] }) => retried),
})

const one = (holds: boolean): Counts => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

interface FromReport extends Omit<Counts, 'failed'> {
  total: number
}

/** What did not run did not pass; and a runner that fails has failed at something, even when it counted nothing. */
const fromReport = (code: number, { total, passed, ...names }: FromReport): Counts => ({
  ...names,
  passed,
  failed: Math.max(total - passed, code === 0 ? 0 : 1),
})

const speaks = (room: string) => {
  const file = join(root, room, 'package.json')
  return existsSync(file) && Boolean(readJson(file).imports?.['#texts/*'])
}

/** Each room by itself; a room that speaks, once in each language, because a missing text shows only there. */
const types = async (rooms = allRooms): Promise<Counts> => {
  const checks = rooms.flatMap((room) => (speaks(room) ? locales : [undefined]).map((locale) => ({ room, locale })))
  const counts: Counts[] = []
  const next = async (): Promise<void> => {
    const check = checks.shift()
    if (!check) return
    const { room, locale } = check
    const name = [room, locale].filter(Boolean).join(' in ')
    const conditions = locale ? ['--customConditions', `locale-${locale}`] : []
    // What was found last time, for each language by itself: only what has changed since is checked again.
    const memory = ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types', `${name}.tsbuildinfo`)]
    // Several rooms side by side take half the CPU time of one after the other in several threads each.
    const code = await runThrough('tsc', [
      '-p',
      room,
      '--singleThreaded',
      '--pretty',
      'false',
      ...memory,
      ...conditions,
    ])
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    counts.push(one(code === 0))
    await next()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
  return sum(counts)
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/** One run over some projects of Vitest, on the embedded database unless a command is put in front. */
const vitest = async (name: string, projects: string[], before: string[] = []): Promise<Counts> => {
  const report = join(reports, `${name}.json`)
  const [command = '', ...given] = [...before, 'vitest', 'run', ...projects.map((project) => `--project=${project}`)]
  // Far more than the projects ask for: here everything is to be seen, unless nothing answers any more.
  const reporters = ['--bail=30', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const environment = before.length > 0 ? {} : { DATABASE_URL: undefined }
  const code = await runThrough(command, [...given, ...reporters], environment)
  if (!existsSync(report)) return one(false)
  const { numTotalTests, numPassedTests, testResults }: VitestReport = readJson(report)
  const failed = testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'failed')
  const failures = failed.map(({ fullName }) => fullName)
  return fromReport(code, { total: numTotalTests, passed: numPassedTests, failures })
}

interface Walks {
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: Walks[]
}

const walksThatWere = (status: 'unexpected' | 'flaky', { specs = [], suites = [] }: Walks): string[] => [
  ...specs.filter(({ tests }) => tests.some((one) => one.status === status)).map(({ title }) => title),
  ...suites.flatMap((suite) => walksThatWere(status, suite)),
]

/** A walk that fails is walked once more: a browser on a busy machine can trip. The end of the run names it. */
const walks = async (): Promise<Counts> => {
  theChromium()
  const report = join(reports, 'walks.json')
  const code = await runThrough('playwright', ['test', '--config=e2e', '--retries=1', '--reporter=list,json'], {
    DATABASE_URL: undefined,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  if (!existsSync(report)) return one(false)
  const { stats, ...all } = readJson(report)
  const { expected, unexpected, flaky, skipped } = stats
  const total = expected + unexpected + flaky + skipped
  const [failures, retried] = [walksThatWere('unexpected', all), walksThatWere('flaky', all)]
  return fromReport(code, { total, passed: expected + flaky, failures, retried })
}

/** Everything that has to hold, quickest first. */
export const stages: Stage[] = [
  { name: 'types', title: 'Types, in every language', run: () => types() },
  { name: 'lint', title: 'Lint and format', run: async () => one((await runThrough('biome', ['check', '.'])) === 0) },
  {
    name: 'house',
    title: 'The laws of the house, and whether their checker can fail',
    run: async () => sum([checkHouse(), await vitest('house', ['house'])]),
  },
  {
    name: 'server',
    title: 'Rules and API, on the embedded database',
    run: () => vitest('server', ['server']),
  },
  {
    name: 'postgres',
    title: 'Rules and API, on PostgreSQL',
    run: () => vitest('postgres', ['server'], ['node', 'scripts/withPostgres.ts', '--databases=2']),
  },
  {
    name: 'components',
    title: 'Components, in a browser',
    run: () => {
      theChromium()
      return vitest('components', ['!server', '!house', '!processes'])
    },
  },
  {
    name: 'processes',
    title: 'Killed, stopped and side by side: on the embedded database, then on PostgreSQL',
    run: async () =>
      sum([
        await vitest('processes', ['processes']),
        await vitest('processes-postgres', ['processes'], ['node', 'scripts/withPostgres.ts']),
      ]),
  },
  { name: 'walks', title: 'Walks, in a browser through the real portal', run: walks },
  { name: 'rows', title: 'The specification, row by row', run: reportRows },
]
