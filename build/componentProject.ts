import { playwright } from '@vitest/browser-playwright'
import type { Plugin, UserConfig } from 'vite'
import { defineProject } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

interface Project extends Pick<UserConfig, 'plugins' | 'resolve'> {
  name: string
  viewport?: { width: number; height: number }
  /** Packages that tests of this room import, besides those of every room. */
  packages?: string[]
}

/** Vite would find these only during the run on a machine without its cache: the page then loads anew under a test. */
const everywhere = ['@tanstack/react-router', 'react-dom/client', 'vitest-browser-react', 'zod/mini']

/** A part of the application that does not come when it is first asked for, as on a line that is lost for a moment. */
const loseOnce: BrowserCommand<[part: string]> = async ({ context }, part) => {
  await context.route(new RegExp(part), (request) => request.abort(), { times: 1 })
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The first request whose address matches this finds no network. */
    loseOnce: (part: string) => Promise<void>
  }
}

/**
 * Nothing changes during a run, so the browser keeps what it has fetched: every file of tests has a page of its own, and
 * would ask for some hundreds of modules again.
 */
const keptInBrowser: Plugin = {
  name: 'kept-in-browser',
  configureServer: ({ middlewares, config }) => {
    // While one writes, modules do change.
    if (config.server.watch !== null) return
    middlewares.use((_, response, next) => {
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        set(name, name.toLowerCase() === 'cache-control' && value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}

/** Tests of screens in a real browser, built as the application itself is. */
export const componentProject = ({ name, viewport, packages = [], plugins = [], resolve = {} }: Project) => {
  const executablePath = findChromium()
  return defineProject({
    plugins: [...plugins, keptInBrowser],
    resolve,
    optimizeDeps: { include: [...everywhere, ...packages] },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      // By itself Vitest leaves one core free, which is half of a small machine. Pages wait for a part of their time.
      maxWorkers: 3,
      // A long timeout: a busy machine is no fault.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        ...(viewport && { viewport }),
        commands: { loseOnce },
        provider: playwright({ launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  })
}
