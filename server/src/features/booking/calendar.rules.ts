/** What stands in a calendar. */
export interface CalendarEvent {
  /** The same for the same event, for ever. */
  uid: string
  /** When what is said was last changed. */
  revisedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  said?: string
  isCancelled: boolean
}

/** 20260302T020000Z */
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** At most 75 bytes a line; what is longer goes on after a blank. No sign is cut in two. */
const folded = (line: string) => {
  const lines: string[] = []
  let rest = ''
  for (const sign of line) {
    if (Buffer.byteLength(rest + sign) > 75) {
      lines.push(rest)
      rest = ' '
    }
    rest += sign
  }
  return [...lines, rest].join('\r\n')
}

const linesOf = ({ uid, revisedAt, startsAt, endsAt, title, place, said, isCancelled }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(revisedAt)}`,
  `SEQUENCE:${isCancelled ? 1 : 0}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SUMMARY:${escaped(title)}`,
  `LOCATION:${escaped(place)}`,
  ...(said === undefined ? [] : [`DESCRIPTION:${escaped(said)}`]),
  'END:VEVENT',
]

const written = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Palaestra//Bookings//EN', ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n')

/** One event as a calendar file (RFC 5545). A later file with the same uid takes the place of an earlier one. */
export const calendarFile = (event: CalendarEvent) =>
  written([`METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`, ...linesOf(event)])

/** A calendar has to have a part, also where nothing stands in it. */
const nothing = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000'],
  ...['TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
]

/** How often a calendar program is asked to look again (RFC 5545, duration). */
const lookAgain = 'PT1H'

/** A calendar that programs read again and again (RFC 7986); its name twice, as old and new ones look for it. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[]) =>
  written([
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${lookAgain}`,
    `X-PUBLISHED-TTL:${lookAgain}`,
    ...(events.length > 0 ? events.flatMap(linesOf) : nothing),
  ])
