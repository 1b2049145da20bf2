/** Where the code of a card leads the camera of a telephone: the server sends it on to the page, in its own language. */
export const cardCodePath = '/c'

/** Seconds for which the code on a screen is good, so that a picture of it opens nothing later (T-91). */
export const cardCodeSeconds = 60
/** Seconds by which the clock of a gate may be wrong. */
const cardClockSeconds = 30
/** Days for which a device without a network shows the card that it has kept. */
export const keptCardDays = 7

/** What the code of a card says, before anybody has asked whether it is true. */
export interface CardCode {
  /** Names a card, and tells nobody whose: 96 random bits, and others for the card that comes after it. */
  reference: string
  /** `screen`: of an account that is open now; `kept`: of a device without a network; `paper`: of a temporary card. */
  from: 'screen' | 'kept' | 'paper'
  /** On a screen, when the code ends; of a device, when it last had a network. In seconds since 1970; null on paper. */
  second: number | null
  /** The id of the key that proves it. */
  key: string
}

/** A public key, as `/.well-known/card-keys.json` lists them (RFC 7517, RFC 8037). */
export interface CardKey {
  kty: 'OKP'
  crv: 'Ed25519'
  /** The key itself, in base64url. */
  x: string
  kid: string
}

/** The end of a code on a screen; since when a device has had no network; on paper a word. */
const seconds = /^(k?)(\d{10})$/
const form = /^([\w-]{16}\.(?:k?\d{10}|card)\.[\w-]{6})\.([\w-]{86})$/

/** What is signed of a code, `reference.end.key`. */
export const cardCodeContent = ({ reference, from, second, key }: CardCode) =>
  `${reference}.${from === 'paper' ? 'card' : `${from === 'kept' ? 'k' : ''}${second}`}.${key}`

/** Reads a code with or without the address before it. Undefined for what is none, or was cut off. */
export const readCardCode = (text: string): (CardCode & { content: string; signature: string }) | undefined => {
  const [, content = '', signature = ''] = form.exec(text.slice(text.lastIndexOf('#') + 1)) ?? []
  if (!content) return undefined
  const [reference = '', end = '', key = ''] = content.split('.')
  const [, kept, second] = seconds.exec(end) ?? []
  const from = second === undefined ? 'paper' : kept ? 'kept' : 'screen'
  return { reference, from, second: second === undefined ? null : Number(second), key, content, signature }
}

/**
 * Why a code is not good: it is none, its key stands in no list, another hand has signed it, its time is over, or has
 * not come.
 */
export type CardCodeFault = 'unreadable' | 'unknown_key' | 'forged' | 'over' | 'early'

const day = 24 * 60 * 60

const timeFault = ({ from, second }: CardCode, now: number, skew: number): CardCodeFault | undefined => {
  if (second === null) return undefined
  const [first, last] = from === 'kept' ? [second, second + keptCardDays * day] : [second - cardCodeSeconds, second]
  if (last + skew <= now) return 'over'
  // Nobody of ours writes it: a clock of two of our own processes may differ by less.
  return first - cardClockSeconds > now ? 'early' : undefined
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Ed25519 (RFC 8032). The signature of a code has the length of one: its form says so. */
const isSigned = async (content: string, signature: string, { kty, crv, x }: CardKey) => {
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(content))
}

interface Checked {
  keys: readonly CardKey[]
  /** In seconds since 1970. */
  now: number
  /** By how many seconds the clock may be wrong that asks. */
  skew?: number
}

/**
 * All that a gate can tell of a code without asking the portal: that the authority has signed it, for now. Whether the
 * card has been replaced since, its list of references says; that a code of a minute lets nobody in twice, its memory of
 * the last ninety seconds.
 */
export const checkCardCode = async (
  text: string,
  { keys, now, skew = cardClockSeconds }: Checked,
): Promise<{ code: CardCode } | { fault: CardCodeFault }> => {
  const read = readCardCode(text)
  if (!read) return { fault: 'unreadable' }
  const { content, signature, ...code } = read
  const key = keys.find(({ kid }) => kid === code.key)
  if (!key) return { fault: 'unknown_key' }
  if (!(await isSigned(content, signature, key))) return { fault: 'forged' }
  const fault = timeFault(code, now, skew)
  return fault ? { fault } : { code }
}
