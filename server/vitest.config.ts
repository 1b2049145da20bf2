import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineProject } from 'vitest/config'

const all = ['src/**/*.test.ts', '../contract/src/**/*.test.ts']

/**
 * What PostgreSQL may answer otherwise than the embedded database, which is the same engine with one connection: tests
 * of features that say to do several things at once, and those of the database and of what stands on it directly. Of the
 * features’ files the stage runs what is named so (scripts/stages.ts).
 */
const onPostgres = () => {
  const severalAtOnce =
    /\b(at once|side by side|meanwhile|same (time|moment|instant))\b[\s\S]*\bPromise\.(all|allSettled)\(|\bdatabaseUrl\(/
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const files = (folder: string) => globSync(`src/${folder}/**/*.test.ts`, { cwd: import.meta.dirname })
  return [
    ...files('database'),
    ...files('adapters/jobs'),
    ...files('features').filter((file) => severalAtOnce.test(read(file))),
  ]
}

/** Rules and features in one process: PGlite is opened once and emptied between tests. */
export default defineProject({
  test: {
    name: 'server',
    include: process.env['DATABASE_URL'] ? onPostgres() : all,
    globalSetup: './src/testing/filesFolder.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Generous: what hangs must end, and a busy machine is no fault.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    bail: 3,
  },
})
