import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkHouse } from './check-house.ts'
import { theChromium } from './chromium.ts'
import { reportRows } from './rows.ts'
import { runThrough } from './runThrough.ts'

/** How many checks of a stage held. A stage that breaks down counts as one that failed. */
export interface Counts {
  passed: number
  failed: number
  /** What failed, and what held only when it was tried once more, by name. */
  remarks?: string[]
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

const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  remarks: all.flatMap(({ remarks = [] }) => remarks),
})

const one = (holds: boolean): Counts => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

interface FromReport {
  total: number
  passed: number
  remarks: string[]
}

/** What did not run did not pass; and a runner that fails has failed at something, even when it counted nothing. */
const fromReport = (code: number, { total, passed, remarks }: FromReport): Counts => ({
  passed,
  failed: Math.max(total - passed, code === 0 ? 0 : 1),
  remarks,
})

/** Each room by itself; a room that speaks, once in each language, because a missing text shows only there. */
const types = async (): Promise<Counts> => {
  const rooms: string[] = [...readJson(join(root, 'package.json')).workspaces, 'scripts']
  const speaks = (room: string) => {
    const file = join(root, room, 'package.json')
    return existsSync(file) && Boolean(readJson(file).imports?.['#texts/*'])
  }
  const counts: Counts[] = []
  for (const room of rooms) {
    for (const locale of speaks(room) ? ['zh', 'pt', 'en'] : [undefined]) {
      const conditions = locale ? ['--customConditions', `locale-${locale}`] : []
      const code = await runThrough('tsc', ['-p', room, '--pretty', 'false', ...conditions])
      console.log(`${code === 0 ? '✓' : '✗'} ${[room, locale].filter(Boolean).join(' in ')}`)
      counts.push(one(code === 0))
    }
  }
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
  const remarks = failed.map(({ fullName }) => `failed: ${fullName}`)
  return fromReport(code, { total: numTotalTests, passed: numPassedTests, remarks })
}

interface Walks {
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: Walks[]
}

const walkRemarks = ({ specs = [], suites = [] }: Walks): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title }) => `failed: ${title}`),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `held at the second try: ${title}`),
  ...suites.flatMap(walkRemarks),
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
  return fromReport(code, { total, passed: expected + flaky, remarks: walkRemarks(all) })
}

/** Everything that has to hold, quickest first. */
export const stages: Stage[] = [
  { name: 'types', title: 'Types, in every language', run: types },
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
