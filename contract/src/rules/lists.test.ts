import { expect, test } from 'vitest'
import { type ListItem, listProblems, partsFit, pathOf, withKept } from './lists.ts'
import { addressesWith, isFreeKey } from './screens.ts'

const text = { zh: '一', pt: 'um', en: 'one' }
const around = { hosts: ['www.gov.mo'], addresses: addressesWith(['faq']), kept: [] }
const area = (code: string, hidden = false): ListItem => ({ kind: 'area', code, text, hidden })
const entry = (code: string, uri: string, level = 1): ListItem => ({
  kind: 'entry',
  code,
  text,
  uri,
  level,
  hidden: false,
})

test('what is in the way of a menu is named with its place', () => {
  const menu = [
    ...[entry('a', ''), entry('b', '/nowhere', 2), entry('b', 'javascript:x', 4)],
    ...[entry('d', ''), entry('e', '/faq#top'), entry('f', '{mainSite}')],
  ]
  expect(listProblems(menu, around)).toEqual([
    { at: 'blocks.1.uri', problem: 'nowhere' },
    { at: 'blocks.2', problem: 'twice' },
    { at: 'blocks.2.level', problem: 'level' },
    { at: 'blocks.2.uri', problem: 'address' },
    { at: 'blocks.3.uri', problem: 'missing' },
  ])
})

test('what was published stays, and something is offered', () => {
  expect(listProblems([area('a')], { ...around, kept: ['a', 'b'] })).toEqual([
    { at: 'blocks', problem: 'kept', word: 'b' },
  ])
  expect(listProblems([area('a', true)], around)).toEqual([{ at: 'blocks', problem: 'missing' }])
  expect(withKept([area('a')], [area('b'), area('a', true)])).toEqual([area('a'), area('b', true)])
  expect(withKept([entry('a', '/faq')], [entry('b', '/faq')]), 'a menu begins anew').toEqual([entry('a', '/faq')])
})

test.each([
  ['list/areas', [area('a')], true],
  ['list/menu', [area('a')], false],
  ['list/areas', [{ kind: 'paragraph' as const, text }], false],
  ['faq', [{ kind: 'paragraph' as const, text }], true],
  ['faq', [area('a')], false],
])('under %s, %j belongs: %s', (key, blocks, is) => expect(partsFit(key, blocks)).toBe(is))

test.each([
  ['/faq/?a#b', '/faq'],
  ['/', '/'],
  ['/?a', '/'],
  ['https://www.gov.mo/', undefined],
])('%s leads to the path %s', (uri, path) => expect(pathOf(uri)).toBe(path))

test.each([
  ['news', true],
  ['news/2027', true],
  ['venues/north', true],
  ['venues', true],
  ['venues/today', false],
  ['online/news', false],
  ['register', false],
  ['pt/news', false],
  ['desk', false],
  ['list/news', false],
])('a page may begin at %s: %s', (key, is) => expect(isFreeKey(key)).toBe(is))
