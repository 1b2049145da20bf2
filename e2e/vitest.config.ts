import { defineProject } from 'vitest/config'

/**
 * Tests of ending and killing processes, and of several side by side. A killed process may lose data in one database
 * and not in the other, so those tests run on both; each other test runs on the one that shows it.
 */
export default defineProject({
  test: {
    name: 'processes',
    include: [
      'processes/killed/*.test.ts',
      process.env['DATABASE_URL'] ? 'processes/postgres/*.test.ts' : 'processes/*.test.ts',
    ],
    globalSetup: './build.ts',
    // Each file has servers and a folder of its own.
    maxWorkers: 2,
    // A file that starts six servers beside others that do waits for processors, not for answers.
    testTimeout: 600_000,
    // Gigabytes of copies are removed afterwards, which a slow disk takes more than a minute for.
    hookTimeout: 300_000,
  },
})
