import { defineProject } from 'vitest/config'

/** Whether the judge of the scenarios can fail. The scenarios themselves are a stage of their own. */
export default defineProject({ test: { name: 'faults', include: ['**/*.test.ts'] } })
