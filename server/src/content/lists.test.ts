import { expect, test } from 'vitest'
import { areas, idTypeNames, pickUpPlaces } from './lists.ts'

const words = (rows: readonly (readonly [string, { en: string }, ...unknown[]])[]) =>
  rows.map(([code, { en }]) => `${code} ${en}`)

test('an address is in one of the seven parishes, the land between, or elsewhere, in this order', () => {
  expect(words(areas)).toEqual([
    'nsf Macao Peninsula – Our Lady of Fátima Parish',
    'sa Macao Peninsula – St. Anthony Parish',
    'sl Macao Peninsula – St. Lazarus Parish',
    'se Macao Peninsula – Cathedral Parish',
    'slo Macao Peninsula – St. Lawrence Parish',
    'nsc Taipa – Our Lady of Carmel Parish',
    'sfx Coloane – St. Francis Xavier Parish',
    'cotai Cotai Reclamation Zone',
    'outside Outside Macao',
  ])
})

test('a card is collected at one of three counters, each with its own address', () => {
  expect(pickUpPlaces.map(([code, name, address]) => [code, name.en, address.en])).toEqual([
    ['tapseac', 'Tap Seac Multisport Pavilion counter', 'Tap Seac Square, Macao'],
    ['linfong', 'Lin Fong Sports Centre counter', 'Avenida do Almirante Lacerda, Macao'],
    ['olympic', 'Olympic Sports Centre counter', 'Avenida Olímpica, Taipa'],
  ])
})

test('each kind of document has its own name', () => {
  expect(Object.entries(idTypeNames).map(([code, { en }]) => `${code}: ${en}`)).toEqual([
    'resident: Macao Resident Identity Card',
    'worker: Non-resident Worker’s Identification Card',
    'permit: Special stay permit',
    'student: Student card',
  ])
})
