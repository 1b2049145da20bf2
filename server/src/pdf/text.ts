/** Two fonts that every reader has, for Latin and for Han characters: nothing is embedded, and a file stays small. */
export type FontName = 'latin' | 'bold' | 'han'

/** Code points of Windows-1252 that are not those of Latin-1, among those that people write. */
const windows: Record<string, number> = {
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '–': 150,
  '—': 151,
}

const isLatin = (character: string) => character in windows || /[ -~¡-ÿ]/.test(character)

const latinBytes = (text: string) =>
  [...text]
    .map((character) => windows[character] ?? character.codePointAt(0) ?? 0)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const hanBytes = (text: string) =>
  [...Array(text.length).keys()].map((place) => text.charCodeAt(place).toString(16).padStart(4, '0')).join('')

interface Run {
  font: FontName
  hex: string
  /** In em. */
  width: number
}

/** Helvetica’s width of a character, bold or not, a little generous: good enough to fit and break lines. */
const widthOf = (character: string) => {
  if (!isLatin(character)) return 1
  if (/[ ,.’'ijlItfr·|:;()-]/.test(character)) return 0.34
  if (/[mMW]/.test(character)) return 0.92
  return /[A-ZÀ-ÖØ-Þw]/.test(character) ? 0.74 : 0.57
}

/** The width of a text, in em. */
export const widthOfText = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0)

/** The parts of a text that one font has. */
export const runsOf = (text: string, { bold = false } = {}): Run[] => {
  const parts = text.normalize('NFC').match(/[ -~¡-ÿ€…‘’“”–—]+|[^ -~¡-ÿ€…‘’“”–—]+/g) ?? []
  return parts.map((part) =>
    isLatin(part.charAt(0))
      ? { font: bold ? 'bold' : 'latin', hex: latinBytes(part), width: widthOfText(part) }
      : { font: 'han', hex: hanBytes(part), width: widthOfText(part) },
  )
}

/** Lines no wider than so many em. Latin words stay whole; Han characters may break anywhere. */
export const linesOf = (text: string, width: number) => {
  const lines = ['']
  for (const word of text.match(/[ -~¡-ÿ]+?(?: |(?=[^ -~¡-ÿ])|$)|[^ -~¡-ÿ]/g) ?? []) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOfText(line + word.trimEnd()) > width) lines.push(word)
    else lines[lines.length - 1] = line + word
  }
  return lines.map((line) => line.trimEnd())
}
