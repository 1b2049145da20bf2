import type { Locale } from '@palaestra/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { constantsInPlace } from '../build/constantsInPlace.ts'
import { constantsInStyles } from '../build/constantsInStyles.ts'
import { conditionsFor, languageOfDocument, wantedLocale } from '../build/language.ts'
import { layersInOrder } from '../build/layersInOrder.ts'
import { leanCalls } from '../build/leanCalls.ts'
import { numbersOfRefusals } from '../build/numbersOfRefusals.ts'
import { shortNames } from '../build/shortNames.ts'
import * as en from './src/texts/en/document.ts'
import * as pt from './src/texts/pt/document.ts'
import * as zh from './src/texts/zh/document.ts'

const documents = { zh, pt, en }

/** The desk in one language. As the portal’s, but nothing is prerendered: nobody finds the desk by searching. */
export const configFor = (locale: Locale): UserConfig => ({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [
    react(),
    constantsInStyles,
    layersInOrder,
    languageOfDocument(documents[locale]),
    leanCalls,
    numbersOfRefusals,
  ],
  resolve: { conditions: conditionsFor(locale) },
  css: { transformer: 'lightningcss' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: `manifest.${locale}.json`,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      optimization: constantsInPlace,
      output: {
        ...shortNames,
        // Without texts, so that the three languages share one cached file; without what is fetched when it is wanted.
        codeSplitting: { groups: [{ name: 'vendor', test: /node_modules\/(?!@simplewebauthn\/)/ }] },
      },
    },
  },
})

export default defineConfig(configFor(wantedLocale()))
