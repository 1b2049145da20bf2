import { randomInt } from 'node:crypto'

/** Without I, L, O and U: nobody mistakes them on paper or on the telephone (Crockford’s base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = 5

/** A code for paper or the telephone, e.g. `7KQ4N-X9CM3`: fifty random bits. */
export const newSpokenCode = () => {
  const drawn = Array.from({ length: 2 * half }, () => signs[randomInt(signs.length)]).join('')
  return `${drawn.slice(0, half)}-${drawn.slice(half)}`
}

/** However it was typed: small letters, blanks, hyphens, an O for a zero. */
export const normaliseSpokenCode = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
