import { expect, test } from 'vitest'
import { canBeFilled, filledIn } from './placeholders.ts'
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
    expect([word, canBeFilled(`a {${word}}`, settings)]).toEqual([word, false])
})

test('whether a text can be filled in is known before it is written', () => {
  expect(
    canBeFilled('{authority} {governmentAccount} {identityBureau} {workAccount} {product} {mainSite}', settings),
  ).toBe(true)
  expect(canBeFilled('no braces', settings)).toBe(true)
  expect(canBeFilled('{hotline} {hotlin}', settings)).toBe(false)
})
