/** Marks of direction and signs without width, and all controls but the ends of lines and tabs. */
const unseen = /\p{Cf}|[^\P{Cc}\t\n\r]/gu

/** A free text without what nobody sees, and what would turn the writing around it; blanks around it go too. */
export const seen = (text: string) => text.replace(unseen, '').trim()

/**
 * A text without what a keyboard, a clipboard or a telephone book puts in and nobody sees: full-width signs become plain
 * ones, marks of direction and signs without width go, blanks around it too.
 */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** The same without blanks and dashes of any kind: what people put between the digits of a number. */
export const withoutGaps = (text: string) => plain(text).replace(/[\s\p{Dash}]/gu, '')

/** The six digits of a code: also out of a whole text message, in which only they are six. */
export const normaliseCode = (text: string) => {
  const [digits, ...others] = plain(text)
    .split(/\D+/)
    .filter((run) => run.length === 6)
  return digits && others.length === 0 ? digits : withoutGaps(text)
}
