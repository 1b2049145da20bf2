import { isLocale, type Locale } from '@palaestra/contract'
import type { Plugin } from 'vite'

/** What makes a build speak one language: `#texts/*` and the refusals are found by this condition. */
export const conditionsFor = (locale: Locale) => [`locale-${locale}`, 'module', 'browser', 'development|production']

/** The language of a single build, as of `LOCALE=pt npm run dev`; Chinese where none is asked for. */
export const wantedLocale = (): Locale => {
  const wanted = process.env['LOCALE']
  return isLocale(wanted) ? wanted : 'zh'
}

interface Texts {
  /** As in `lang`: with the region, where screen readers want it. */
  language: string
  title: string
  description?: string
}

/** Writes language, title and description into the document of an application. */
export const languageOfDocument = ({ language, title, description = '' }: Texts): Plugin => ({
  name: 'language-of-document',
  transformIndexHtml: (html) =>
    html.replace('lang="zh"', `lang="${language}"`).replace('%TITLE%', title).replace('%DESCRIPTION%', description),
})
