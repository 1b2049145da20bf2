import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSettings, defaultSettings, readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaestra-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileWith = (text: string) => {
  const file = join(folder, 'settings.json')
  writeFileSync(file, text)
  return file
}

test('without a file it is a demonstration, and says so in each language', () => {
  const { demonstration, authority } = readSettings(undefined)

  expect(demonstration).toBe(true)
  expect(authority).toEqual({
    zh: expect.stringContaining('示範'),
    pt: expect.stringContaining('Demonstração'),
    en: expect.stringContaining('Demonstration'),
  })
})

test('where real people are, it is no demonstration, whether without a file or with one that does not say so', () => {
  const inProduction = { demonstrationAllowed: false }

  expect(() => readSettings(undefined, inProduction)).toThrow('SETTINGS_FILE')
  expect(() => readSettings(fileWith('{"hotline": "2812 3456"}'), inProduction)).toThrow('"demonstration": false')
  expect(readSettings(fileWith('{"demonstration": false}'), inProduction).demonstration).toBe(false)
})

test('the defaults hold what is asked of every setting', () => {
  expect(checkSettings({})).toEqual(defaultSettings)
})

test('what the file says replaces the default, and nothing else changes', () => {
  const file = fileWith('{"hotline": "2812 3456", "product": {"en": "Sport in the City"}}')

  expect(readSettings(file)).toEqual({
    ...defaultSettings,
    hotline: '2812 3456',
    product: { ...defaultSettings.product, en: 'Sport in the City' },
  })
})

test.each([
  ['a name that is empty in one language', { authority: { pt: ' ' } }, 'authority.pt'],
  ['a word nobody knows', { hotlin: '2812 3456' }, 'hotlin'],
  ['a hotline of letters', { hotline: 'call us' }, 'hotline'],
  ['a slug with blanks', { productSlug: 'Sport for All' }, 'productSlug'],
  ['an e-mail address without a host', { supportEmail: 'support' }, 'supportEmail'],
  ['a time zone that does not exist', { timeZone: 'Asia/Macondo' }, 'timeZone'],
  ['no code at all in an hour', { limits: { codesToOne: { inAnHour: 0 } } }, 'limits.codesToOne.inAnHour'],
  ['a link host with a path', { linkHosts: ['www.gov.mo/zh'] }, 'linkHosts.0'],
  ['a main site of a host that is not on the list', { mainSite: 'https://elsewhere.example/' }, 'mainSite'],
  ['a way out that runs a script', { logOutUri: 'javascript:alert(1)' }, 'logOutUri'],
  ['a way out to another host', { logOutUri: '//elsewhere.example' }, 'logOutUri'],
  ['a way out that a browser takes for another host', { logOutUri: '/\\elsewhere.example' }, 'logOutUri'],
  ['a way out without encryption', { logOutUri: 'http://www.gov.mo/' }, 'logOutUri'],
  ['a way out to another port', { linkHosts: ['www.gov.mo'], logOutUri: 'https://www.gov.mo:8443/' }, 'logOutUri'],
  [
    'a way out with a name before the host',
    { linkHosts: ['www.gov.mo'], logOutUri: 'https://www.gov.mo@x.mo/' },
    'logOutUri',
  ],
  [
    'a new number that takes effect at once',
    { mobileRecovery: { hoursWithPassword: 0 } },
    'mobileRecovery.hoursWithPassword',
  ],
  [
    'a wait of more than thirty days',
    { mobileRecovery: { hoursWithoutPassword: 721 } },
    'mobileRecovery.hoursWithoutPassword',
  ],
  ['a wait of half an hour', { mobileRecovery: { hoursBeforePassword: 0.5 } }, 'mobileRecovery.hoursBeforePassword'],
])('%s is refused by name', (_, given, named) => {
  expect(() => checkSettings(given)).toThrow(`"${named}"`)
})

