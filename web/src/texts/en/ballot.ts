import type { BallotStatement, FacilityKind, StruckReason } from '@palaestra/contract'
import type { Entry, Place } from '../../features/ballot/ballots.ts'
import { settings } from '../../settings.ts'

export const kinds: Record<FacilityKind, string> = {
  badminton: 'Badminton',
  table_tennis: 'Table tennis',
  squash: 'Squash',
  tennis: 'Tennis',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  futsal: 'Futsal',
  football: 'Football',
  bowling: 'Bowling',
}
export const what =
  'Peak hours of some courts are given by ballot. Enter with up to three choices: it does not matter when you enter. Anybody can check the draw.'
export const none = 'There are no ballots at the moment.'
export const notRead = 'We could not load this.'
export const tryAgain = 'Try again'
export const all = 'See all ballots'
/** The kind of court and the day. */
export const ofHours = (kind: string, day: string) => `${kind}, peak hours · ${day}`
/** Of the turns of an opening. */
export const ofTurns = (day: string) => `Turns when bookings open · ${day}`
export const entrants = (entries: number) => `${entries} entered`
export const counts = (entries: number, places: number) =>
  `${entries} ${entries === 1 ? 'entry' : 'entries'} · ${places} ${places === 1 ? 'slot' : 'slots'}`
export const lists = { open: 'Open for entries', closed: 'Closed, to be drawn', drawn: 'Drawn' }
export const closesOn = (moment: string) => `closes on ${moment}`
export const drawsOn = (moment: string) => `to be drawn on ${moment}`
export const standing = ({ rank, won, booking }: Pick<Entry, 'rank' | 'won' | 'booking'>) => {
  if (rank === null) return 'You have entered'
  if (won === null) return `Number ${rank}: no court this time`
  return booking?.state === 'held' ? 'You have won: pay today' : 'You have won'
}
export const moments = { opens: 'Entries open', closes: 'Entries close', draws: 'Draw', pay: 'Pay by' }

export const places = 'Hours to be drawn for'
export const rangeOf = (from: string, until: string) => `${from} to ${until}`
export const placeSaid = ({ venue, court, from }: Place) => `${venue}, ${court}, ${from}`
/** In avos. */
export const pricesSaid = ({ adult, minor, senior }: { adult: number; minor: number; senior: number }) =>
  `An hour: adults MOP ${adult / 100}, under 18 MOP ${minor / 100}, 65 and over MOP ${senior / 100}`
export const chooseUpTo = 'Choose up to three'
export const onlyOne = 'You get one of them at most: when your turn comes, the first in your order that is still there.'
export const chooseHow = 'Press the courts you would like.'
export const logInToEnter = 'Log in to enter.'
export const logIn = 'Log in'
export const youAreIn = 'You have entered this ballot.'
export const yourCode = 'Your code'
export const entered = 'You have entered. Your code is shown.'
export const enter = 'Enter the ballot'
export const change = 'Save these choices'
export const leave = 'Leave the ballot'
export const full = 'Three are chosen. Remove one first.'
export const added = (place: number, what: string) => `Choice ${place}: ${what}.`
export const removed = (what: string) => `${what} removed.`
export const preferThis = (what: string) => `Move ${what} up`
export const removeThis = (what: string) => `Remove ${what}`
export const goneSlot = 'An hour that is no longer let'
export const how = 'How it is drawn'
export const howItIsDrawn = [
  'Everybody who has entered gets a place by lot. When you entered, and from where, makes no difference.',
  'In this order everyone gets the first of their choices that is still there.',
  'The secret of the draw is sealed below before the first entry, and published after the draw.',
  'When entries close, the list of codes is published, and its hash is sent to everybody in it.',
]
export const howTurnsAreDrawn = (perSecond: number) =>
  `A turn follows from the secret and one’s own code, ${perSecond} in a second. When a person came, and how fast the connection is, makes no difference.`
export const withValue = (source: string) =>
  `A public value that nobody can know beforehand goes into the draw: ${source}.`
export const withoutValue =
  'There is no public value in this draw: the authority could have known the order in advance. It could not have changed it afterwards.'
