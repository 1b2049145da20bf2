import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { whyGuessable } from './guessable.ts'

/** Keys as an operator writes them. */
const keyTexts = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    ours: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    theirs: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}
const { ours, theirs } = keyTexts()
const bureau = {
  BUREAU_URL: 'https://bureau.example.mo/identity',
  BUREAU_KEY_ID: 'portal-1',
  BUREAU_PRIVATE_KEY: ours,
  BUREAU_PUBLIC_KEYS: `bureau-1:${theirs}`,
}

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

test('the database and the files are in the folder of the data, unless a server is named', () => {
  const { database, filesFolder } = readConfig({ DATA_DIR: '/srv/data' })
  expect({ database, filesFolder }).toEqual({
    database: { folder: '/srv/data/database' },
    filesFolder: '/srv/data/files',
  })

  const url = production.DATABASE_URL
  expect(readConfig({ DATA_DIR: '/srv/data', DATABASE_URL: url })).toMatchObject({
    database: { url },
    filesFolder: '/srv/data/files',
  })
})

describe('stored files', () => {
  const bucket = {
    FILES_BUCKET: 'palaestra-files',
    FILES_ENDPOINT: 'https://s3.example.mo',
    FILES_KEY_ID: 'portal',
    FILES_SECRET: 'a secret',
  }

  test('go into the bucket that is named, and into a folder where none is', () => {
    expect(readConfig({ ...production, ...bucket }).bucket).toEqual({
      bucket: 'palaestra-files',
      endpoint: 'https://s3.example.mo',
      region: 'us-east-1',
      keyId: 'portal',
      secret: 'a secret',
    })
    expect(readConfig({}).bucket).toBeUndefined()
  })

  test.each(Object.keys(bucket))('would be lost without %s', (name) => {
    expect(() => readConfig({ ...bucket, [name]: undefined })).toThrow('are needed together')
  })

  test.each([
    ['without encryption', { FILES_ENDPOINT: 'http://s3.example.mo' }, 'https'],
    ['with a slash at its end', { FILES_ENDPOINT: 'https://s3.example.mo/' }, 'FILES_ENDPOINT'],
    ['of a name that no bucket has', { FILES_BUCKET: 'Files/here' }, 'FILES_BUCKET'],
  ])('are not sent to an address %s', (_, changes, named) => {
    expect(() => readConfig({ ...production, ...bucket, ...changes })).toThrow(named)
  })
})

describe('the identity bureau', () => {
  const { DEVELOPMENT_ADAPTERS: _, ...forReal } = production

  test('named with its keys, pretends nothing any more', () => {
    const other = keyTexts().theirs
    const { bureau: found } = readConfig({
      ...forReal,
      ...bureau,
      BUREAU_PUBLIC_KEYS: ` bureau-1:${theirs}, bureau-2:${other}`,
      BUREAU_TIMEOUT: '2500',
    })

    expect(found).toMatchObject({ address: bureau.BUREAU_URL, keyId: 'portal-1', within: 2500 })
    expect([...(found?.publicKeys.keys() ?? [])]).toEqual(['bureau-1', 'bureau-2'])
    expect(readConfig({}).bureau).toBeUndefined()
  })

  test.each(Object.keys(bureau))('named without %s would never answer', (name) => {
    expect(() => readConfig({ ...bureau, [name]: undefined })).toThrow('are needed together')
  })

  test.each([
    ['without encryption', { BUREAU_URL: 'http://bureau.example.mo' }, 'https'],
    ['with a slash at the end', { BUREAU_URL: 'https://bureau.example.mo/' }, 'BUREAU_URL'],
    ['with a password in its address', { BUREAU_URL: 'https://a:b@bureau.example.mo' }, 'BUREAU_URL'],
    ['with a public key for a private one', { BUREAU_PRIVATE_KEY: theirs }, 'BUREAU_PRIVATE_KEY'],
    ['with a key that is none', { BUREAU_PUBLIC_KEYS: 'bureau-1:AAAA' }, 'BUREAU_PUBLIC_KEYS'],
    ['with a key without a name', { BUREAU_PUBLIC_KEYS: theirs }, 'BUREAU_PUBLIC_KEYS'],
    ['with a name of blanks', { BUREAU_KEY_ID: 'portal 1' }, 'BUREAU_KEY_ID'],
    ['with no time to answer', { BUREAU_TIMEOUT: '0' }, 'BUREAU_TIMEOUT'],
  ])('%s is not right', (_, changes, named) => {
    expect(() => readConfig({ ...forReal, ...bureau, ...changes })).toThrow(named)
  })

  test('named with a key of another kind is not right', () => {
    const { privateKey } = generateKeyPairSync('x25519')
    const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')

    expect(() => readConfig({ ...bureau, BUREAU_PRIVATE_KEY: text })).toThrow('Ed25519')
  })
})

