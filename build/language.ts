import { isLocale, type Locale } from '@palaestra/contract'
import type { Plugin } from 'vite'

/** The condition that makes a build speak one language: `#texts/*` and the refusals resolve by it. */
export const conditionsFor = (locale: Locale) => [`locale-${locale}`, 'module', 'browser', 'development|production']

/** The language of a single build, as in `LOCALE=pt npm run dev`; Chinese by default. */
export const wantedLocale = (): Locale => {
  const wanted = process.env['LOCALE']
  return isLocale(wanted) ? wanted : 'zh'
}

interface Texts {
  /** The value of `lang`: with the region, when screen readers want it. */
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
