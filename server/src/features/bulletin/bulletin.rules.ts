import type { BulletinTexts, Locale } from '@palaestra/contract'
import type { Bulletin } from './bulletin.table.ts'

/** Where a notice by staff stands. */
export const stateOf = ({ sendAt, begunAt, doneAt, withdrawnAt }: Bulletin) => {
  if (withdrawnAt !== null) return 'withdrawn' as const
  if (doneAt !== null) return 'sent' as const
  if (begunAt !== null) return 'sending' as const
  return sendAt === null ? ('draft' as const) : ('planned' as const)
}

const titles = { zh: 'titleZh', pt: 'titlePt', en: 'titleEn' } as const
const messages = { zh: 'messageZh', pt: 'messagePt', en: 'messageEn' } as const

/** The words in a language. */
export const wordsIn = (texts: BulletinTexts, language: Locale) => ({
  title: texts[titles[language]],
  message: texts[messages[language]],
})

/** Its name in a list: of a draft, the title of another language where this one is still empty. */
export const nameIn = (texts: BulletinTexts, language: Locale) =>
  texts[titles[language]] || texts.titleZh || texts.titlePt || texts.titleEn
