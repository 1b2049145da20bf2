import { defineProject } from 'vitest/config'

/**
 * What becomes of the portal when processes end, and when there are several. Whether anything is lost where one is
 * killed depends on the database, and is asked of both; all else of the one where it can be seen.
 */
export default defineProject({
  test: {
    name: 'processes',
    include: [
      'processes/killed/*.test.ts',
      process.env['DATABASE_URL'] ? 'processes/postgres/*.test.ts' : 'processes/*.test.ts',
    ],
    globalSetup: './build.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
