import { constant, type Locale } from '@palaestra/contract'
import { type Settings, settingsIn } from './settings.ts'

const between = { zh: '至', pt: ' a ', en: ' to ' } as const
const and = { zh: '及', pt: ' e ', en: ' and ' } as const
const weekday = (weekday: number, locale: Locale) =>
  // 4 January 2026 was a Sunday.
  new Intl.DateTimeFormat({ zh: 'zh-Hant-MO', pt: 'pt-PT', en: 'en-GB' }[locale], {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2026, 0, 4 + weekday)))

const weekdays = ([first = 1, ...later]: readonly number[], locale: Locale) => {
  const last = later.at(-1)
  return weekday(first, locale) + (last === undefined ? '' : between[locale] + weekday(last, locale))
}

/** The hours of support, in one sentence. The hours are the contract’s own [K01]. */
const supportHoursIn = (locale: Locale) =>
  constant.supportHours
    .map(({ weekdays: days, open }) => `${weekdays(days, locale)} ${open.join(and[locale])}`)
    .join(locale === 'zh' ? '；' : '; ')

const words = (locale: Locale, settings: Settings): Record<string, string> => {
  const { authority, portal, product, productSlug, hotline, supportEmail, mainSite, ...names } = settingsIn(
    locale,
    settings,
  )
  const { governmentAccount, identityBureau, workAccount } = names
  const own = { authority, portal, product, productSlug, hotline, supportEmail, mainSite }
  return { ...own, governmentAccount, identityBureau, workAccount, supportHours: supportHoursIn(locale) }
}

/**
 * Puts the settings into a text of the menu or of a page, or into the sentence of a refusal: `{hotline}` becomes the
 * number, so that texts stay right when a setting changes. An unknown word in braces stays as it is.
 */
export const filledIn = (locale: Locale, settings: Settings) => {
  const known = new Map(Object.entries(words(locale, settings)))
  return (text: string) => text.replace(/\{(\w+)\}/g, (written, word: string) => known.get(word) ?? written)
}

/** The words that `filledIn` knows: the same in every language. */
export const fillableWords = (settings: Settings) => Object.keys(words('zh', settings))
