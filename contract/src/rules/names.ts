/** Trims blanks and merges doubled ones; composes letters, so that é is one sign. */
export const tidyName = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Han characters, beyond the basic plane too, and the middle dot of transcribed names. */
export const isChineseName = (text: string) => /^\p{Script=Han}(?:[\p{Script=Han}·]*\p{Script=Han})?$/u.test(text)

/** Latin letters with the diacritics of Portuguese, blank, hyphen, apostrophe. */
export const isForeignName = (text: string) =>
  /^[A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü]+(?:[ '’-]+[A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü]+)*$/u.test(text)

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
