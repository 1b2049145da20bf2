import type { Locale, RefusalName } from '@palaestra/contract'
import { sentenceAtIn, sentences } from '@palaestra/contract/sentences/all'
import { filledIn } from './placeholders.ts'
import type { Settings } from './settings.ts'

/** The sentence of a refusal, with the names and numbers of the settings in it. */
export const sentenceOf = (refusal: RefusalName, locale: Locale, settings: Settings) =>
  withSettings(sentences[locale][refusal], locale, settings)

/** The same at a field of a body, which has a sentence of its own when it was left empty. */
export const sentenceAtField = (
  { field, refusal }: { field: string; refusal: RefusalName },
  locale: Locale,
  settings: Settings,
) => withSettings(sentenceAtIn(locale, field, refusal), locale, settings)

const withSettings = (sentence: string, locale: Locale, settings: Settings) =>
  sentence.includes('{') ? filledIn(locale, settings)(sentence) : sentence
