import { defineProject } from 'vitest/config'

/**
 * What becomes of the portal when processes end, and when there are several. On PostgreSQL where DATABASE_URL names
 * one, else on the embedded database, which only one process can have.
 */
export default defineProject({
  test: {
    name: 'processes',
    include: ['processes/*.test.ts', ...(process.env['DATABASE_URL'] ? ['processes/postgres/*.test.ts'] : [])],
    globalSetup: './build.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