test('what is named goes where it is meant', () => {
  const named = {
    ...production,
    HOST: '0.0.0.0',
    PORT: '9090',
    TRUSTED_PROXIES: ' 10.0.0.1, 10.0.0.2 ,',
    METRICS_TOKEN: 'sixteen letters and more',
    MAIL_FROM: 'Portal <no-reply@example.mo>',
    FLOOD_LIMIT: '120',
  }

  expect(readConfig(named)).toMatchObject({
    host: '0.0.0.0',
    port: 9090,
    secret: production.SECRET,
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
    metricsToken: 'sixteen letters and more',
    smtp: { address: 'smtp://localhost', from: 'Portal <no-reply@example.mo>' },
    smsGateway: { address: production.SMS_GATEWAY_URL, secret: production.SMS_GATEWAY_SECRET },
    floodLimit: 120,
  })
  expect(readConfig({})).toMatchObject({ trustedProxies: [], floodLimit: 6000 })
})

test('an address or a name that is left empty is not right', () => {
  for (const name of ['HOST', 'DATA_DIR', 'MAIL_FROM', 'SIGN_ON_CLIENT_ID', 'SETTINGS_FILE'])
    expect(() => readConfig({ [name]: '' })).toThrow(`The setting ${name} is not right`)
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
    ['with a gateway whose messages nobody signs', 'SMS_GATEWAY_SECRET'],
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

  test.each([
    ['eight different characters', 'Zq7w!Lk2Zkq7!w2LLZ7k!qw27LZq!k2w', 'Zq7w!LkkZkq7!wkLLZ7k!qwk7LZq!kLw'],
    ['half of it in the order of the alphabet', 'abkluvdenoxyghqrABKLUVDENOXYGHQR', 'abcduvdenoxyghqrABKLUVDENOXYGHQR'],
  ])('and a secret with %s is the last that is good enough', (_, good, guessed) => {
    expect(whyGuessable(good)).toBeUndefined()
    expect(whyGuessable(guessed)).toBeDefined()
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
    expect(() => readConfig({ ...rest, DEVELOPMENT_ADAPTERS: 'identity,sms' })).toThrow('SMTP_URL')
  })

  test('whatever is missing is said at once', () => {
    const missing = () => readConfig({ MODE: 'production' })
    for (const name of ['PUBLIC_ORIGIN', 'SECRET', 'SMTP_URL', 'SMS_GATEWAY_URL', 'identity bureau', 'DATABASE_URL'])
      expect(missing).toThrow(name)
  })
})

describe.each([
  ['government accounts', 'SIGN_ON', 'signOn', 'openid profile'],
  ['work accounts', 'STAFF_OPENID', 'staffOpenId', 'openid'],
] as const)('the issuer of %s', (_, prefix, name, scope) => {
  const issuer = {
    [`${prefix}_ISSUER`]: 'https://issuer.example.mo',
    [`${prefix}_CLIENT_ID`]: 'portal',
    [`${prefix}_CLIENT_SECRET`]: 'a secret of both',
  }

  test('is nobody in production, unless it is named', () => {
    expect(readConfig(production)[name]).toBeUndefined()
    expect(readConfig({ ...production, ...issuer })[name]).toEqual({
      issuer: 'https://issuer.example.mo',
      clientId: 'portal',
      clientSecret: 'a secret of both',
      scope,
    })
  })

  test.each(Object.keys(issuer))('is named wholly or not at all: without %s', (name) => {
    expect(() => readConfig({ ...issuer, [name]: undefined })).toThrow(`${prefix}_ISSUER, ${prefix}_CLIENT_ID and`)
  })

  test('is reached with encryption in production', () => {
    const plain = { ...issuer, [`${prefix}_ISSUER`]: 'http://issuer.example.mo' }
    expect(readConfig(plain)[name]).toMatchObject({ issuer: 'http://issuer.example.mo' })
    expect(() => readConfig({ ...production, ...plain })).toThrow(`${prefix}_ISSUER has to be an https address`)
  })
})

test('work accounts are there in development, and in production where somebody issues them', () => {
  const issuer = { STAFF_OPENID_ISSUER: 'https://issuer.example.mo', STAFF_OPENID_CLIENT_ID: 'portal' }
  expect(readConfig({}).workAccounts).toBe(true)
  expect(readConfig(production).workAccounts).toBe(false)
  expect(readConfig({ ...production, ...issuer, STAFF_OPENID_CLIENT_SECRET: 'both' }).workAccounts).toBe(true)
})

