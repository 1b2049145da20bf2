import { defineConfig } from 'vitest/config'

/** A pattern that the names of tests have to match, set by a stage of `npm test`. */
const { TEST_NAMES: testNamePattern } = process.env

export default defineConfig({ test: { projects: ['*/vitest.config.ts'], ...(testNamePattern && { testNamePattern }) } })
