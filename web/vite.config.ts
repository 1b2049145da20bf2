import { isLocale, type Locale, locales } from '@palaestra/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { constantsInStyles } from './build/constantsInStyles.ts'
import { languageOfDocument } from './build/languageOfDocument.ts'
import { settingsWhileDeveloping } from './build/settingsWhileDeveloping.ts'
import { withoutSummaries } from './build/withoutSummaries.ts'

/** What makes a build speak one language: `#texts/*` and the refusals are found by this condition. */
export const conditionsFor = (locale: Locale) => [`locale-${locale}`, 'module', 'browser', 'development|production']

const server = 'http://127.0.0.1:8080'

/** Files by how their paths begin, in the project. */
const anyOf = (beginnings: string[]) => (id: string) => {
  const path = id.replaceAll('\\', '/')
  return beginnings.some((beginning) => path.includes(`/${beginning}`))
}
/** What the frame and nearly every screen need. */
const base = [
  ...['answers', 'session', 'storage', 'visit'].map((name) => `web/src/api/${name}.`),
  ...['Logo', 'menu/menu.module', 'PathLink', 'toast', 'useStored'].map((name) => `web/src/frame/${name}.`),
  ...['routing/address.', 'routing/arrival.', 'settings.'].map((name) => `web/src/${name}`),
  ...['Button.', 'Notice.', 'form/MethodTabs.', 'form/form.module.'].map((name) => `ui/src/${name}`),
  'contract/src/constants.',
  'preload-helper',
]
/** What the frame says. */
const words = locales.flatMap((locale) =>
  ['document', 'frame', 'titles'].map((name) => `web/src/texts/${locale}/${name}.`),
)
/** What a screen with a form needs; the page of the login fetches its form by itself. */
const form = [
  'ui/src/form/',
  'ui/src/Dialog.',
  ...['CallForm', 'LeaveWarning', 'NewPasswordFields', 'page', 'ProofDialog', 'useProof'].map(
    (name) => `web/src/form/${name}.`,
  ),
]

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
            // Many small files would cost a telephone more than one: each is a request that waits for its turn.
            { name: 'base', test: anyOf(base) },
            { name: 'words', test: anyOf(words) },
            { name: 'call', test: anyOf(['ui/src/call/', 'web/src/api/client.', 'web/src/api/questions.']) },
            { name: 'form', test: anyOf(form) },
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
