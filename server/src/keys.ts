import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'

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
    /** The seal on a link or a card’s QR code. */
    ofLink: (text: string) => sign(links, text),
    ofCard: (text: string) => sign(cards, text),
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
