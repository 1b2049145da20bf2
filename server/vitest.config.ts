import { defineProject } from 'vitest/config'

/** Rules and features in one process: PGlite is opened once and emptied between tests. */
export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', '../contract/src/**/*.test.ts'],
    globalSetup: './src/testing/filesFolder.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Generous: what hangs must end, and a busy machine is no fault.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    bail: 3,
  },
})
