import { addDays } from './days.ts'

// Points are whole hundredths, so that a sum has no fraction that a computer cannot keep. What people read is points.

/** What attendance earns (settings), in hundredths. */
export interface Earning {
  /** For each full half hour of one visit. */
  per30Minutes: number
  /** On one day, however long somebody stays. */
  mostADay: number
}

/** One stay at a venue. Who has come and was not seen leaving has no end. */
export interface Stay {
  cameAt: Date
  leftAt: Date | null
}

/** Whole minutes; none of a stay without an end. */
export const minutesOf = ({ cameAt, leftAt }: Stay) =>
  leftAt === null ? 0 : Math.max(0, Math.floor((leftAt.getTime() - cameAt.getTime()) / 60_000))

/**
 * What the visits of one day earn together. It depends on them alone: on no order, and on nothing that came before.
 * Minutes of two visits do not add up to a half hour.
 */
export const worthOfDay = (visits: readonly Stay[], { per30Minutes, mostADay }: Earning) =>
  Math.min(
    mostADay,
    visits.reduce((sum, visit) => sum + Math.floor(minutesOf(visit) / 30) * per30Minutes, 0),
  )

/** A month is written as its first day: `2026-03-01`. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`

export const addMonths = (month: string, months: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The last day on which points of a month are good: the end of so many months after it. */
export const pointsValidUntil = (month: string, months: number) => addDays(addMonths(month, months + 1), -1)

/** A loss of a card, by day: from the report to the swap, the card is a temporary one. */
export interface TemporaryTime {
  reportedOn: string
  closedOn: string | null
}

/** Whether the card was a temporary one for the whole day: then nothing is earned (specification, section 1). */
export const isFrozenOn = (day: string, losses: readonly TemporaryTime[]) =>
  losses.some(({ reportedOn, closedOn }) => reportedOn < day && (closedOn === null || day < closedOn))

/** What is left of the points of one month. */
export interface Lot {
  month: string
  rest: number
}

/** From which months an amount is taken: the oldest first. Nothing comes back where there is not enough. */
export const takenOldestFirst = (lots: readonly Lot[], amount: number) => {
  const taken: { month: string; amount: number }[] = []
  let wanted = amount
  for (const { month, rest } of lots.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
    const part = Math.min(wanted, rest)
    if (part > 0) taken.push({ month, amount: part })
    wanted -= part
  }
  return wanted === 0 ? taken : undefined
}

/** How far an exchange is: what is to be collected, has been, was not in time, or was taken back by staff. */
export const redemptionStates = ['reserved', 'collected', 'missed', 'returned'] as const
export type RedemptionState = (typeof redemptionStates)[number]

/** What an entry of the ledger is. Staff have corrected up, and deducted. */
export const entryKinds = ['earned', 'redeemed', 'returned', 'corrected', 'deducted', 'expired'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What a gift is to members on a day. `gone`: none is left. */
export const giftStates = ['offered', 'hidden', 'coming', 'over', 'gone'] as const
export type GiftState = (typeof giftStates)[number]

/** Whether members see a gift, and from when to when: days that are left open are null. */
export interface GiftOffer {
  offered: boolean
  fromDay: string | null
  untilDay: string | null
}

export const giftStateOn = (
  today: string,
  { offered, fromDay, untilDay, left }: GiftOffer & { left: number },
): GiftState => {
  if (!offered) return 'hidden'
  if (untilDay !== null && untilDay < today) return 'over'
  if (fromDay !== null && today < fromDay) return 'coming'
  return left > 0 ? 'offered' : 'gone'
}

/** The code of a new gift, made of its English name. Empty where that has neither a letter nor a digit. */
export const giftCodeOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '')

/** What somebody has after points are added or, below zero, taken. */
export const balanceAfter = (balance: number, points: number) => Math.round((balance + points) * 100) / 100

/**
 * A number as people type it, with a comma or a point before two digits at most: so `1,000` is never taken for one.
 * Nothing comes back for an empty field; what is no such number is NaN.
 */
export const numberTyped = (text: string) => {
  const tidy = text.trim()
  if (tidy === '') return undefined
  return /^\d+([.,]\d{1,2})?$/.test(tidy) ? Number(tidy.replace(',', '.')) : Number.NaN
}

/** The largest number of points that is written at once. */
export const mostPoints = 100_000

/** Points have no more than two digits. */
export const isInHundredths = (points: number) =>
  Math.abs(points) <= mostPoints && Number.isInteger(Math.round(points * 1e6) / 1e4)

/**
 * Why a line of a file of visits is not taken. `columns`: not as many as the heading, or a quote that does not end;
 * `left_before`: left before coming; `too_long`: more than 16 hours; `future`: has not ended yet; `too_old`: its points
 * would have expired; `overlaps`: somewhere else, or at the same place, at the same time.
 */
export const visitProblems = [
  'columns',
  'member_number',
  'member_unknown',
  'day',
  'time',
  'place',
  'left_before',
  'too_long',
  'future',
  'too_old',
  'overlaps',
] as const
export type VisitProblem = (typeof visitProblems)[number]

/** The columns of a file of visits, as its first line names them, in any order. */
export const visitColumns = ['member_number', 'day', 'came', 'left', 'place'] as const

/** The largest file of visits, in bytes. */
export const visitFileMaximumBytes = 10 * 1024 * 1024
/** The longest stay that is believed, in hours. */
export const longestVisitHours = 16
