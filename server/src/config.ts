import { join } from 'node:path'
import { z } from 'zod/mini'
import type { CheckoutAccess } from './adapters/checkout/hosted.ts'
import type { Bucket } from './adapters/files/bucket.ts'
import { type BureauAccess, privateKeyFrom, publicKeyFrom } from './adapters/identity/bureau.ts'
import { whyGuessable } from './guessable.ts'
import { usualFloodLimit } from './http/flood.ts'

/** Adapters that only pretend. In production the operator has to name each of them. */
const pretending = ['mail', 'sms', 'identity', 'database'] as const
/** Signs that need no quoting in a header. */
const keyIdPattern = /^[\w.-]{1,100}$/
const issuerPattern = /^https?:\/\/[^?#]+$/
const scopePattern = /^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/
const filled = z.string().check(z.minLength(1))

const environment = z.object({
  MODE: z._default(z.enum(['development', 'production']), 'development'),
  HOST: z._default(filled, '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 8080),
  /** A PostgreSQL server. Left out, the data live in a folder, inside this process. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATA_DIR: z._default(filled, join(import.meta.dirname, '../../data')),
  /** The address at which people reach the portal: links in letters begin with it. */
  PUBLIC_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  /** At least 32 characters that nobody can guess: keys for codes, links, cards and files are derived from it. */
  SECRET: z.optional(z.string().check(z.minLength(32))),
  /** Exact addresses of proxies, separated by commas. */
  TRUSTED_PROXIES: z._default(z.string(), ''),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(filled, 'Palaestra <no-reply@localhost>'),
  SMS_GATEWAY_URL: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  SMS_GATEWAY_SECRET: z.optional(z.string().check(z.minLength(16))),
  /** The issuer of government accounts (OpenID Connect): all three variables, or none. */
  SIGN_ON_ISSUER: z.optional(z.string().check(z.regex(issuerPattern))),
  SIGN_ON_CLIENT_ID: z.optional(filled),
  SIGN_ON_CLIENT_SECRET: z.optional(filled),
  SIGN_ON_SCOPE: z._default(z.string().check(z.regex(scopePattern)), 'openid profile'),
  /** The issuer of the staff’s work accounts: all three variables, or none. */
  STAFF_OPENID_ISSUER: z.optional(z.string().check(z.regex(issuerPattern))),
  STAFF_OPENID_CLIENT_ID: z.optional(filled),
  STAFF_OPENID_CLIENT_SECRET: z.optional(filled),
  STAFF_OPENID_SCOPE: z._default(z.string().check(z.regex(scopePattern)), 'openid'),
  /** The identity bureau: all four variables, or none. Keys are Ed25519 in base64, the private one PKCS #8, public ones SPKI. */
  BUREAU_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^?#@]*[^?#@/]$/))),
  BUREAU_KEY_ID: z.optional(z.string().check(z.regex(keyIdPattern))),
  BUREAU_PRIVATE_KEY: z.optional(filled),
  /** `id:key`, separated by commas. */
  BUREAU_PUBLIC_KEYS: z.optional(filled),
  /** Milliseconds for one question, all tries included. Somebody waits for some of them. */
  BUREAU_TIMEOUT: z._default(z.coerce.number().check(z.int(), z.gte(500), z.lte(30_000)), 4000),
  /** A storage that speaks S3, for stored files: bucket, endpoint, key and secret, or none of them. */
  FILES_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  FILES_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^?#@]*[^?#@/]$/))),
  FILES_REGION: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), 'us-east-1'),
  FILES_KEY_ID: z.optional(filled),
  FILES_SECRET: z.optional(filled),
  /** The provider of payments: all three variables, or none; or `sandbox` or `venue` alone. */
  CHECKOUT_URL: z.optional(z.string().check(z.regex(/^(sandbox|venue|https?:\/\/[^?#@]*[^?#@/])$/))),
  CHECKOUT_KEY: z.optional(filled),
  CHECKOUT_NEWS_SECRET: z.optional(z.string().check(z.minLength(16))),
  SETTINGS_FILE: z.optional(filled),
  /**
   * In production: the adapters that may pretend all the same, separated by commas; `demonstration` for the settings.
   */
  DEVELOPMENT_ADAPTERS: z._default(z.string(), ''),
  /** The tries that a challenge takes. Only for tests: in production costly calls would stand open. */
  CAPTCHA_TRIES: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  FLOOD_LIMIT: z._default(z.coerce.number().check(z.int(), z.gte(1)), usualFloodLimit),
})

/** A mistake in the environment. The message is one sentence for the operator who starts the portal. */
export class ConfigError extends Error {}

export const notRight = (setting: string) =>
  new ConfigError(`The setting ${setting} is not right; docs/operations.md says how it looks.`)

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const wanting = (given: z.output<typeof environment>) => {
  const allowed = listOf(given.DEVELOPMENT_ADAPTERS)
  const pretends = {
    mail: !given.SMTP_URL && 'SMTP_URL for e-mail',
    sms:
      !(given.SMS_GATEWAY_URL && given.SMS_GATEWAY_SECRET) &&
      'SMS_GATEWAY_URL and SMS_GATEWAY_SECRET for text messages',
    identity: !given.BUREAU_URL && 'BUREAU_URL and its keys for the identity bureau',
    database: !given.DATABASE_URL && 'DATABASE_URL for a database that survives a power cut',
  }
  const missing = pretending
    .filter((name) => pretends[name] && !allowed.includes(name))
    .map((name) => `${pretends[name]} (or name \`${name}\` in DEVELOPMENT_ADAPTERS)`)
  if (!given.PUBLIC_ORIGIN?.startsWith('https://')) missing.unshift('PUBLIC_ORIGIN, the https address of the portal')
  if (!given.SECRET) missing.unshift('SECRET, at least 32 characters nobody can guess')
  return missing
}

/**
 * An issuer of OpenID Connect, of government or of work accounts. Half of its variables would make a login that never
 * works; in production an issuer without encryption would let others in.
 */
const issuerFrom = (given: z.output<typeof environment>, name: 'SIGN_ON' | 'STAFF_OPENID') => {
  const issuer = given[`${name}_ISSUER`]
  const clientId = given[`${name}_CLIENT_ID`]
  const clientSecret = given[`${name}_CLIENT_SECRET`]
  if (!issuer && !clientId && !clientSecret) return undefined
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError(
      `${name}_ISSUER, ${name}_CLIENT_ID and ${name}_CLIENT_SECRET are needed together, or none of them.`,
    )
  if (given.MODE === 'production' && !issuer.startsWith('https://'))
    throw new ConfigError(`For MODE=production ${name}_ISSUER has to be an https address.`)
  return { issuer, clientId, clientSecret, scope: given[`${name}_SCOPE`] }
}

/**
 * Half of its variables would take payments of which nobody learns; without encryption the key could be taken. Undefined
 * where everything is paid at the venue.
 */
const checkoutFrom = (given: z.output<typeof environment>): CheckoutAccess | 'sandbox' | undefined => {
  const { CHECKOUT_URL: address, CHECKOUT_KEY: key, CHECKOUT_NEWS_SECRET: newsSecret } = given
  const isDevelopment = given.MODE === 'development'
  if (!address && !key && !newsSecret) return isDevelopment ? 'sandbox' : undefined
  if (address === 'venue' && !key && !newsSecret) return undefined
  if (address === 'sandbox' && isDevelopment) return address
  if (!address || address === 'venue' || !key || !newsSecret)
    throw new ConfigError('CHECKOUT_URL, CHECKOUT_KEY and CHECKOUT_NEWS_SECRET are needed together, or none of them.')
  if (given.MODE === 'production' && !address.startsWith('https://'))
    throw new ConfigError('For MODE=production CHECKOUT_URL has to be an https address.')
  return { address, key, newsSecret }
}

/** Half of its variables would lose the first picture that somebody sends; without encryption the key could be taken. */
const bucketFrom = (given: z.output<typeof environment>): Bucket | undefined => {
  const { FILES_BUCKET: bucket, FILES_ENDPOINT: endpoint, FILES_KEY_ID: keyId, FILES_SECRET: secret } = given
  if (!bucket && !endpoint && !keyId && !secret) return undefined
  if (!bucket || !endpoint || !keyId || !secret)
    throw new ConfigError(
      'FILES_BUCKET, FILES_ENDPOINT, FILES_KEY_ID and FILES_SECRET are needed together, or none of them.',
    )
  if (given.MODE === 'production' && !endpoint.startsWith('https://'))
    throw new ConfigError('For MODE=production FILES_ENDPOINT has to be an https address.')
  return { bucket, endpoint, region: given.FILES_REGION, keyId, secret }
}

const keyOr = <Key>(name: string, read: () => Key) => {
  try {
    return read()
  } catch {
    throw new ConfigError(`${name} is no key of Ed25519 in base64; docs/operations.md says how one is made.`)
  }
}

/** Half of its variables would make a bureau that never answers; without encryption everybody on the way could read. */
const bureauFrom = (given: z.output<typeof environment>): BureauAccess | undefined => {
  const { BUREAU_URL: address, BUREAU_KEY_ID: keyId, BUREAU_PRIVATE_KEY: ours, BUREAU_PUBLIC_KEYS: theirs } = given
  if (!address && !keyId && !ours && !theirs) return undefined
  if (!address || !keyId || !ours || !theirs)
    throw new ConfigError(
      'BUREAU_URL, BUREAU_KEY_ID, BUREAU_PRIVATE_KEY and BUREAU_PUBLIC_KEYS are needed together, or none of them.',
    )
  if (given.MODE === 'production' && !address.startsWith('https://'))
    throw new ConfigError('For MODE=production BUREAU_URL has to be an https address.')
  const keys = listOf(theirs).map((one) => {
    const [, id = '', key = ''] = /^([^:]*):(.*)$/.exec(one) ?? []
    if (!keyIdPattern.test(id)) throw notRight('BUREAU_PUBLIC_KEYS')
    return [id, keyOr('BUREAU_PUBLIC_KEYS', () => publicKeyFrom(key))] as const
  })
  const privateKey = keyOr('BUREAU_PRIVATE_KEY', () => privateKeyFrom(ours))
  return { address, keyId, privateKey, publicKeys: new Map(keys), within: given.BUREAU_TIMEOUT }
}

/**
 * Reads the environment once.
 * @throws ConfigError that names the mistake
 */
export const readConfig = (given: NodeJS.ProcessEnv) => {
  const { data, error } = environment.safeParse(given)
  if (!data) throw notRight(`${error.issues[0]?.path.join('.')}`)
  const missing = data.MODE === 'production' ? wanting(data) : []
  if (missing.length > 0) throw new ConfigError(`For MODE=production this is missing: ${missing.join('; ')}.`)
  const guessable = data.MODE === 'production' && data.SECRET && whyGuessable(data.SECRET)
  if (guessable)
    throw new ConfigError(`SECRET can be guessed: ${guessable}. One drawn by lot comes from: openssl rand -base64 32`)
  if (data.MODE === 'production' && data.CAPTCHA_TRIES)
    throw new ConfigError('CAPTCHA_TRIES is for tests: with MODE=production the captcha keeps its weight.')
  const root = join(import.meta.dirname, '../..')
  return {
    development: data.MODE === 'development',
    host: data.HOST,
    port: data.PORT,
    origin: data.PUBLIC_ORIGIN,
    secret: data.SECRET,
    dataFolder: data.DATA_DIR,
    database: data.DATABASE_URL ? { url: data.DATABASE_URL } : { folder: join(data.DATA_DIR, 'database') },
    filesFolder: join(data.DATA_DIR, 'files'),
    /** Left out, stored files are in the folder. */
    bucket: bucketFrom(data),
    trustedProxies: listOf(data.TRUSTED_PROXIES),
    metricsToken: data.METRICS_TOKEN,
    captchaTries: data.CAPTCHA_TRIES,
    floodLimit: data.FLOOD_LIMIT,
    smtp: data.SMTP_URL && { address: data.SMTP_URL, from: data.MAIL_FROM },
    smsGateway:
      data.SMS_GATEWAY_URL && data.SMS_GATEWAY_SECRET
        ? { address: data.SMS_GATEWAY_URL, secret: data.SMS_GATEWAY_SECRET }
        : undefined,
    signOn: issuerFrom(data, 'SIGN_ON'),
    staffOpenId: issuerFrom(data, 'STAFF_OPENID'),
    bureau: bureauFrom(data),
    checkout: checkoutFrom(data),
    settingsFile: data.SETTINGS_FILE,
    /** Whether there are work accounts: those of the sandbox, without an issuer. */
    workAccounts: data.MODE === 'development' || data.STAFF_OPENID_ISSUER !== undefined,
    demonstrationAllowed: data.MODE === 'development' || listOf(data.DEVELOPMENT_ADAPTERS).includes('demonstration'),
    web: join(root, 'web/dist'),
    desk: join(root, 'desk/dist'),
  }
}

export type Config = ReturnType<typeof readConfig>