export const seal = 'Seal of the secret'
/** Of a draw that was sealed again. */
export const sealedAnew = (moment: string) =>
  `The draw was sealed again on ${moment}: the secret of the portal had changed, and what was sealed first could not be opened any more. All entries stay.`
export const sealedKnowing =
  'The list was closed by then, and there is no public value: the authority could have chosen the order.'
export const sealedWithNewSource =
  'The list was closed by then; so a public value goes into it that nobody knew at that time.'
export const sealOfBefore = 'Seal of before'
export const sealedOn = (moment: string) => `The secret is the one that was sealed again on ${moment}.`

export const listClosed = 'Entries are closed'
export const closedMeans =
  'The list is published and is not changed any more. The result is worked out at the time of the draw.'
export const valueNeverCame =
  'The public value of this draw never came, and none went into it: the authority could have known the order in advance. It could not have changed it afterwards.'
/** The value, where it has come; empty where it never did. */
export const valueSaid = (value: string | null, source: string) => {
  if (value === null) return `The draw waits for its public value: ${source}.`
  return value === '' ? valueNeverCame : `Public value: ${value} (${source})`
}
export const valueFrom = (source: string) => `Source: ${source}. Compare it yourself.`
export const listHash = 'Hash of the list'
export const listFile = 'Download the list'

export const won = (rank: number, what: string) => `Number ${rank}: you have won ${what}.`
export const choiceNumber = (place: number) => `It was your choice number ${place}.`
export const notWon = (rank: number) =>
  `Number ${rank}: what you chose went to people with a place before yours. Hours that are left open to all seven days before.`
export const payBy = (moment: string) => `Pay by ${moment}, or it goes to others.`
export const toPay = 'Go to payment'
export const toBooking = 'See the booking'
export const struck: Record<StruckReason, string> = {
  closed: 'It could not be booked: bookings were closed to you.',
  quota: 'It could not be booked: your limit was used up.',
  gone: 'It could not be booked: the hour is no longer let.',
}

export const reckoned = 'Worked out again in your browser'
export const allHold = 'All five statements hold.'
export const someFail = (many: number) =>
  many === 1 ? 'One statement does not hold.' : `${many} statements do not hold.`
export const byThisBrowser = (seconds: number) =>
  `Just worked out here in ${seconds.toFixed(1)} seconds, from what was published.`
export const statements: Record<BallotStatement, { name: string; means: string }> = {
  secret: { name: 'The seal fits', means: 'The secret is the one that was sealed before the first entry.' },
  seed: { name: 'The seed fits', means: 'It is made of the secret and the public value.' },
  codes: { name: 'Nobody counts twice', means: 'Each code is in the list once.' },
  list: { name: 'The list is unchanged', means: 'Its hash is the one that was sent to everybody at the closing.' },
  results: { name: 'The results fit', means: 'Places and courts are those that follow from the seed.' },
}
export const holdsSaid = 'holds'
export const failsSaid = 'does not hold'
export const expectedAndFound = (expected: string, found: string) => `Expected ${expected}, published ${found}.`
export const tellUs = 'Keep the file and tell us.'
export const fileNotRead = 'We could not load the file of the draw.'
export const findCode = 'Find your code'
export const code = 'Code'
export const codeUnknown = 'This code is not in the list.'
export const codeWon = (rank: number, what: string) => `Number ${rank}: ${what}.`
export const codeNotWon = (rank: number) => `Number ${rank}: no court.`
export const publicValue = 'Public value'
export const file = 'Download the draw'
export const script = 'Download the script'
export const list = 'The list'
export const codesAlone = 'Codes only, no names. Choices are numbers of slots.'
export const rank = 'Number'
export const wishes = 'Choices'
export const gets = 'Result'
export const nothing = '–'
export const showAll = (many: number) => `Show all ${many}`

export const turn = 'Turn'
export const codeTurn = (time: string) => `The turn: ${time}`
/** A turn by the clocks of the authority. */
export const turnAt = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 2 as const },
    ...{ hourCycle: 'h23', timeZone: settings.timeZone },
  }).format(moment)
export const putOff = (from: string, to: string) =>
  `The opening was put off: whoever had not had their turn at ${from} has it from ${to} on, in the same order.`
export const listOfTurns = 'Its hash is the one that was published.'
