import { describe, expect, test } from 'vitest'
import { fromBar, hrefOf, inLanguage, keyOf, toBar } from './address.ts'

describe('an address', () => {
  test.each([
    ['in the language of the page', '/pt/online/account', '/online/account'],
    ['of the login page', '/ams/login', '/ams/login'],
    ['of the home page', '/pt', '/'],
    ['without a language', '/online/account', '/elsewhere/online/account'],
    ['whose first word only begins like a language', '/ptx/online/account', '/elsewhere/ptx/online/account'],
    ['in a word that is no language', '/fr/online/account', '/elsewhere/fr/online/account'],
  ])('%s', (_, bar, route) => {
    expect(fromBar(bar, 'pt')).toBe(route)
    expect(toBar(route, 'pt')).toBe(bar)
  })
})

describe('the same page in another language', () => {
  test.each([
    ['[G02] on the login page', '/ams/login?_locale=zh&app=profile', '/ams/login?_locale=pt&app=profile'],
    ['[G02] on the logout page', '/zh/security/logout?x=1', '/pt/security/logout?x=1&_locale=pt'],
    ['[G03] elsewhere', '/zh/faq?a=1&b=2', '/pt/faq?a=1&b=2'],
    ['[G03] where a language is only part of a word', '/zhx/faq?a=1', '/zhx/faq?a=1&_locale=pt'],
    ['under no language', '/faq', '/faq?_locale=pt'],
    ['with a host in its path', '/zh//evil.example/', '/pt//evil.example/'],
  ])('%s', (_, from, to) => {
    expect(inLanguage(new URL(from, 'https://portal.example'), 'pt').href).toBe(`https://portal.example${to}`)
  })
})

describe('an address from the menu or a page', () => {
  test.each([
    ['a path', '/faq', '/pt/faq'],
    ['the home page', '/', '/pt'],
    ['a path with its language', '/zh/faq', '/zh/faq'],
    ['the login', '/ams/login?app=profile', '/ams/login?app=profile'],
    ['the desk', '/desk/zh/letters', '/desk/zh/letters'],
    ['another site', 'https://www.gov.mo/pt/', 'https://www.gov.mo/pt/'],
    ['a script', 'javascript:alert(1)', undefined],
    ['a document of its own', 'data:text/html,x', undefined],
    ['another host, without its scheme', '//evil.example', undefined],
    ['the same, as some browsers read it', '/\\evil.example', undefined],
    ['a site without encryption', 'http://www.gov.mo', undefined],
    ['nothing', '', undefined],
  ])('[L10] %s', (_, uri, href) => {
    expect(hrefOf(uri, 'pt')).toBe(href)
  })
})

test('[R04] [R42] the key of a content page is its path, with or without a language', () => {
  expect([keyOf('/faq/'), keyOf('/elsewhere/pools/today')]).toEqual(['faq', 'pools/today'])
})
