import { encode } from 'uqr'
import { drawing, millimetre, pdf } from '../../pdf/document.ts'
import { linesOf, widthOfText } from '../../pdf/text.ts'

/** What stands on a card of paper, in the language of its holder. */
export interface PaperCard {
  language: string
  title: string
  authority: string
  /** The leading one first. */
  names: string[]
  /** Labels with what they label, from top to bottom. */
  facts: [label: string, value: string][]
  note: string
  /** What the QR code encodes. */
  code: string
}

/** A card of plastic: ISO/IEC 7810 ID-1, 85.6 × 54 mm. */
const [width, height] = [85.6 * millimetre, 53.98 * millimetre]
const a4 = { width: 210 * millimetre, height: 297 * millimetre }
const margin = 4 * millimetre
const codeSize = 34 * millimetre
const textWidth = width - codeSize - 3 * margin
/** Points of a name too long for one line: no smaller, it goes on in the next. */
const smallest = 8.5
/** Light modules around a code, by its standard (ISO/IEC 18004). */
const quiet = 4

/** As large as it fits into a line. */
const fitting = (text: string, most: number) => Math.min(most, textWidth / widthOfText(text))

/** Dark modules of a row that touch are one rectangle: readers of PDF leave hairlines between two. */
const rectanglesOf = (code: string, x: number, y: number) => {
  const { data, size } = encode(code, { ecc: 'M', border: quiet })
  const module = codeSize / size
  return data.flatMap((row, line) => {
    const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...dark.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) =>
        [x + index * module, y + (size - line - 1) * module, length * module, module] as const,
    )
  })
}

const draw = ({ title, authority, names, facts, note, code }: PaperCard) => {
  const card = drawing()
  card.frame(0.5, 0.5, width - 1, height - 1)
  let y = height - margin - 7
  const line = (text: string, size: number, bold = false) => {
    const fits = fitting(text, size)
    card.text(text, { x: margin, y, size: fits, bold })
  }
  const down = (points: number) => {
    y -= points
  }
  line(authority, 7)
  down(14)
  line(title, 12, true)
  down(3)
  for (const name of names) {
    const size = fitting(name, 11) < smallest ? smallest : 11
    for (const part of linesOf(name, textWidth / size)) {
      down(size + 2)
      line(part, size, true)
    }
  }
  down(4)
  for (const [label, value] of facts) {
    down(9)
    line(label, 6.5)
    down(11)
    line(value, 11)
  }
  down(4)
  for (const said of linesOf(note, textWidth / 6)) {
    down(7.5)
    line(said, 6)
  }
  card.fill(rectanglesOf(code, width - margin - codeSize, (height - codeSize) / 2))
  return card.content()
}

/**
 * A card to keep on a telephone and to print: a page of the size of a card, and one of A4 with the same card in its
 * size, to cut out.
 */
export const paperCard = (card: PaperCard) =>
  pdf({
    title: card.title,
    language: card.language,
    picture: { content: draw(card), width, height },
    pages: [
      { width, height, at: [0, 0] },
      { ...a4, at: [(a4.width - width) / 2, a4.height - height - 25 * millimetre] },
    ],
  })
