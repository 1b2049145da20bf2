import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { after } from '../../ports/clock.ts'
import { type BureauSilence, BureauUnavailable } from '../../ports/identity.ts'
import { type BreakerState, breaker } from './breaker.ts'
import {
  type Answer,
  type BureauCall,
  bureauMessages,
  coveredOfAnswer,
  coveredOfQuestion,
  pathOfCall,
  type Question,
} from './bureauMessages.ts'
import type { BureauRecords } from './comparing.ts'
import { digestOf, signed, verified } from './signatures.ts'

export interface BureauAccess {
  /** An https address without a slash at the end; the paths of the contract follow it. */
  address: string
  /** By which the bureau knows our key. */
  keyId: string
  privateKey: KeyObject
  /** The bureau’s keys by their ids: two while it changes from one to the other. */
  publicKeys: ReadonlyMap<string, KeyObject>
  /** Milliseconds for one question, all tries included. */
  within: number
}

/** What an operator is told. Nothing of it names a person. */
export type BureauNews = { call: BureauCall; reason: BureauSilence } | { breaker: BreakerState }

interface Around {
  now: () => Date
  tell?: (news: BureauNews) => void
  /** Milliseconds before the second try; twice as long before the third. */
  pause?: number
}

const ed25519 = (key: KeyObject) => {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('no Ed25519 key')
  return key
}
/** Reads a key of Ed25519 in base64: PKCS #8 in DER. @throws when it is none */
export const privateKeyFrom = (text: string) =>
  ed25519(createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }))
/** Reads a key of Ed25519 in base64: SPKI in DER. @throws when it is none */
export const publicKeyFrom = (text: string) =>
  ed25519(createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }))

const tries = 3
/** Another try may help against these; the others would be the same once more. */
const passing: readonly BureauSilence[] = ['unreachable', 'out_of_order']

const silence = (reason: BureauSilence) => new BureauUnavailable(reason)
const silenceOf = (error: unknown) => {
  if (error instanceof BureauUnavailable) return error
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return silence(timedOut ? 'timed_out' : 'unreachable')
}

/** The whole body; what is larger than an answer can be is not read to its end. */
const bodyOf = async (response: Response, largest: number) => {
  const parts: Uint8Array[] = []
  let length = 0
  // A response without a body has none to read.
  for await (const part of response.body ?? []) {
    length += part.length
    // Leaving the loop cancels the rest.
    if (length > largest) throw silence('unreadable')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What a status other than 200 means. 429 and 5xx pass by themselves; the others are a mistake between the two houses. */
const silenceFor = (status: number): BureauSilence => (status >= 500 || status === 429 ? 'out_of_order' : 'refused')

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw silence('unreadable')
  }
}

/**
 * The identity bureau over HTTP, by the contract in docs/bureau: each question is signed, and so is each answer,
 * together with its question (RFC 9421). Personal data are in bodies alone.
 */
export const identityBureau = (access: BureauAccess, { now, tell, pause = 200 }: Around): BureauRecords => {
  const { address, keyId, privateKey, publicKeys, within } = access
  const { host: authority, pathname } = new URL(address)
  const line = breaker({
    now,
    refuse: () => silence('not_asked'),
    onChange: (state) => tell?.({ breaker: state }),
  })

  /** The same question once: signed anew, as a signature is good for one try. */
  const attempt = async <Call extends BureauCall>(
    call: Call,
    body: string,
    { idempotencyKey, signal }: { idempotencyKey: string; signal: AbortSignal },
  ) => {
    const digest = digestOf(body)
    const path = `${pathname.replace(/\/$/, '')}${pathOfCall(call)}`
    const fields = signed({
      label: 'portal',
      covered: coveredOfQuestion({ authority, path, digest, idempotencyKey }),
      parameters: { created: Math.floor(now().getTime() / 1000), keyid: keyId, nonce: randomUUID() },
      key: privateKey,
    })
    const response = await fetch(`${address}${pathOfCall(call)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-digest': digest,
        'idempotency-key': idempotencyKey,
        ...fields,
      },
      body,
      // What is asked about a person is for the configured address alone.
      redirect: 'manual',
      signal,
    })
    if (response.status !== 200) {
      // The status has said it; an unread body would keep the connection.
      await response.body?.cancel()
      throw silence(silenceFor(response.status))
    }
    const answered = await bodyOf(response, bureauMessages[call].largest)
    const covered = coveredOfAnswer({ digest: digestOf(answered), question: fields.signature.slice('portal='.length) })
    const { headers } = response
    const isTheirs =
      headers.get('content-digest') === digestOf(answered) &&
      headers.get('content-type') === 'application/json' &&
      verified({
        label: 'bureau',
        covered,
        fields: { 'signature-input': headers.get('signature-input'), signature: headers.get('signature') },
        keyOf: (id) => publicKeys.get(id),
      })
    if (!isTheirs) throw silence('unsigned')
    return answered
  }

  const persist = async (call: BureauCall, body: string) => {
    const [idempotencyKey, signal] = [randomUUID(), AbortSignal.timeout(within)]
    const end = after(now(), within / 1000)
    for (let tried = 1; ; tried += 1) {
      const result = await attempt(call, body, { idempotencyKey, signal }).catch(silenceOf)
      if (Buffer.isBuffer(result)) return result
      // Not all who were kept waiting at the same moment come again at the same moment.
      const wait = pause * 2 ** (tried - 1) * (0.5 + Math.random())
      if (tried === tries || !passing.includes(result.reason) || after(now(), wait / 1000) >= end) throw result
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  const ask = <Call extends BureauCall>(call: Call, question: Question<Call>, about: string) =>
    line
      .run(async () => {
        const { data } = bureauMessages[call].answer.safeParse(parsed(await persist(call, JSON.stringify(question))))
        // A right signature under the record of somebody else is a mistake of the bureau: nobody is taken for another.
        if (!data || data.idNumber !== about) throw silence(data ? 'somebody_else' : 'unreadable')
        return data as Answer<Call>
      })
      .catch((error: BureauUnavailable) => {
        if (error.reason !== 'not_asked') tell?.({ call, reason: error.reason })
        throw error
      })

  return {
    state: line.state,
    async record({ idType, idNumber }) {
      const { record } = await ask('record', { idNumber, ...(idType && { idType }) }, idNumber)
      return record ?? undefined
    },
    async photo({ idType, idNumber }) {
      const { photo } = await ask('photo', { idNumber, ...(idType && { idType }) }, idNumber)
      return photo === null ? undefined : Buffer.from(photo, 'base64')
    },
    async isGuardian({ idType, idNumber, birthDate }, guardian) {
      const child = { idType, idNumber, birthDate }
      const { idNumber: guardianNumber, birthDate: born, gender } = guardian
      const named = { idNumber: guardianNumber, birthDate: born, gender }
      return (await ask('relation', { child, guardian: named }, idNumber)).isGuardian
    },
  }
}
