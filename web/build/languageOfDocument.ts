import type { Locale } from '@palaestra/contract'
import type { Plugin } from 'vite'
import * as en from '../src/texts/en/document.ts'
import * as pt from '../src/texts/pt/document.ts'
import * as zh from '../src/texts/zh/document.ts'

export const documents = { zh, pt, en }

export const languageOfDocument = (locale: Locale): Plugin => ({
  name: 'language-of-document',
  transformIndexHtml: (html) => {
    const { language, title, description } = documents[locale]
    return html
      .replace('lang="zh"', `lang="${language}"`)
      .replace('%TITLE%', title)
      .replace('%DESCRIPTION%', description)
  },
})
