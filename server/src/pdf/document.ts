import { type FontName, runsOf } from './text.ts'

/** Points of PDF in a millimetre. */
export const millimetre = 72 / 25.4

const names: Record<FontName, string> = { latin: '/L', bold: '/B', han: '/H' }
const short = (number: number) => String(Number(number.toFixed(2)))

/** A drawing, in points from its lower left corner. */
export const drawing = () => {
  const said: string[] = []
  return {
    /** A text that begins at a point of its base line. */
    text(text: string, { x, y, size, bold = false }: { x: number; y: number; size: number; bold?: boolean }) {
      let at = x
      for (const { font, hex, width } of runsOf(text, { bold })) {
        said.push(`BT ${names[font]} ${short(size)} Tf ${short(at)} ${short(y)} Td <${hex}> Tj ET`)
        at += width * size
      }
    },
    /** Black rectangles. */
    fill(rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[]) {
      said.push('0 g', ...rectangles.map((rectangle) => `${rectangle.map(short).join(' ')} re`), 'f')
    },
    /** A thin line around a rectangle, to cut along. */
    frame(x: number, y: number, width: number, height: number) {
      said.push(`0.5 G 0.5 w ${[x, y, width, height].map(short).join(' ')} re S`)
    },
    content: () => said.join('\n'),
  }
}

interface Page {
  width: number
  height: number
  /** Where the picture stands on it. */
  at: [x: number, y: number]
}
interface Document {
  title: string
  language: string
  /** One drawing, shown on each page. */
  picture: { content: string; width: number; height: number }
  pages: Page[]
}

const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
const stream = (dictionary: string, content: string) =>
  `<<${dictionary} /Length ${content.length}>>\nstream\n${content}\nendstream`

const fonts = [
  '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
  '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding>>',
  '<</Type /Font /Subtype /Type0 /BaseFont /MSung-Light-UniCNS-UTF16-H /Encoding /UniCNS-UTF16-H /DescendantFonts [6 0 R]>>',
  '<</Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /CIDSystemInfo <</Registry (Adobe) /Ordering (CNS1) /Supplement 4>> /DW 1000 /FontDescriptor 7 0 R>>',
  '<</Type /FontDescriptor /FontName /MSung-Light /Flags 6 /FontBBox [-160 -249 1015 888] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93>>',
]

/**
 * A PDF of one drawing (ISO 32000-1). It prints in its own size, is read without a network, and holds no script.
 * Uncompressed: the whole is a few kilobytes.
 */
export const pdf = ({ title, language, picture, pages }: Document): Uint8Array => {
  const firstPage = 9
  const kids = pages.map((_, place) => `${firstPage + 2 * place} 0 R`)
  const resources = '/Resources <</Font <</L 3 0 R /B 4 0 R /H 5 0 R>>>>'
  const objects = [
    `<</Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences <</PrintScaling /None /DisplayDocTitle true>>>>`,
    `<</Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length}>>`,
    ...fonts,
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 ${short(picture.width)} ${short(picture.height)}] ${resources}`,
      picture.content,
    ),
    ...pages.flatMap(({ width, height, at }, place) => [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${short(width)} ${short(height)}] /Resources <</XObject <</C 8 0 R>>>> /Contents ${firstPage + 2 * place + 1} 0 R>>`,
      stream('', `1 0 0 1 ${at.map(short).join(' ')} cm /C Do`),
    ]),
    `<</Title ${utf16(title)}>>`,
  ]

  let body = '%PDF-1.7\n'
  const places = objects.map((object, place) => {
    const at = body.length
    body += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  body += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${count} /Root 1 0 R /Info ${objects.length} 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  // All of it is ASCII, so that a character is a byte, and the places above are right.
  return Buffer.from(body, 'latin1')
}