test.each([
  ['a name of two hundred signs', { authority: { pt: 'A'.repeat(200) } }],
  ['a wait of an hour', { mobileRecovery: { hoursWithPassword: 1 } }],
  ['a wait of thirty days', { mobileRecovery: { hoursWithoutPassword: 720, hoursBeforePassword: 720 } }],
  ['one code in an hour', { limits: { codesToOne: { inAnHour: 1 } } }],
  ['a hotline of five digits', { hotline: '28880' }],
  ['a hotline with its country', { hotline: '+853 2888 0000' }],
  ['a slug of two letters', { productSlug: 'ab' }],
  ['a slug of twenty', { productSlug: `a${'9'.repeat(19)}` }],
  ['another time zone', { timeZone: 'Europe/Lisbon' }],
  ['no host to link to', { linkHosts: [] }],
])('%s is taken', (_, given) => {
  expect(checkSettings(given)).toMatchObject(given)
})

test.each([
  ['a name of 201 signs', { authority: { pt: 'A'.repeat(201) } }, 'authority.pt'],
  ['a hotline of four digits', { hotline: '2888' }, 'hotline'],
  ['a slug of 21 signs', { productSlug: 'a'.repeat(21) }, 'productSlug'],
  ['a slug of one letter', { productSlug: 'a' }, 'productSlug'],
])('%s is not taken', (_, given, named) => {
  expect(() => checkSettings(given)).toThrow(`"${named}"`)
})

test('a way out may lead to a host of the list, and to a path of the portal', () => {
  for (const logOutUri of ['https://www.gov.mo/zh?from=portal#top', '/ams/login?app=profile'])
    expect(checkSettings({ linkHosts: ['www.gov.mo'], logOutUri, mainSite: '/' }).logOutUri).toBe(logOutUri)
})

test.each(['[]', 'null', '"sport"'])('a file that holds %s is refused', (text) => {
  expect(() => readSettings(fileWith(text))).toThrow('setting')
})

test('a file that is no JSON, or is not there, is refused in one sentence', () => {
  const sentence = 'The file named in SETTINGS_FILE cannot be read as JSON.'

  expect(() => readSettings(fileWith('{'))).toThrow(sentence)
  expect(() => readSettings(join(folder, 'nothing.json'))).toThrow(sentence)
})

test('where real people are, staff need a second factor, whatever the file says', () => {
  expect(readSettings(undefined).secondFactor).toBe('offered')
  expect(readSettings(fileWith('{"secondFactor": "required"}')).secondFactor).toBe('required')
  expect(readSettings(fileWith('{"demonstration": false}')).secondFactor).toBe('required')
  expect(() => readSettings(fileWith('{"demonstration": false, "secondFactor": "offered"}'))).toThrow('secondFactor')
})

test('a desk that nobody could enter does not start: work accounts alone, and nobody who issues them', () => {
  const alone = fileWith('{"staffLogin": {"ways": "account"}}')

  expect(() => readSettings(alone, { workAccounts: false })).toThrow('the issuer is missing: STAFF_OPENID_ISSUER')
  expect(readSettings(alone, { workAccounts: true }).staffLogin.ways).toBe('account')
  expect(readSettings(fileWith('{"staffLogin": {"ways": "either"}}'), { workAccounts: false }).staffLogin.ways).toBe(
    'either',
  )
})

test.each([
  ['a way in that there is none', '{"ways": "both"}', 'staffLogin.ways'],
  ['a role that there is none', '{"roles": {"boss": ["x"]}}', 'staffLogin.roles.boss'],
  ['an empty word of a claim', '{"roles": {"senior": [""]}}', 'staffLogin.roles.senior'],
  ['a name in two languages', '{"account": {"zh": "x", "pt": "x", "en": ""}}', 'staffLogin.account.en'],
])('of the login of staff, %s is wrong', (_, written, named) => {
  expect(() => readSettings(fileWith(`{"staffLogin": ${written}}`))).toThrow(named)
})
