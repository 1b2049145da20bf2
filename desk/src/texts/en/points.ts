import type { RedemptionState, VisitProblem } from '@palaestra/contract'

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
