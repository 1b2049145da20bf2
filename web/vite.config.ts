import { isLocale, type Locale } from '@palaestra/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { constantsInStyles } from './build/constantsInStyles.ts'
import { languageOfDocument } from './build/languageOfDocument.ts'
import { settingsWhileDeveloping } from './build/settingsWhileDeveloping.ts'
import { withoutSummaries } from './build/withoutSummaries.ts'

/** What makes a build speak one language: `#texts/*` and the refusals are found by this condition. */
export const conditionsFor = (locale: Locale) => [`locale-${locale}`, 'module', 'browser', 'development|production']

const server = 'http://127.0.0.1:8080'

export const configFor = (locale: Locale): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), languageOfDocument(locale), constantsInStyles, withoutSummaries],
  resolve: { conditions: conditionsFor(locale) },
  css: { transformer: 'lightningcss' },
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: `manifest.${locale}.json`,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One small style sheet, inlined in the documents: nothing waits for it.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      output: {
        // Compiled beside the main thread while they arrive: every page needs most of both at once.
        postBanner: ({ name }) => (name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad' : ''),
        // Without texts, so that the three languages share one cached file each.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              // Not what guards half-filled forms: the screens that have such forms bring it along.
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/](?!.*useBlocker)/,
            },
            // What the frame and nearly every screen need: many small files would weigh more than one.
            {
              name: 'base',
              test: /web[\\/]src[\\/](api[\\/](answers|session|storage|visit)|routing[\\/](arrival|address)|frame[\\/](Logo|PathLink|toast|useStored)|settings)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
})

const wanted = process.env['LOCALE']
const locale = isLocale(wanted) ? wanted : 'zh'
const config = configFor(locale)
export default defineConfig({
  ...config,
  plugins: [...(config.plugins ?? []), settingsWhileDeveloping(locale, server)],
})
