import { changedPaths, touchedBy } from './changed.ts'
import { checkHouse } from './check-house.ts'
import {
  beginWalks,
  type Counts,
  components,
  faults,
  figures,
  one,
  processes,
  sum,
  types,
  vitest,
  walks,
} from './checks.ts'
import { reportRows } from './rows.ts'
import { runThrough } from './runThrough.ts'

export interface Stage {
  name: string
  title: string
  run: () => Counts | Promise<Counts>
}

const withPostgres = ['node', 'scripts/withPostgres.ts']

/** How the name of a test says that something happens several times, or beside something else. */
const severalAtOnce =
  /\b(once|side by side|meanwhile|while|same (time|moment|instant)|two|many|several|twenty|fifty|however|never|both)\b/

const onPostgres = async () => {
  const run = { projects: ['server'], before: [...withPostgres, '--databases=2'] }
  return sum([
    await vitest('postgres-database', { ...run, files: ['server/src/database', 'server/src/adapters'] }),
    await vitest('postgres-features', { ...run, files: ['server/src/features'], named: severalAtOnce }),
  ])
}

/** All stages, quickest first. */
export const stages: Stage[] = [
  { name: 'types', title: 'Types, in every language', run: types },
  { name: 'lint', title: 'Lint and format', run: async () => one((await runThrough('biome', ['check', '.'])) === 0) },
  {
    name: 'house',
    title: 'The laws of the house, and whether their checker can fail',
    run: async () => sum([checkHouse(), await vitest('house', { projects: ['house', 'faults'] })]),
  },
  {
    name: 'server',
    title: 'Rules and API, on the embedded database',
    run: () => vitest('server', { projects: ['server'] }),
  },
  {
    name: 'postgres',
    title: 'What is done at once, on PostgreSQL',
    run: onPostgres,
  },
  {
    name: 'components',
    title: 'Components, in a browser',
    run: () => components(),
  },
  {
    name: 'processes',
    title: 'Killed, stopped and side by side: on the embedded database and on PostgreSQL',
    // Side by side: killed servers leave much of the time unused.
    run: async () => sum(await Promise.all([processes('processes'), processes('processes-postgres', withPostgres)])),
  },
  {
    name: 'faults',
    title: 'Faults of everything that the portal stands on, and the document of operations',
    run: faults,
  },
  { name: 'walks', title: 'Walks, in a browser through the real portal', run: () => walks() },
  { name: 'figures', title: 'Cheap figures: bytes, and processor time of reading and signing in', run: figures },
  { name: 'rows', title: 'The specification, row by row', run: reportRows },
]

const mostWalks = 2

/** The quick stages, and the tests beside the changes since main: for use while writing, never the whole proof. */
export const stagesForChanges = (): Stage[] => {
  const touched = touchedBy(changedPaths())
  const isQuick = ({ name }: Stage) => ['types', 'lint', 'house'].includes(name)
  const chosen = (name: string, files: string[], run: () => Promise<Counts>): Stage[] =>
    files.length > 0 ? [{ name, title: files.join(' '), run }] : []
  const few = touched.walks.length <= mostWalks ? touched.walks : []
  if (few !== touched.walks) console.log(`Not walked, being too many: ${touched.walks.join(' ')}`)
  if (few.length > 0) beginWalks()
  return [
    ...stages.filter(isQuick),
    ...chosen('server', touched.server, () => vitest('server', { projects: ['server'], files: touched.server })),
    ...chosen('components', touched.components, () => components(touched.components)),
    ...chosen('walks', few, () => walks(few)),
  ]
}
