import { expect, test } from 'vitest'
import { fillableWords, filledIn } from './placeholders.ts'
import { defaultSettings } from './settings.ts'

const settings = { ...defaultSettings, hotline: '2888 0000', supportEmail: 'help@example.mo' }

test.each([
  ['zh', '星期一至星期四 09:00–13:00及14:30–17:45；星期五 09:00–13:00及14:30–17:30'],
  ['pt', 'segunda-feira a quinta-feira 09:00–13:00 e 14:30–17:45; sexta-feira 09:00–13:00 e 14:30–17:30'],
  ['en', 'Monday to Thursday 09:00–13:00 and 14:30–17:45; Friday 09:00–13:00 and 14:30–17:30'],
] as const)('the hours of support are one sentence, in %s', (locale, sentence) => {
  expect(filledIn(locale, settings)('{supportHours}')).toBe(sentence)
})

test('a text says what the settings say, in its language, and keeps what it does not know', () => {
  const text = '{authority}, {portal}: {hotline}, {hotline}, {supportEmail} {nobody} { hotline }'
  const said = ({ zh: authority }: { zh: string }, { zh: portal }: { zh: string }) =>
    `${authority}, ${portal}: 2888 0000, 2888 0000, help@example.mo {nobody} { hotline }`
  const { authority, portal } = settings

  expect(filledIn('zh', settings)(text)).toBe(said(authority, portal))
  expect(filledIn('pt', settings)(text)).toBe(said({ zh: authority.pt }, { zh: portal.pt }))
  expect(filledIn('en', settings)(text)).toBe(said({ zh: authority.en }, { zh: portal.en }))
})

test('no setting but the names, addresses and hours of the portal can be read out by a text', () => {
  for (const word of ['timeZone', 'limits', 'constructor', 'toString', 'mobileRecovery'])
    expect([word, fillableWords(settings).includes(word)]).toEqual([word, false])
})

test('the words that can be written are those that are filled in', () => {
  const words = fillableWords(settings)
  expect(words).toEqual(expect.arrayContaining(['authority', 'governmentAccount', 'hotline', 'product', 'mainSite']))
  expect(filledIn('zh', settings)(words.map((word) => `{${word}}`).join(' '))).not.toContain('{')
})