test('production is no demonstration, unless that is named on purpose', () => {
  expect(readConfig(production).demonstrationAllowed).toBe(false)
  expect(readConfig({ ...production, DEVELOPMENT_ADAPTERS: 'identity,demonstration' }).demonstrationAllowed).toBe(true)
  expect(readConfig({}).demonstrationAllowed).toBe(true)
})

test.each([
  ['PORT', '0'],
  ['PORT', '65535'],
  ['DATABASE_URL', 'postgres://localhost/palaestra'],
  ['PUBLIC_ORIGIN', 'http://localhost:8080'],
  ['SECRET', 'x'.repeat(32)],
  ['METRICS_TOKEN', 'sixteen letters.'],
  ['SMS_GATEWAY_SECRET', 'sixteen letters.'],
  ['SMTP_URL', 'smtps://mail.example.mo'],
  ['SMS_GATEWAY_URL', 'http://sms.example.mo'],
  ['FLOOD_LIMIT', '1'],
  ['CAPTCHA_TRIES', '1'],
  ['SIGN_ON_SCOPE', 'openid'],
])('%s may be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow()
})

test.each([
  ['PORT', '65536'],
  ['SECRET', 'thirty-one characters, not more'],
  ['CAPTCHA_TRIES', '0'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MODE', 'test'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['PUBLIC_ORIGIN', 'https://portal.example.mo/path'],
  ['SECRET', 'short'],
  ['SIGN_ON_ISSUER', 'issuer.example.mo'],
  ['PORT', '-1'],
  ['PUBLIC_ORIGIN', 'https://portal.example.mo/'],
  ['METRICS_TOKEN', 'fifteen letters'],
  ['SMS_GATEWAY_SECRET', 'fifteen letters'],
  ['SMTP_URL', 'https://mail.example.mo'],
  ['SMS_GATEWAY_URL', 'sms.example.mo'],
  ['FLOOD_LIMIT', '0'],
  ['SIGN_ON_SCOPE', 'profile'],
])('a wrong %s (%s) is named in one sentence, without its value', (name, value) => {
  const start = () => readConfig({ [name]: value })
  expect(start).toThrow(name)
  expect(start).not.toThrow(value)
})

describe('payments', () => {
  const provider = {
    CHECKOUT_URL: 'https://pay.example.mo/v1',
    CHECKOUT_KEY: 'a key',
    CHECKOUT_NEWS_SECRET: 'a secret of the news',
  }

  test('are taken by the provider that is named, and by none where none is', () => {
    expect(readConfig({ ...production, ...provider }).checkout).toEqual({
      address: 'https://pay.example.mo/v1',
      key: 'a key',
      newsSecret: 'a secret of the news',
    })
    expect(readConfig(production).checkout).toBeUndefined()
  })

  test('are pretended in development, and never in production: there everybody would pay without money', () => {
    expect(readConfig({}).checkout).toBe('sandbox')
    expect(readConfig({ CHECKOUT_URL: 'sandbox' }).checkout).toBe('sandbox')
    expect(() => readConfig({ ...production, CHECKOUT_URL: 'sandbox' })).toThrow('are needed together')
    expect(() => readConfig({ ...production, ...provider, CHECKOUT_URL: 'sandbox' })).toThrow('https')
  })

  test('are taken at the venue alone where the operator says so', () => {
    expect(readConfig({ CHECKOUT_URL: 'venue' }).checkout).toBeUndefined()
    expect(readConfig({ ...production, CHECKOUT_URL: 'venue' }).checkout).toBeUndefined()
    expect(() => readConfig({ ...provider, CHECKOUT_URL: 'venue' })).toThrow('CHECKOUT_URL')
  })

  test.each(Object.keys(provider))('would be taken and never heard of without %s', (name) => {
    expect(() => readConfig({ ...provider, [name]: undefined })).toThrow('are needed together')
  })

  test.each([
    ['without encryption', { CHECKOUT_URL: 'http://pay.example.mo' }, 'https'],
    ['with a slash at its end', { CHECKOUT_URL: 'https://pay.example.mo/' }, 'CHECKOUT_URL'],
    ['with a secret that is short', { CHECKOUT_NEWS_SECRET: 'short' }, 'CHECKOUT_NEWS_SECRET'],
  ])('are not asked for at an address %s', (_, changes, named) => {
    expect(() => readConfig({ ...production, ...provider, ...changes })).toThrow(named)
  })
})
