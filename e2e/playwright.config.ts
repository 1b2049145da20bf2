import { defineConfig } from '@playwright/test'
import { chromiumArguments, theChromium } from '../scripts/chromium.ts'

/**
 * Walks go over HTTP into the real server, with the web as it is shipped. Changes by a walk stay for the next one of
 * the same worker, as in a real portal; so walks of one file go in order, and each begins with a person of its own.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: './build.ts',
  outputDir: './.cache/walks',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous: what hangs must end, and a busy machine is no fault.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/walks.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // The clock of the authority, whatever the time zone of the machine.
    timezoneId: 'Asia/Macau',
    // Recording costs more than walking, so only a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: theChromium(), args: chromiumArguments },
  },
})
