import type { EntryKind, GiftState, RedemptionState, VisitProblem } from '@palaestra/contract'

const amount = (points: number) => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format(points)

export const title = 'Points and gifts'
export const handOut = 'Hand out gifts'
export const search = 'Member number or reference'
export const searchHint = 'For example G26-7KQ4NX'
export const find = 'Find'
export const file = 'File'
export const importVisits = 'Import visits'
export const importing = 'Importing…'
export const chooseFile = 'Choose a file first'
export const importMeans = (columns: string) =>
  `CSV in UTF-8 with the columns named in the first line: ${columns}. Each line stands for itself; those that are refused say why. Importing the same file again changes nothing.`
export const outcome = (lines: number, added: number, known: number, refused: number) =>
  `${lines} lines: ${added} new, ${known} known already, ${refused} refused.`
export const refusedLine = (line: number, why: string) => `Line ${line}: ${why}`
export const more = (count: number) => `And ${count} more that are not listed.`
export const problems: Record<VisitProblem, string> = {
  columns: 'not as many columns as the first line, or a quote that does not end',
  member_number: 'the member number is wrong',
  member_unknown: 'no member has this number',
  day: 'the day is wrong',
  time: 'the time is wrong',
  place: 'the place is wrong',
  left_before: 'left before coming',
  too_long: 'more than 16 hours',
  future: 'has not happened yet',
  too_old: 'too old: its points would have expired',
  overlaps: 'overlaps another visit of the member',
}
export const handedOut = (reference: string) => `Handed out: ${reference}.`
export const giftsOf = (name: string, number: string) => `Exchanges of ${name} (${number})`
export const noGifts = 'There are no exchanges.'
export const giftName = (gift: { nameZh: string; namePt: string; nameEn: string }) => gift.nameEn
export const handOutOne = (name: string) => `Hand out: ${name}`
export const states: Record<RedemptionState, (day: string) => string> = {
  reserved: (day: string) => `To be collected by ${day}`,
  collected: () => 'Collected',
  missed: () => 'Not collected in time; the points are back',
  returned: () => 'Taken back; the points are back',
}
export const catalogue = 'Gift catalogue'
export const catalogueMeans =
  'The gifts that members exchange points for. A change counts at once; what was exchanged before keeps its price.'
export const noCatalogue = 'There are no gifts in the catalogue.'
export const addGift = 'Add a gift'
export const changeGift = 'Change gift'
export const changeGiftNamed = (name: string) => `Change gift: ${name}`
export const saveGift = 'Save'
export const giftAdded = 'The gift is in the catalogue.'
export const giftChanged = 'The gift has been changed.'
export const back = 'Back'
export const nameOf = (name: Record<'zh' | 'pt' | 'en', string>) => name.en
export const nameIn = { zh: 'Name in Chinese', pt: 'Name in Portuguese', en: 'Name in English' }
export const priceLabel = 'Price in points'
export const priceHint = 'For exchanges from now on.'
export const typed = (value: number) => String(value)
export const stock = 'Pieces in all'
export const stockHint = (given: number) => `Among them ${given} that were handed out or are kept for a member.`
export const stockHintNew = 'How many can be exchanged.'
export const offered = 'Show it to members'
export const fromDay = 'First day'
export const untilDay = 'Last day'
export const price = (points: number) => (points === 1 ? '1 point' : `${amount(points)} points`)
export const left = (count: number) => `${count} left`
export const piecesLeft = (left: number, stock: number) => `${left} of ${stock} left`
export const giftDays = (from: string | null, until: string | null) =>
  from && until ? `${from} to ${until}` : from ? `from ${from}` : until ? `until ${until}` : ''
export const giftStates: Record<GiftState, string> = {
  offered: 'Can be exchanged',
  hidden: 'Not shown',
  coming: 'Not yet',
  over: 'Over',
  gone: 'None left',
}
export const asMembersSee = 'What members see'
export const willBe: Record<GiftState, string> = {
  offered: 'Members see it today and can exchange points for it.',
  hidden: 'Members do not see it.',
  coming: 'Members see it from its first day on.',
  over: 'Its last day is over: members do not see it.',
  gone: 'Members see it, and that none is left.',
}
export const conflict = 'Someone else has just changed this gift. It is now:'
export const giveBack = 'Take the exchange back'
export const giveBackNamed = (name: string, reference: string) => `Take the exchange back: ${name} (${reference})`
export const givesBack = (points: number) =>
  `The member gets ${points === 1 ? '1 point' : `${amount(points)} points`} back: to the months they came from, and those that have expired meanwhile to this month.`
export const giveBackCollected = 'The gift was handed out: the piece does not go to other members.'
export const givenBack = (reference: string) =>
  `Exchange ${reference} has been taken back, and the member has the points.`
export const reason = 'Reason'
export const reasonHint = 'It is written into the audit trail for good.'
export const points = 'Points'
export const showPoints = 'Show points'
export const balance = (points: number) => `Points that can be used: ${amount(points)}`
export const ledger = 'Entries of points'
export const noEntries = 'There are no entries yet.'
export const earlier = 'Earlier entries'
export const at = 'When'
export const what = 'What'
export const number = 'Points'
export const month = 'Of the month'
export const why = 'Who and why, or the exchange'
export const kinds: Record<EntryKind, string> = {
  earned: 'Earned by visits',
  redeemed: 'Exchanged for a gift',
  returned: 'Given back',
  corrected: 'Added by staff',
  deducted: 'Taken by staff',
  expired: 'Expired',
}
export const signed = (points: number) => `${points > 0 ? '+' : '−'}${amount(Math.abs(points))}`
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
export const monthWritten = (month: string) => monthName.format(new Date(`${month}-01`))
export const correct = 'Correct points'
export const correctMeans =
  'Points that are added count for this month; points are taken from the oldest first. The member sees it in their record.'
export const direction = 'Add or take'
export const directions = { give: 'Add', take: 'Take' }
export const howMany = 'How many points'
export const howManyHint = 'For example 1.5; two decimals at most.'
export const beforeAndAfter = (before: number, after: number) =>
  `The member has ${amount(before)} now, and ${amount(after)} afterwards.`
export const notSoMany = (balance: number) => `The member has only ${amount(balance)}: that many cannot be taken.`
export const corrected = (balance: number) => `Corrected: the member has ${amount(balance)} points now.`
