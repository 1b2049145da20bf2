import type { Permission } from '@palaestra/contract'
import * as texts from '#texts/frame'
import { maySee, needs } from '../needs.ts'

/** The ways of the desk beside the queue, in their order. What all may read is offered to who works with it: `for`. */
const ways = [
  { to: '/members', name: texts.members },
  { to: '/counter', name: texts.counter },
  { to: '/arrivals', name: texts.arrivals },
  { to: '/pools', name: texts.pools },
  { to: '/classes', name: texts.classes },
  { to: '/timetable', name: texts.timetable },
  { to: '/points', name: texts.points },
  { to: '/gifts', name: texts.gifts },
  { to: '/cashier', name: texts.cashier },
  { to: '/books', name: texts.books },
  { to: '/income', name: texts.income },
  { to: '/closures', name: texts.closures },
  { to: '/gates', name: texts.gates },
  { to: '/ballots', name: texts.ballots },
  { to: '/own-uses', name: texts.ownUses },
  { to: '/figures', name: texts.figures },
  { to: '/fair-use', name: texts.fairUse },
  { to: '/audit', name: texts.audit },
  { to: '/letters', name: texts.letters },
  { to: '/pages', name: texts.pages },
  { to: '/announcements', name: texts.announcements, for: 'content' },
  { to: '/notices', name: texts.notices },
  { to: '/reasons', name: texts.reasons, for: 'content' },
  { to: '/holidays', name: texts.holidays },
  { to: '/erasures', name: texts.erasures },
  { to: '/erasure-requests', name: texts.erasureRequests },
  { to: '/colleagues', name: texts.colleagues },
  { to: '/factor', name: texts.factor },
] as const satisfies { to: string; name: string; for?: Permission }[]

/** What somebody with these permissions is offered. */
export const waysOf = (permissions: readonly Permission[]) =>
  ways.filter((way) => ('for' in way ? permissions.includes(way.for) : maySee(way.to, permissions)))

/** Where somebody begins who has no queue: with what is theirs, and else with what is everybody’s. */
export const firstWayOf = (permissions: readonly Permission[]) => {
  const offered = waysOf(permissions)
  return (offered.find((way) => 'for' in way || way.to in needs) ?? offered[0])?.to ?? '/factor'
}
