import type { Locale } from '@palaestra/contract'
import { heldWords, longDay, longMoment } from '../../texts/held.ts'
import type { Row } from './held.table.ts'

interface Reading {
  table: string
  language: Locale
  /** Whether these are the first rows of the table. */
  first: boolean
  timeZone: string
  /** The pictures that are in the archive. */
  pictures: ReadonlySet<string>
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Columns whose values are points, or patacas, in hundredths. */
const hundredths = ['amount', 'price', 'refunded', 'rest']
/** Columns that name a picture. */
const ofPictures = ['photo', 'idCopy', 'fileId', 'id']
/** Columns whose values are codes with a word of their own; others show what people have written. */
const ofCodes = [
  ...['kind', 'state', 'gender', 'language', 'idType', 'source', 'finding', 'channel', 'proof', 'relation'],
  ...['enteredBy', 'face', 'method', 'act', 'endedBecause', 'topic', 'facilityKind', 'band', 'cause', 'struck'],
]
const suffixes: Record<Locale, string> = { zh: 'Zh', pt: 'Pt', en: 'En' }

/** A notice stands in three languages, of which the page shows one. */
const isOfOther = (column: string, { table, language }: Reading) =>
  (table === 'notices' || table === 'bulletins' || table === 'orderLines') &&
  /(Zh|Pt|En)$/.test(column) &&
  !column.endsWith(suffixes[language])

const wordOf = (words: Readonly<Record<string, string>>, key: string) => words[key]

const written = (column: string, value: unknown, { table, language, timeZone, pictures }: Reading) => {
  const words = heldWords[language]
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (value instanceof Date) return escaped(longMoment[language](value, timeZone))
  if (typeof value === 'number') return String(hundredths.includes(column) ? value / 100 : value)
  if (typeof value === 'object')
    return escaped(
      Object.values(value ?? {})
        .map(String)
        .join(' · '),
    )
  const text = String(value)
  if (ofPictures.includes(column) && pictures.has(text)) return `<a href="pictures/${text}.jpg">${text}.jpg</a>`
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return escaped(longDay[language](text))
  const isCode = ofCodes.includes(column) || (table === 'memberHolds' && column === 'reason')
  return escaped((isCode && wordOf(words.values, text)) || text)
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;
padding-inline:1rem;overflow-wrap:anywhere}h2{margin-block-start:2.5rem}dl{display:grid;
grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:0;padding-block:.75rem;border-block-start:1px solid
color-mix(in srgb,currentcolor 25%,transparent)}dd{margin:0;white-space:pre-line}
@media(max-width:32rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}`

/** Its beginning: what it is, and what is left out. */
export const pageStart = (
  language: Locale,
  { authority, timeZone }: { authority: string; timeZone: string },
  now: Date,
) => {
  const { title, about } = heldWords[language]
  const said = about(authority, longMoment[language](now, timeZone))
  const lang = { zh: 'zh-Hant', pt: 'pt', en: 'en' }[language]
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(said)}</p>
`
}

/** Some rows of a table, as people read them: what is empty is left out. */
export const pageOf = (rows: readonly Row[], reading: Reading) => {
  const { tables, columns } = heldWords[reading.language]
  const heading = reading.first ? `<h2>${escaped(wordOf(tables, reading.table) ?? reading.table)}</h2>\n` : ''
  const lists = rows.map((row) => {
    const told = Object.entries(row).filter(
      ([column, value]) => value !== null && value !== '' && !isOfOther(column, reading),
    )
    const lines = told.map(
      ([column, value]) =>
        `<dt>${escaped(wordOf(columns, column) ?? column)}</dt><dd>${written(column, value, reading)}</dd>`,
    )
    return `<dl>${lines.join('\n')}</dl>\n`
  })
  return heading + lists.join('')
}

export const pageEnd = '</body>\n</html>\n'
