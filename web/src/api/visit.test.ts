import { beforeEach, describe, expect, test } from 'vitest'
import { session } from './session.ts'
import { readVisit, visit } from './visit.ts'

const at = (query: string) => readVisit(new URL(`https://portal.example/zh/faq?${query}`))
const kept = (key: string) => sessionStorage.getItem(key)

beforeEach(() => sessionStorage.clear())

describe('what an address says about a visit', () => {
  test('[Q01] [Q03] [A14] is kept in the session, under the names of the specification', () => {
    at('webview=0&appver=3.12.1&app=profile&needAuth=1&isbind=true&_locale=pt')

    expect(visit.webview()).toBe('0')
    expect(['appver', 'app', 'needAuth', 'bind-gov', 'locale'].map(kept)).toEqual([
      '3.12.1',
      'profile',
      '1',
      'true',
      'pt',
    ])
  })

  test('[Q01] stays for addresses that say nothing', () => {
    at('webview=gov')
    at('x=1')

    expect(visit.webview()).toBe('gov')
  })

  test.each([
    'webview=<script>',
    'appver=1.2.3.4.5',
    'appver=latest',
    'app=https://evil.example',
    'app=constructor',
    'needAuth=maybe',
    'isbind=2',
    '_locale=//evil.example',
  ])('[Q03] %s is dropped', (query) => {
    at(query)

    expect(sessionStorage).toHaveLength(0)
  })

  test('[Q03] secrets leave the address, and nothing else does', () => {
    const { clean, apikey } = at('apikey=secret&apicode=secret&app=profile')

    expect(clean.search).toBe('?app=profile')
    expect(apikey).toBe('secret')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret')
  })
})

describe('[Q04] the code of an app', () => {
  const codeAt = (path: string) => readVisit(new URL(`https://portal.example${path}?apicode=secret&webview=1`))

  test.each(['/zh/online/account', '/ams/login', '/pt/faq', '/zh/supplement'])('is read at %s', (path) => {
    expect(codeAt(path).apicode).toBe('secret')
  })

  test.each(['/zh/booking/supple/info', '/pt/supple', '/en/readme', '/zh/readme-gov', '/zh/readme-parent/'])(
    'is dropped at %s, and leaves the address all the same',
    (path) => {
      const { apicode, clean } = codeAt(path)

      expect(apicode).toBeUndefined()
      expect(clean.search).toBe('?webview=1')
    },
  )
})

describe('[A14] local storage', () => {
  beforeEach(() => localStorage.clear())

  test('holds token, method, app and name of a login, and nothing after the logout', () => {
    session.setLoginApp('profile')
    session.start('a token', 'sms')
    session.setName('陳小美')
    expect(session.token()).toBe('a token')
    expect({ ...localStorage }).toMatchObject({ loginMethod: 'sms', loginApp: 'profile', name: '陳小美' })

    session.end()

    expect(localStorage).toHaveLength(0)
  })

  test('keeps no name of who was here before, nor in another language', () => {
    session.start('a token')
    session.setName('陳小美')
    session.setLanguage('pt')
    expect([session.name(), localStorage.getItem('language')]).toEqual([undefined, 'pt'])

    session.setName('Chan Sio Mei')
    session.start('of another')
    expect(session.name()).toBeUndefined()
  })

  test('keeps no name where nobody is logged in', () => {
    session.setName('陳小美')

    expect(localStorage).toHaveLength(0)
  })
})
