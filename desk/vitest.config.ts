import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { configFor } from './vite.config.ts'

const { plugins = [], resolve = {} } = configFor('zh')
const executablePath = findChromium()

/** The desk’s screens in a real browser, in Chinese. */
export default defineProject({
  plugins,
  resolve,
  test: {
    name: 'desk',
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine is no fault.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
