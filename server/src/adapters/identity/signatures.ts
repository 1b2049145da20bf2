import { createHash, type KeyObject, sign, verify } from 'node:crypto'

/** The parts of a message that a signature covers, as RFC 9421 writes them, each with its value. */
export type Covered = readonly (readonly [component: string, value: string])[]

/** What is said beside the signature: `created` in seconds since 1970. */
export interface Parameters {
  created: number
  keyid: string
  nonce?: string
}

/** A message signature in its two header fields. */
export interface SignatureFields {
  'signature-input': string
  signature: string
}

const written = (covered: Covered, { created, keyid, nonce }: Parameters) =>
  `(${covered.map(([component]) => component).join(' ')});created=${created};keyid="${keyid}"${
    nonce === undefined ? '' : `;nonce="${nonce}"`
  };alg="ed25519"`

/** The bytes that are signed (RFC 9421, 2.5). */
export const signatureBase = (covered: Covered, parameters: string) =>
  Buffer.from(
    [...covered, ['"@signature-params"', parameters] as const]
      .map(([component, value]) => `${component}: ${value}`)
      .join('\n'),
  )

interface Signing {
  /** The name of the signature within its fields: who signs. */
  label: string
  covered: Covered
  parameters: Parameters
  key: KeyObject
}

/** Signs a message with Ed25519. */
export const signed = ({ label, covered, parameters, key }: Signing): SignatureFields => {
  const input = written(covered, parameters)
  return {
    'signature-input': `${label}=${input}`,
    signature: `${label}=:${sign(null, signatureBase(covered, input), key).toString('base64')}:`,
  }
}

interface Verifying {
  label: string
  covered: Covered
  /** The fields as they came. */
  fields: { [Name in keyof SignatureFields]: string | null }
  /** The public key of that id, if it is known. */
  keyOf: (keyid: string) => KeyObject | undefined
}

const parameterPattern = /;(created|keyid|nonce|alg)=(?:(\d{1,12})|"([\x21\x23-\x5b\x5d-\x7e]{1,100})")/y

/** The parameters of a signature. Undefined when one is unknown, comes twice, or is not written as it should be. */
const readParameters = (text: string): Parameters | undefined => {
  const found = new Map<string, string>()
  parameterPattern.lastIndex = 0
  for (let at = 0; at < text.length; at = parameterPattern.lastIndex) {
    const [, name = '', number, word] = parameterPattern.exec(text) ?? []
    if (!name || found.has(name) || (name === 'created') !== (number !== undefined)) return undefined
    found.set(name, number ?? word ?? '')
  }
  const [created, keyid, nonce] = [found.get('created'), found.get('keyid'), found.get('nonce')]
  if (created === undefined || keyid === undefined || (found.get('alg') ?? 'ed25519') !== 'ed25519') return undefined
  return { created: Number(created), keyid, ...(nonce !== undefined && { nonce }) }
}

/**
 * The parameters of a signature, where it is right, by a known key, and covers exactly what was agreed: a signature of
 * less proves less. Undefined otherwise.
 */
export const verified = ({ label, covered, fields, keyOf }: Verifying): Parameters | undefined => {
  const input = fields['signature-input'] ?? ''
  const beginning = `${label}=(${covered.map(([component]) => component).join(' ')})`
  const [, signature] = /^[a-z]+=:([A-Za-z0-9+/]{86}==):$/.exec(fields.signature ?? '') ?? []
  if (!input.startsWith(beginning) || !fields.signature?.startsWith(`${label}=:`) || !signature) return undefined
  const parameters = readParameters(input.slice(beginning.length))
  const key = parameters && keyOf(parameters.keyid)
  if (!key) return undefined
  const base = signatureBase(covered, input.slice(label.length + 1))
  return verify(null, base, key, Buffer.from(signature, 'base64')) ? parameters : undefined
}

/** The field `content-digest` of a body (RFC 9530). */
export const digestOf = (body: Uint8Array | string) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
