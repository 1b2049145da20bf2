/** A secret of 32 random signs has more than this, even in hexadecimal digits. */
const leastSigns = 8

/** What stands in examples, and what people write where they mean to come back. */
const words =
  /change.?me|password|palavra|passe|secret|example|default|replace|insert|placeholder|qwert|letmein|palaestra/i

const step = (text: string, at: number) => text.charCodeAt(at) - text.charCodeAt(at - 1)

/** True for a sign that follows the one before it as in the alphabet, forwards or backwards. */
const isNext = (text: string, at: number) => at > 0 && Math.abs(step(text, at)) <= 1

/**
 * Says why a secret could be guessed: everything that the portal seals depends on it. It finds what people write
 * instead of drawing lots; it does not measure chance.
 */
export const whyGuessable = (secret: string): string | undefined => {
  if (new Set(secret).size < leastSigns) return 'it has few different characters'
  if (/^(.{1,16})\1+.{0,15}$/.test(secret)) return 'it repeats itself'
  if ([...secret].filter((_, at) => isNext(secret, at)).length > secret.length / 2) return 'it follows the alphabet'
  return words.test(secret) ? 'it contains a word that everybody tries' : undefined
}
