import { longestVisitHours, type Stay } from './points.ts'

/** Which way somebody passes. */
export const gateWays = ['in', 'out'] as const
export type GateWay = (typeof gateWays)[number]

/**
 * Why a gate stays closed. `unknown`: the code is of no card in use; `ended`: its minute is over; `passed`: it has let
 * somebody in already; `suspended` and `expired` are of the card; `temporary`: such a card opens the classes alone;
 * `too_early`: what is booked begins later; `unpaid`; `nothing_booked`: here and now, that is.
 */
export const gateNos = [
  'unknown',
  'ended',
  'passed',
  'suspended',
  'expired',
  'temporary',
  'too_early',
  'unpaid',
  'nothing_booked',
] as const
export type GateNo = (typeof gateNos)[number]

/**
 * Why an event that was told afterwards is put aside for the desk. Of these it is not known who passed, and when:
 * `clock_ahead`, `clock_behind`: no clock of ours can be so wrong; `unreadable`, `unknown_key`, `forged`, `over`: the
 * code was none, or not of that moment; `no_card`: of none that there is; `replaced`: of one that had been reported lost
 * by then; `number_taken`: the gate has told another event of this number and day.
 */
const asideUncounted = [
  'clock_ahead',
  'clock_behind',
  'unreadable',
  'unknown_key',
  'forged',
  'over',
  'no_card',
  'replaced',
  'number_taken',
] as const
/** Of these it is known: whoever passed was there, though the portal would not have opened. */
const asideCounted = ['suspended', 'expired', 'temporary', 'too_early', 'unpaid', 'nothing_booked'] as const
export const asideReasons = [...asideUncounted, ...asideCounted] as const
export type AsideReason = (typeof asideReasons)[number]

/** For what a gate opens. */
export const gateKinds = ['booking', 'pool', 'course'] as const
export type GateKind = (typeof gateKinds)[number]

const minute = 60_000
/** By how much the clock of a gate may run ahead; and for how long a gate may have been cut off. */
const [mostAhead, mostBehind] = [5 * minute, 14 * 24 * 60 * minute]

/** What is wrong with the moment of an event that is told now; undefined where nothing is. */
export const clockFault = (at: Date, now: Date): AsideReason | undefined => {
  const age = now.getTime() - at.getTime()
  if (age < -mostAhead) return 'clock_ahead'
  return age > mostBehind ? 'clock_behind' : undefined
}

/** When the day of a venue begins for visits: who leaves after midnight leaves on the day on which they came. */
export const visitsBeginAt = '04:00'

/** Somebody passing the gate of a venue. */
export interface Passing {
  venue: number
  way: GateWay
  at: Date
}
export type GateVisit = Stay & { venue: number }

/** Within so long whoever comes in twice has come once: the first time the gate stood open for nobody. */
const sameEntry = 2 * minute

const inOrder = (one: Passing, other: Passing) =>
  one.at.getTime() - other.at.getTime() ||
  // Of one moment, leaving is before coming: so nobody leaves in the moment in which they came.
  other.way.localeCompare(one.way) ||
  one.venue - other.venue

/**
 * The visits of somebody on one day, by all that is known of their passing. They depend on that alone: on no order in
 * which it became known, and on no copies. Who was not seen leaving, or was seen elsewhere first, has a visit without an
 * end. No two of them overlap.
 */
export const visitsFrom = (passings: readonly Passing[]): GateVisit[] => {
  const visits: GateVisit[] = []
  let here: { venue: number; cameAt: Date } | undefined
  for (const { venue, way, at } of passings.toSorted(inOrder)) {
    if (way === 'out') {
      if (here?.venue !== venue) continue
      const isBelieved = at.getTime() - here.cameAt.getTime() <= longestVisitHours * 60 * minute
      visits.push({ ...here, leftAt: isBelieved ? at : null })
      here = undefined
      continue
    }
    if (here?.venue === venue && at.getTime() - here.cameAt.getTime() <= sameEntry) continue
    // Seen at two venues in one moment: of the first of them nothing is known.
    if (here && here.cameAt.getTime() !== at.getTime()) visits.push({ ...here, leftAt: null })
    here = { venue, cameAt: at }
  }
  if (here) visits.push({ ...here, leftAt: null })
  return visits
}
