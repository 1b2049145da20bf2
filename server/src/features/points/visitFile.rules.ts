import {
  addDays,
  isDay,
  isMemberNumber,
  longestVisitHours,
  monthOf,
  normaliseDay,
  normaliseMemberNumber,
  pointsValidUntil,
  tidyName,
  type VisitProblem,
  visitColumns,
} from '@palaestra/contract'

/** One line of a file of visits, as it was read. */
export interface VisitLine {
  line: number
  memberNumber: string
  day: string
  cameAt: Date
  leftAt: Date | null
  place: string
}
export interface RefusedLine {
  line: number
  problem: VisitProblem
}

type Column = (typeof visitColumns)[number]

/** No line of ours is longer; a longer one is no line of a table. */
const longestLine = 500
const separators = [',', ';', '\t'] as const

/**
 * The cells of a line (RFC 4180); nothing comes back when a quote does not end. A quote never spans lines here: one that
 * was forgotten spoils its own line, and no other.
 */
const cellsOf = (line: string, separator: string) => {
  const cells: string[] = []
  let place = 0
  while (place <= line.length) {
    if (line[place] !== '"') {
      const end = line.indexOf(separator, place)
      const until = end < 0 ? line.length : end
      cells.push(line.slice(place, until))
      place = until + 1
      continue
    }
    let text = ''
    for (place += 1; ; place += 2) {
      const end = line.indexOf('"', place)
      if (end < 0) return undefined
      text += line.slice(place, end)
      place = end
      if (line[end + 1] !== '"') break
      text += '"'
    }
    cells.push(text)
    place += 1
    if (place < line.length && line[place] !== separator) return undefined
    place += 1
  }
  return cells
}

/** UTF-8 with or without a mark; what a spreadsheet saves otherwise would bring names in broken letters. */
const textOf = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? undefined : text
  } catch {
    return undefined
  }
}

/** The first line names the columns, in any order and with others between them. */
const headingOf = (line: string) => {
  const count = (separator: string) => line.split(separator).length
  const separator = separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
  const names =
    cellsOf(line, separator)?.map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    ) ?? []
  const places = visitColumns.map((column) => [column, names.indexOf(column)] as const)
  if (places.some(([, place]) => place < 0)) return undefined
  return { separator, width: names.length, places: Object.fromEntries(places) as Record<Column, number> }
}

/** `9:05`, `09:05:30`, `9h05` as `09:05:00`. */
const timeFrom = (text: string) => {
  const [, hours = '', minutes, seconds = '00'] =
    /^([01]?\d|2[0-3])[:h]([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim()) ?? []
  return minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}:${seconds}`
}

/** A name of a place begins with a letter or a digit: no spreadsheet takes one for a formula. */
const isPlace = (text: string) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,'’()/&·ºª–-]{0,79}$/u.test(text)

/** A spreadsheet takes the zeros away with which a number begins; the check digit finds a wrong one. */
const memberNumberFrom = (text: string) => {
  const number = normaliseMemberNumber(text)
  return /^\d{1,9}$/.test(number) ? number.padStart(9, '0') : number
}

interface Frame {
  now: Date
  today: string
  /** Whole months for which points are good. */
  months: number
  momentOf: (day: string, time: string) => Date
}

const visitFrom = (
  cell: (column: Column) => string,
  { now, today, months, momentOf }: Frame,
): Omit<VisitLine, 'line'> | VisitProblem => {
  const memberNumber = memberNumberFrom(cell('member_number'))
  if (!isMemberNumber(memberNumber)) return 'member_number'
  const day = normaliseDay(cell('day'))
  if (!isDay(day)) return 'day'
  // Far away from today nothing is reckoned with: such a day is a slip of the finger.
  if (day > addDays(today, 1)) return 'future'
  if (pointsValidUntil(monthOf(day), months) < today) return 'too_old'
  const came = timeFrom(cell('came'))
  const left = cell('left').trim() === '' ? null : timeFrom(cell('left'))
  if (came === undefined || left === undefined) return 'time'
  const place = tidyName(cell('place'))
  if (!isPlace(place)) return 'place'
  const [cameAt, leftAt] = [momentOf(day, came), left === null ? null : momentOf(day, left)]
  if (leftAt !== null && leftAt <= cameAt) return 'left_before'
  if (leftAt !== null && leftAt.getTime() - cameAt.getTime() > longestVisitHours * 3_600_000) return 'too_long'
  if (cameAt > now || (leftAt !== null && leftAt > now)) return 'future'
  return { memberNumber, day, cameAt, leftAt, place }
}

/** Refused lines that are told. Who has mended them brings the file again, and is told the rest. */
export const mostTold = 1000

/**
 * Reads a file of visits line by line: what is a visit, and which lines are none and why. Undefined for what is no text
 * in UTF-8, `heading` for a first line that does not name the columns.
 */
export const readVisitFile = (bytes: Uint8Array, frame: Frame) => {
  const lines = textOf(bytes)?.split(/\r\n|\n|\r/)
  if (!lines) return undefined
  const heading = headingOf(lines[0] ?? '')
  if (!heading) return 'heading' as const
  const { separator, width, places } = heading
  const visits: VisitLine[] = []
  const refused: RefusedLine[] = []
  let refusedLines = 0
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.trim() === '') continue
    const line = index + 1
    const cells = text.length <= longestLine ? cellsOf(text, separator) : undefined
    const read = cells?.length === width ? visitFrom((column) => cells[places[column]] ?? '', frame) : 'columns'
    if (typeof read !== 'string') visits.push({ line, ...read })
    else {
      refusedLines += 1
      // A file of nothing but refusals is not kept as a list of millions.
      if (refused.length < mostTold) refused.push({ line, problem: read })
    }
  }
  return { visits, refused, refusedLines }
}
