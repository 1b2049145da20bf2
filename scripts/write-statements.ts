import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runThrough } from './runThrough.ts'

// npm run statements: counts the statements that each call takes in the server’s tests, and writes the most of each
// into statements.json. From then on one statement more is a failure. Read the difference before you commit it.

const file = join(import.meta.dirname, '../server/src/testing/statements.json')
const folder = mkdtempSync(join(tmpdir(), 'palaestra-statements-'))
process.env['STATEMENTS_TO'] = folder
delete process.env['DATABASE_URL']
try {
  const tests = ['vitest', 'run', '--project=server', '--exclude=**/statements.test.ts', 'server/src']
  // On both databases: what one process keeps in memory, and which calls meet, depends on the order of the tests.
  for (const [command = '', ...given] of [tests, ['node', 'scripts/withPostgres.ts', '--databases=2', ...tests]])
    if ((await runThrough(command, given)) !== 0) throw new Error('The tests failed, so not every call was counted.')
  const seen: Record<string, number> = {}
  for (const name of readdirSync(folder)) {
    const one = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, number>
    for (const [path, statements] of Object.entries(one)) seen[path] = Math.max(statements, seen[path] ?? 0)
  }
  const most: Record<string, number> = {}
  for (const [name, statements] of Object.entries(seen)) {
    const [path = '', race] = name.split(' (')
    if (!race || !(path in seen)) most[path] = statements
  }
  const sorted = Object.fromEntries(Object.entries(most).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
