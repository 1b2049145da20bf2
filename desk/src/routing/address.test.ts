import { describe, expect, test } from 'vitest'
import { fromBar, inLanguage, toBar } from './address.ts'
import { parseSearch, stringifySearch, words } from './search.ts'

test.each([
  ['/desk/zh', '/'],
  ['/desk/zh/', '/'],
  ['/desk', '/'],
  ['/desk/', '/'],
  ['/desk/zh/letters', '/letters'],
  ['/desk/pt/letters', '/elsewhere/desk/pt/letters'],
  ['/desk/zhx', '/elsewhere/desk/zhx'],
  ['/zh/online/account', '/elsewhere/zh/online/account'],
])('%s in the bar is %s to the routes', (bar, route) => {
  expect(fromBar(bar, 'zh')).toBe(route)
})

test.each([
  ['/', '/desk/pt'],
  ['/application/A26-7KQX3M', '/desk/pt/application/A26-7KQX3M'],
])('the route %s stands in the bar as %s', (route, bar) => {
  expect(toBar(route, 'pt')).toBe(bar)
})

test.each([
  ['/desk/zh/letters?state=ended#main', '/desk/en/letters?state=ended#main'],
  ['/desk/zh', '/desk/en'],
  ['/desk', '/desk/en'],
  ['/desk/nowhere/more', '/desk/en'],
])('%s in English is %s', (address, expected) => {
  const given = new URL(address, 'https://portal.test')
  expect(inLanguage(given, 'en').href).toBe(`https://portal.test${expected}`)
  expect(given.pathname, 'the one that is given stays').toBe(new URL(address, 'https://portal.test').pathname)
})

describe('the search of an address', () => {
  test('is words, also where they look like numbers', () => {
    expect(parseSearch('?year=2026&search=12345670')).toEqual({ year: '2026', search: '12345670' })
  })

  test('leaves out what is empty, and no question mark stands alone', () => {
    expect(stringifySearch({ state: 'all', after: undefined, next: '' })).toBe('?state=all')
    expect(stringifySearch({ after: undefined })).toBe('')
  })

  test('is read by its known names', () => {
    expect(words({ state: 'all', after: '', next: 1, other: 'x' }, 'state', 'after', 'next')).toEqual({ state: 'all' })
  })
})
