import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runThrough } from './runThrough.ts'

// npm run statements: counts the statements that each call takes in the server’s tests, and writes the most of each
// into statements.json. From then on one statement more is a failure. Read the difference before you commit it.

const file = join(import.meta.dirname, '../server/src/testing/statements.json')
const folder = mkdtempSync(join(tmpdir(), 'palaestra-statements-'))
process.env['STATEMENTS_TO'] = folder
try {
  const status = await runThrough('vitest', [
    'run',
    '--project=server',
    '--exclude=**/statements.test.ts',
    'server/src',
  ])
  if (status !== 0) throw new Error('The tests failed, so not every call was counted.')
  const most: Record<string, number> = {}
  for (const name of readdirSync(folder)) {
    const seen = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, number>
    for (const [path, statements] of Object.entries(seen)) most[path] = Math.max(statements, most[path] ?? 0)
  }
  const sorted = Object.fromEntries(Object.entries(most).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
