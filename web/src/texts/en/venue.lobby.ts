import { settings } from '../../settings.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** A large number in groups of three. */
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009')

export const title = 'Turns by lot'
export const entering = 'Getting you a place in the lot…'
export const opensAt = (time: string) => `Opens at ${time}. Turns are drawn by lot`
export const untilOpening = 'Opens in'
/** Of so many seconds. */
export const clock = (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
export const openingIn = (seconds: number) => `Opens in about ${seconds} seconds.`
export const isIn = 'You are in. There is no need to reload'
export const isLate = (position: number) => `The lot is closed. You are number ${grouped(position)} after it`
/** How many are in the lobby before its lot. */
export const waiting = (many: number) =>
  many === 1
    ? 'One person is in. The order is drawn after the closing.'
    : `${grouped(many)} people are in. The order is drawn after the closing.`
export const before = (many: number) => (many === 0 ? 'You are next.' : `About ${grouped(many)} before you.`)
export const putOff = (time: string) =>
  `The opening is put off to ${time}. The order stays, and you need not enter again.`
export const nothingToDo =
  'Choose up to three times now: they are sent by themselves at your turn. Keep this page in front.'

export const yourPlace = 'Your place'
export const about = (place: number) => grouped(place)
export const ofAll = (many: number) => `/ of ${grouped(many)}`
export const served = (many: number) => `Now at ${grouped(many)}`
export const you = (place: number) => `You · ${grouped(place)}`
export const yourTurn = 'Your turn'
export const left = 'In'
export const seconds = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`)
export const turnIn = (seconds: number) => `Your turn is in about ${seconds} seconds.`
/** A moment by the clocks of the authority. */
export const timeWithSeconds = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: settings.timeZone },
  }).format(moment)

export const yours = 'It is your turn'
export const sending = 'Sending your choice…'
export const chooseNow = 'Choose your times, then press “Book”.'

export const why = 'Why a lot?'
export const because =
  'First come, first served is won by programs and fast lines. For all who are on this page before it closes, turns are drawn by lot: when you came, how fast you press and what connection you have make no difference. Everybody has one turn.'
export const howToCheck = 'How can I check it?'
export const checked = (code: string | null) =>
  code === null
    ? 'The seal of a secret is published before the lot, and the secret after it. Anybody can check it.'
    : `The seal of a secret is published before the lot, and the secret after it. Anybody can check it. Your code: ${code}`
export const toDraw = 'Check this lot (opens in a new tab)'
export const whatIfClosed = 'What if I close this page?'
export const stays =
  'Your turn stays the same, and you see it when you come back. Reloaded in this tab, your times stay chosen, too.'
