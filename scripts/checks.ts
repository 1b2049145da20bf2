import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { theChromium } from './chromium.ts'
import { runThrough } from './runThrough.ts'

/** The results of a stage. A stage that breaks down counts as one failed check. */
export interface Counts {
  passed: number
  failed: number
  /** The failed checks, by name, each with what it said first. */
  failures?: string[]
  /** The checks that passed only at the second try, likewise. */
  retried?: string[]
}

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'palaestra-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const allRooms: string[] = [...readJson(join(root, 'package.json')).workspaces, 'scripts']
const locales = ['zh', 'pt', 'en']

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures = [] }) => failures),
  retried: all.flatMap(({ retried = [] }) => retried),
})

export const one = (holds: boolean): Counts => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

interface FromReport extends Omit<Counts, 'failed'> {
  total: number
}

/** A test that did not run has not passed. A failing runner counts as one failure even when it counted none. */
const fromReport = (code: number, { total, passed, ...names }: FromReport): Counts => ({
  ...names,
  passed,
  failed: Math.max(total - passed, code === 0 ? 0 : 1),
})

const speaks = (room: string) => {
  const file = join(root, room, 'package.json')
  return existsSync(file) && Boolean(readJson(file).imports?.['#texts/*'])
}

/** Checks each room by itself; a room with texts once in each language, because a missing text shows only there. */
export const types = async (): Promise<Counts> => {
  const checks = allRooms.flatMap((room) => (speaks(room) ? locales : [undefined]).map((locale) => ({ room, locale })))
  const counts: Counts[] = []
  const next = async (): Promise<void> => {
    const check = checks.shift()
    if (!check) return
    const { room, locale } = check
    const name = [room, locale].filter(Boolean).join(' in ')
    const conditions = locale ? ['--customConditions', `locale-${locale}`] : []
    // The results of the last time, for each language: only later changes are checked again.
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
    counts.push({ ...one(code === 0), failures: code === 0 ? [] : [name] })
    await next()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
  return sum(counts)
}

const linesToldAtTheEnd = 12

/** A check and why it failed, for the end of the run: often nothing else of a run is at hand. */
const withReason = (name: string, messages: (string | undefined)[]) => {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  return [name, ...lines.slice(0, linesToldAtTheEnd).map((line) => `    ${line}`)].join('\n')
}

interface TestFile {
  name: string
  status: string
  /** What went wrong outside of its tests. */
  message: string
  /** A test that passed at its second try keeps the messages of the first. */
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  numPendingTests: number
  testResults: TestFile[]
}

/** The failed tests of a file; the file itself, where it could not even be read. */
const failuresOf = ({ name, message, assertionResults }: TestFile) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length > 0
    ? failed.map(({ fullName, failureMessages }) => withReason(fullName, failureMessages))
    : [withReason(relative(root, name), [message])]
}

/** The tests of a file that passed, but not at once. */
const retriedOf = ({ assertionResults }: TestFile) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages))

interface VitestRun {
  projects: string[]
  /** Parts of test paths; left out, all tests. */
  files?: string[]
  /** What the name of a test has to say; left out, all tests. */
  named?: RegExp
  /** How often a failed test is tried once more; the end of the run names those that needed it. */
  retry?: number
  /** A command in front that provides another database than the embedded one. */
  before?: string[]
  environment?: NodeJS.ProcessEnv
}

export const vitest = async (name: string, run: VitestRun) => {
  const { projects, files = [], named, retry = 0, before = [], environment = {} } = run
  const report = join(reports, `${name}.json`)
  // Changed files may have no test beside them; a whole stage without one is a mistake.
  const chosen = files.length > 0 ? ['--passWithNoTests', ...files] : []
  const [command = '', ...given] = [
    ...before,
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...chosen,
  ]
  // A higher limit than the projects’ own: here every failure should show, unless everything fails.
  const reporters = [
    `--retry=${retry}`,
    '--bail=30',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const database = before.length > 0 ? {} : { DATABASE_URL: undefined }
  // Not an argument: the shell of some systems would take its bars for pipes.
  const names = { TEST_NAMES: named?.source }
  const code = await runThrough(command, [...given, ...reporters], { ...database, ...names, ...environment })
  if (!existsSync(report)) return one(false)
  const { numTotalTests, numPassedTests, numPendingTests, testResults }: VitestReport = readJson(report)
  const failures = testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf)
  // The report knows nothing of errors between the tests, such as a page that never opened.
  if (code !== 0 && failures.length === 0) failures.push('an error outside of the tests, told where it happened')
  const total = named ? numTotalTests - numPendingTests : numTotalTests
  // A name that no test has any more would pass for ever.
  if (named && total === 0) return one(false)
  const retried = testResults.flatMap(retriedOf)
  return fromReport(code, { total, passed: numPassedTests, failures, retried })
}

/** A failed one is tried once more, as a walk is: a browser on a busy machine can trip. */
export const components = (files: string[] = []) => {
  theChromium()
  return vitest('components', { projects: ['!server', '!house', '!processes'], files, retry: 1 })
}

let built: Promise<number> | undefined

/** Builds the web and the desk once in a run, and tells walks and processes so by `BUILT`. */
const buildOnce = async () => {
  built ??= runThrough('npm', ['run', 'build', '--silent'])
  if ((await built) !== 0) throw new Error('The web and the desk cannot be built.')
  return { BUILT: '1' }
}

/** Runs on the embedded database, unless a command in front provides another. */
export const processes = async (name: string, before: string[] = []) =>
  vitest(name, { projects: ['processes'], before, environment: await buildOnce() })

/** The cheap figures. They count as one check: the lines above the table name what has slipped. */
export const figures = async () => {
  await buildOnce()
  return one((await runThrough('node', ['bench/figures.ts'], { DATABASE_URL: undefined })) === 0)
}

/** Breaks what the portal stands on (faults/). Each limit of a scenario is one check. */
export const faults = async (): Promise<Counts> => {
  const report = join(reports, 'faults.json')
  const code = await runThrough('node', ['faults/faults.ts', `--report=${report}`], await buildOnce())
  if (!existsSync(report)) return one(false)
  const { total, failures } = readJson(report)
  return fromReport(code, { total, passed: total - failures.length, failures })
}

let prepared: Promise<number> | undefined

/** Begins what walks need before the first of them, beside the stages until then. */
export const beginWalks = () => {
  prepared ??= runThrough('node', ['e2e/prepare.ts'])
}

interface Walk {
  status: string
  results: { errors: { message?: string }[] }[]
}

interface Walks {
  specs?: { title: string; tests: Walk[] }[]
  suites?: Walks[]
}

const walksThatWere = (status: 'unexpected' | 'flaky', { specs = [], suites = [] }: Walks): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter((one) => one.status === status)
      .map(({ results }) =>
        withReason(
          title,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  ),
  ...suites.flatMap((suite) => walksThatWere(status, suite)),
]

/** Walks. A failed one is walked once more: a browser on a busy machine can trip. The end of the run names it. */
export const walks = async (files: string[] = []): Promise<Counts> => {
  theChromium()
  const report = join(reports, 'walks.json')
  const options = ['--config=e2e', '--retries=1', '--reporter=list,json']
  const code = await runThrough('playwright', ['test', ...options, ...files], {
    ...((await prepared) === 0 ? { PREPARED: '1' } : await buildOnce()),
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
