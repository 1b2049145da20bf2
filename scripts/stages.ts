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
})

const one = (holds: boolean): Counts => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

/** What did not run did not pass; and a runner that fails has failed at something, even when it counted nothing. */
const fromReport = (code: number, { total, passed }: { total: number; passed: number }): Counts => ({
  passed,
  failed: Math.max(total - passed, code === 0 ? 0 : 1),
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

/** One run over some projects of Vitest, on the embedded database unless a command is put in front. */
const vitest = async (name: string, projects: string[], before: string[] = []): Promise<Counts> => {
  const report = join(reports, `${name}.json`)
  const [command = '', ...given] = [...before, 'vitest', 'run', ...projects.map((project) => `--project=${project}`)]
  // Far more than the projects ask for: here everything is to be seen, unless nothing answers any more.
  const reporters = ['--bail=30', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const environment = before.length > 0 ? {} : { DATABASE_URL: undefined }
  const code = await runThrough(command, [...given, ...reporters], environment)
  if (!existsSync(report)) return one(false)
  const { numTotalTests, numPassedTests } = readJson(report)
  return fromReport(code, { total: numTotalTests, passed: numPassedTests })
}

const walks = async (): Promise<Counts> => {
  theChromium()
  const report = join(reports, 'walks.json')
  const code = await runThrough('playwright', ['test', '--config=e2e', '--reporter=list,json'], {
    DATABASE_URL: undefined,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  if (!existsSync(report)) return one(false)
  const { expected, unexpected, flaky, skipped } = readJson(report).stats
  return fromReport(code, { total: expected + unexpected + flaky + skipped, passed: expected })
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
    run: () => vitest('postgres', ['server'], ['node', 'scripts/withPostgres.ts']),
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
