import { defineConfig } from '@playwright/test'
import { chromiumArguments, theChromium } from '../scripts/chromium.ts'

/**
 * Walks: from the street into the real server, over the web as it is shipped. What a walk changes stays for the next
 * one of the same worker, as in life; so walks of one file go in order, and each begins with a person of its own.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: './build.ts',
  outputDir: './.cache/walks',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/walks.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // The clock of the authority, whatever the machine says.
    timezoneId: 'Asia/Macau',
    // To record costs more than to walk. What is walked again is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: theChromium(), args: chromiumArguments },
  },
})
