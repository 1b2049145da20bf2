import type { Locale, RefusalName } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences/all'
import { filledIn } from './placeholders.ts'
import type { Settings } from './settings.ts'

/** The sentence of a refusal, with the names and numbers of the settings in it. */
export const sentenceOf = (refusal: RefusalName, locale: Locale, settings: Settings) => {
  const sentence = sentences[locale][refusal]
  return sentence.includes('{') ? filledIn(locale, settings)(sentence) : sentence
}
