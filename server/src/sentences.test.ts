import { locales, type RefusalName, refusals } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences/all'
import { expect, test } from 'vitest'
import { sentenceOf } from './sentences.ts'
import { defaultSettings, settingsIn } from './settings.ts'

const names = Object.keys(refusals) as RefusalName[] // The list has these keys and no others.
const settingsNamedIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, word]) => word).sort()

test.each(locales)('in %s every sentence of a refusal is whole: each setting in it has its words', (locale) => {
  const told = names.map((name) => sentenceOf(name, locale, defaultSettings))

  expect(told.filter((sentence) => /[{}]/.test(sentence))).toEqual([])
  expect(told.filter((sentence) => sentence.trim() === '')).toEqual([])
})

test('a sentence names the same settings in each language', () => {
  for (const name of names) {
    const [zh, pt, en] = locales.map((locale) => settingsNamedIn(sentences[locale][name]))
    expect([name, pt, en]).toEqual([name, zh, zh])
  }
})

test.each(locales)('in %s who has to call is told the number of the settings', (locale) => {
  const hotline = '2812 3456'
  const { identityBureau } = settingsIn(locale, defaultSettings)

  expect(sentenceOf('account_suspended', locale, { ...defaultSettings, hotline })).toContain(hotline)
  expect(sentenceOf('guardian_mismatch', locale, defaultSettings)).toContain(identityBureau)
})
