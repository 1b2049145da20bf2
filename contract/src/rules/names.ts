import { plain, seen } from './typing.ts'

/** Trims blanks and merges doubled ones; composes letters, so that é is one sign. */
export const tidyName = (text: string) => seen(text.normalize('NFC')).replace(/\s+/g, ' ')

/** The dots that keyboards give for the one of transcribed names (U+00B7): U+2027, U+2022, U+30FB and others. */
const dots = /[.‧•∙⋅・]/g

/** A name in Han characters: blanks go, every middle dot becomes one, and so do the spellings of one character. */
export const tidyChineseName = (text: string) =>
  plain(text)
    .replace(/[\s\p{Variation_Selector}]/gu, '')
    .replace(dots, '·')

/** Han characters, beyond the basic plane too, and the middle dot of transcribed names. */
export const isChineseName = (text: string) => /^\p{Script=Han}(?:[\p{Script=Han}·]*\p{Script=Han})?$/u.test(text)

/**
 * A name in Latin letters: full-width letters become plain ones, apostrophes and hyphens of every kind become one, and
 * a dot inside a name gets its blank (`Ma.Cristina`).
 */
export const tidyForeignName = (text: string) =>
  tidyName(
    plain(text.replace(/[‘’ʼ´`′＇]/g, "'"))
      .replace(/\p{Dash}/gu, '-')
      .replace(/\.(?=\p{L})/gu, '. '),
  )

const letters = 'A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü'
const foreignName = new RegExp(`^[${letters}]+\\.?(?:[ '-]+[${letters}]+\\.?)*$`)
const foreignLetter = new RegExp(`[^${letters} '.-]`, 'g')

/** Latin letters with the diacritics of Portuguese; between them blanks, hyphens, apostrophes, and dots as in Jr. */
export const isForeignName = (text: string) => foreignName.test(text)

/** Letters without a spelling in Unicode that takes their mark away, as machine-readable documents write them. */
const plainLetters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const plainLetter = (letter: string) => {
  const small = letter.toLowerCase()
  const spelt = plainLetters[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '')
  return letter === small ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1)
}

/** The same name in the letters that the portal takes: `Nguyễn` is `Nguyen`, `Muñoz` is `Munoz`. */
export const inPortugueseLetters = (text: string) => tidyForeignName(text).replace(foreignLetter, plainLetter)

/**
 * The name in Latin letters in the order of writing: surname first when there is a Chinese name (Chan Sio Mei), first
 * name first otherwise (Ana Sousa).
 */
export const foreignNameOf = ({
  nameZh,
  surname,
  firstName,
}: {
  nameZh: string | null
  surname: string
  firstName: string
}) => (nameZh ? `${surname} ${firstName}` : `${firstName} ${surname}`)

/** Enough to recognise oneself, too little to learn a name: 陳••, A•• S••. */
export const hintOfName = (name: string) => name.replace(/(?<!\S)(\S)\S*/gu, '$1••')
