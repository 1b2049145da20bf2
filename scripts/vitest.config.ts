import { defineProject } from 'vitest/config'

/** The checker itself: each law against a house that breaks it. */
export default defineProject({ test: { name: 'house', include: ['**/*.test.ts'] } })
