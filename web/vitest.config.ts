import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineProject } from 'vitest/config'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { configFor } from './vite.config.ts'

const { plugins = [], resolve = {} } = configFor('zh')
const executablePath = findChromium()

/** No server writes the settings into these pages, so components show the placeholders, as a page drawn beforehand. */
const withoutSettings: Plugin = {
  name: 'without-settings',
  transformIndexHtml: { order: 'post', handler: (html) => html.replace('{{settings}}', '') },
}

/** Screens in a real browser, in Chinese. */
export default defineProject({
  plugins: [...plugins, withoutSettings],
  resolve,
  // Found only in the midst of a run otherwise, at which the page loads anew and tests fall: on every fresh clone.
  optimizeDeps: {
    include: [
      '@tanstack/react-router',
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'vitest-browser-react',
      'zod/mini',
    ],
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine is no fault.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
