import { createHmac, createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** The beginning of every private key of Ed25519 in PKCS #8 (RFC 8410); after it come the 32 bytes that it is made of. */
const beginningOfEd25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The public half of a key of Ed25519, 43 characters. */
export const publicHalf = (key: KeyObject) => createPublicKey(key).export({ format: 'jwk' }).x ?? ''

/** Keys for one purpose each, all derived from the one secret of the installation. */
export const keysFrom = (secret: string) => {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `palaestra ${purpose}`, 32))
  const [codes, links, cards] = [keyFor('codes'), keyFor('links'), keyFor('cards')]
  const [sessions, networks, counters] = [keyFor('sessions'), keyFor('networks'), keyFor('counters')]
  const pictures = keyFor('pictures')
  const sign = (key: Buffer, content: string | Uint8Array) =>
    createHmac('sha256', key).update(content).digest('base64url')
  return {
    keyFor,
    /** The stored form of a one-time code: useless without the secret of the installation. */
    ofCode: (text: string) => sign(codes, text),
    /** The seal on a link. */
    ofLink: (text: string) => sign(links, text),
    /** The private key of Ed25519 by which codes of cards are signed, one for each id. */
    ofCard: (id: string) =>
      createPrivateKey({
        key: Buffer.concat([beginningOfEd25519, keyFor(`card key ${id}`)]),
        format: 'der',
        type: 'pkcs8',
      }),
    /** The seal on a card of paper from before. */
    ofSealedCard: (text: string) => sign(cards, text),
    /** The next token after a token: the same for all requests that ask at once, and secret from everybody else. */
    ofNextToken: (token: string) => sign(sessions, token),
    /** The stored form of a network address: there are too few of them for a hash without a key. */
    ofNetwork: (network: string) => sign(networks, network).slice(0, 16),
    /** The stored form of a counted person: a mobile, an ID number, an address. */
    ofCounter: (whom: string) => sign(counters, whom),
    /** Tells two pictures apart without keeping either. */
    ofPicture: (content: Uint8Array) => sign(pictures, content),
  }
}

export type Keys = ReturnType<typeof keysFrom>

/** An unguessable secret: 256 random bits, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are random and long, so a plain hash is enough: a stolen database opens nothing. */
export const hashOfToken = (token: string) => hash('sha256', token, 'base64url')
