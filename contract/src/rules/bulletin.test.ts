import { expect, test } from 'vitest'
import { bulletinProblems, isReachConfirmed } from './bulletin.ts'

const texts = {
  ...{ titleZh: '標題', titlePt: 'Título', titleEn: 'Title', messageZh: '內容', messagePt: 'Texto', messageEn: 'Text' },
  uri: '',
}
const group = { ageFrom: 20, ageTo: 30, areas: [], languages: [], idTypes: [], services: [] }
const hosts = ['www.gov.mo']

test.each([
  ['nothing', {}, undefined, {}],
  ['a language that is missing', { titlePt: ' ' }, undefined, { titlePt: 'missing' }],
  ['too long a title', { titleEn: 'a'.repeat(101) }, undefined, { titleEn: 'too_long' }],
  ['an address in a text', { messageEn: 'https://www.gov.mo' }, undefined, { messageEn: 'address_in_text' }],
  ['one without its scheme', { titleEn: 'www.elsewhere.mo' }, undefined, { titleEn: 'address_in_text' }],
  ['a link to elsewhere', { uri: 'https://elsewhere.mo/' }, undefined, { uri: 'address' }],
  ['a link without https', { uri: 'http://www.gov.mo/' }, undefined, { uri: 'address' }],
  ['a link that begins like a path', { uri: '//elsewhere.mo' }, undefined, { uri: 'address' }],
  ['a path, and a host of the list', { uri: 'https://www.gov.mo/x' }, group, {}],
  ['ages the wrong way round', {}, { ...group, ageFrom: 31 }, { ageTo: 'ages' }],
  ['a group of nobody', {}, { ...group, ageFrom: null, ageTo: null }, { group: 'group' }],
])('what is in the way of sending: %s', (_, more, of, found) => {
  expect(bulletinProblems({ ...texts, ...more }, { hosts, group: of })).toEqual(found)
})

test('a number of people stays confirmed while members come and go, and not where it grows', () => {
  expect([isReachConfirmed(100, 110), isReachConfirmed(100, 50), isReachConfirmed(1000, 1100)]).toEqual([
    true,
    true,
    true,
  ])
  expect([isReachConfirmed(100, 111), isReachConfirmed(1000, 1101)]).toEqual([false, false])
})
