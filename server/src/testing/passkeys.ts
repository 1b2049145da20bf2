import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const [userPresent, userVerified, newKeyWithin] = [0x01, 0x04, 0x40]
const uint = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** What a dishonest browser or device says otherwise than it is. */
interface Otherwise {
  origin?: string
  rpId?: string
  verified?: boolean
  /** By how much the counter moves on. */
  counts?: number
  /** Adds an attestation that nobody has asked for, by a certificate that nobody can read. */
  attested?: boolean
}
/** What of the server’s options a device looks at. */
interface Asked {
  challenge: string
}

/** A device with one passkey (ES256), and the browser before it; it signs for whoever asks. */
export const aPasskey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const seenBy = (type: 'create' | 'get', { challenge }: Asked, { origin = 'http://portal.test' }: Otherwise) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const saidBy = ({ rpId = 'portal.test', verified = true, counts = 1 }: Otherwise, newKey?: Buffer) => {
    counter += counts
    const flags = userPresent | (verified ? userVerified : 0) | (newKey ? newKeyWithin : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(4, counter), newKey ?? Buffer.alloc(0)])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: named.id,
    /** Answers `navigator.credentials.create`. */
    create(asked: Asked, otherwise: Otherwise = {}) {
      const key = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const newKey = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, isoCBOR.encode(key)])
      const [seen, said] = [seenBy('create', asked, otherwise), saidBy(otherwise, newKey)]
      const statement = new Map<string, number | Uint8Array | Uint8Array[]>(
        otherwise.attested
          ? [
              ['alg', -7],
              ['sig', new Uint8Array(70)],
              ['x5c', [new Uint8Array(70)]],
            ]
          : [],
      )
      const attestation = new Map<string, string | Uint8Array | typeof statement>([
        ['fmt', otherwise.attested ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(said)],
      ])
      const response = {
        clientDataJSON: seen.toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      }
      return { ...named, response, clientExtensionResults: {} }
    },
    /** Answers `navigator.credentials.get`. */
    get(asked: Asked, otherwise: Otherwise = {}) {
      const [seen, said] = [seenBy('get', asked, otherwise), saidBy(otherwise)]
      const response = {
        clientDataJSON: seen.toString('base64url'),
        authenticatorData: said.toString('base64url'),
        signature: sign('sha256', Buffer.concat([said, sha256(seen)]), privateKey).toString('base64url'),
      }
      return { ...named, response, clientExtensionResults: {} }
    },
  }
}
export type Passkey = ReturnType<typeof aPasskey>
