import { expect, test } from 'vitest'
import { pickUpPlaceIn } from './place.rules.ts'

const place = { placeZh: '塔石', placePt: 'Balcão', placeEn: 'Counter' }
const address = { addressZh: '塔石廣場', addressPt: 'Praça do Tap Seac', addressEn: 'Tap Seac Square' }
const none = { placeZh: null, placePt: null, placeEn: null, addressZh: null, addressPt: null, addressEn: null }

test.each([
  ['zh', '塔石 · 塔石廣場'],
  ['pt', 'Balcão · Praça do Tap Seac'],
  ['en', 'Counter · Tap Seac Square'],
] as const)('[G01] the place to collect a card is named with its address, in %s', (locale, line) => {
  expect(pickUpPlaceIn(locale, { ...place, ...address })).toBe(line)
})

test('a place that is no longer one has no line', () => {
  expect(pickUpPlaceIn('zh', none)).toBeNull()
})
