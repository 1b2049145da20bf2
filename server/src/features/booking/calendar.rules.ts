interface Event {
  /** The same for the same event, for ever. */
  uid: string
  /** When the file was made. */
  madeAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  said: string
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

/** One event as a calendar file (RFC 5545). A later file with the same uid takes the place of an earlier one. */
export const calendarFile = ({ uid, madeAt, startsAt, endsAt, title, place, said, isCancelled }: Event) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palaestra//Bookings//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(said)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
