import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://portal.example.mo',
  SECRET: 'thirty-two characters nobody guesses',
  DATABASE_URL: 'postgresql://localhost/palaestra',
  SMTP_URL: 'smtp://localhost',
  SMS_GATEWAY_URL: 'https://sms.example.mo/send',
  SMS_GATEWAY_SECRET: 'sixteen characters and more',
  DEVELOPMENT_ADAPTERS: 'identity',
}

test('development needs nothing at all', () => {
  expect(readConfig({})).toMatchObject({ development: true, port: 8080, host: '127.0.0.1' })
})

test('production starts when everything real is named', () => {
  expect(readConfig(production)).toMatchObject({ development: false, origin: 'https://portal.example.mo' })
})

describe('production refuses to start', () => {
  test.each([
    ['without its public address', 'PUBLIC_ORIGIN'],
    ['without a secret', 'SECRET'],
    ['with the embedded database', 'DATABASE_URL'],
    ['with the e-mail of development', 'SMTP_URL'],
    ['with the text messages of development', 'SMS_GATEWAY_URL'],
    ['with the identity bureau of development', 'DEVELOPMENT_ADAPTERS'],
  ] as const)('%s', (_, name) => {
    const { [name]: _taken, ...rest } = production
    expect(() => readConfig(rest)).toThrow(name === 'DEVELOPMENT_ADAPTERS' ? 'identity bureau' : name)
  })

  test.each([
    ['a'.repeat(32), 'few different characters'],
    ['0123012301230123012301230123012301', 'few different characters'],
    ['correct horse!!!correct horse!!!', 'repeats itself'],
    ['x9$kQ2mZw!x9$kQ2mZw!x9$kQ2mZw!x9$', 'repeats itself'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'follows the alphabet'],
    ['zyxwvutsrqponmlkjihgfedcba9876543210', 'follows the alphabet'],
    ['changeme-changeme-and-change-me-now', 'word that everybody tries'],
    ['This-Is-My-Production-Password-2026!', 'word that everybody tries'],
    ['the portal palaestra of the authority', 'word that everybody tries'],
  ])('with a secret that can be guessed: %s', (SECRET, why) => {
    const start = () => readConfig({ ...production, SECRET })
    expect(start).toThrow(`SECRET can be guessed: it`)
    expect(start).toThrow(why)
    expect(start).toThrow('openssl rand -base64 32')
    expect(start).not.toThrow(SECRET)
  })

  test('and with no secret that was drawn by lot', () => {
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      for (let time = 0; time < 500; time += 1) {
        const SECRET = randomBytes(encoding === 'hex' ? 16 : 32).toString(encoding)
        expect(readConfig({ ...production, SECRET }).secret).toBe(SECRET)
      }
  })

  test('over plain http', () => {
    expect(() => readConfig({ ...production, PUBLIC_ORIGIN: 'http://portal.example.mo' })).toThrow('PUBLIC_ORIGIN')
  })

  test('with a captcha that takes no work', () => {
    expect(readConfig({ CAPTCHA_TRIES: '3' }).captchaTries).toBe(3)
    expect(() => readConfig({ ...production, CAPTCHA_TRIES: '3' })).toThrow('CAPTCHA_TRIES')
  })

  test('unless a pretending adapter is named on purpose', () => {
    const { SMTP_URL: _taken, ...rest } = production
    expect(readConfig({ ...rest, DEVELOPMENT_ADAPTERS: 'identity,mail' })).toMatchObject({ smtp: undefined })
  })
})

describe('the issuer of government accounts', () => {
  const issuer = {
    SIGN_ON_ISSUER: 'https://issuer.example.mo',
    SIGN_ON_CLIENT_ID: 'portal',
    SIGN_ON_CLIENT_SECRET: 'a secret of both',
  }

  test('is nobody in production, unless it is named', () => {
    expect(readConfig(production).signOn).toBeUndefined()
    expect(readConfig({ ...production, ...issuer }).signOn).toEqual({
      issuer: 'https://issuer.example.mo',
      clientId: 'portal',
      clientSecret: 'a secret of both',
      scope: 'openid profile',
    })
  })

  test.each(Object.keys(issuer))('is named wholly or not at all: without %s', (name) => {
    expect(() => readConfig({ ...issuer, [name]: undefined })).toThrow('SIGN_ON_ISSUER, SIGN_ON_CLIENT_ID and')
  })

  test('is reached with encryption in production', () => {
    const plain = { ...issuer, SIGN_ON_ISSUER: 'http://issuer.example.mo' }
    expect(readConfig(plain).signOn).toMatchObject({ issuer: 'http://issuer.example.mo' })
    expect(() => readConfig({ ...production, ...plain })).toThrow('SIGN_ON_ISSUER has to be an https address')
  })
})

test('production is no demonstration, unless that is named on purpose', () => {
  expect(readConfig(production).demonstrationAllowed).toBe(false)
  expect(readConfig({ ...production, DEVELOPMENT_ADAPTERS: 'identity,demonstration' }).demonstrationAllowed).toBe(true)
  expect(readConfig({}).demonstrationAllowed).toBe(true)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MODE', 'test'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['PUBLIC_ORIGIN', 'https://portal.example.mo/path'],
  ['SECRET', 'short'],
  ['SIGN_ON_ISSUER', 'issuer.example.mo'],
  ['SIGN_ON_SCOPE', 'profile'],
])('a wrong %s (%s) is named in one sentence, without its value', (name, value) => {
  const start = () => readConfig({ [name]: value })
  expect(start).toThrow(name)
  expect(start).not.toThrow(value)
})
