import type { Permission } from '@palaestra/contract'
import * as texts from '#texts/frame'

/** The ways of the desk beside the queue, in their order. Without `needs` they are open to all who work here. */
const ways = [
  { to: '/members', name: texts.members, needs: ['members'] },
  { to: '/counter', name: texts.counter, needs: ['counter'] },
  { to: '/points', name: texts.points, needs: ['counter', 'points'] },
  { to: '/gifts', name: texts.gifts, needs: ['points'] },
  { to: '/audit', name: texts.audit, needs: ['audit'] },
  { to: '/letters', name: texts.letters, needs: ['letters'] },
  { to: '/pages', name: texts.pages, needs: ['content'] },
  { to: '/announcements', name: texts.announcements, needs: ['content'] },
  { to: '/notices', name: texts.notices, needs: ['notices'] },
  { to: '/reasons', name: texts.reasons, needs: ['content'] },
  { to: '/holidays', name: texts.holidays },
  { to: '/erasures', name: texts.erasures, needs: ['audit'] },
  { to: '/erasure-requests', name: texts.erasureRequests, needs: ['erase'] },
  { to: '/colleagues', name: texts.colleagues, needs: ['staff'] },
  { to: '/factor', name: texts.factor },
] as const satisfies { to: string; name: string; needs?: readonly Permission[] }[]

/** What somebody with these rights is offered. One of those that a way needs is enough. */
export const waysOf = (permissions: readonly Permission[]) =>
  ways.filter((way) => !('needs' in way) || way.needs.some((one) => permissions.includes(one)))

/** Where somebody begins who has no queue: with what is theirs, and else with what is everybody’s. */
export const firstWayOf = (permissions: readonly Permission[]) => {
  const offered = waysOf(permissions)
  return (offered.find((way) => 'needs' in way) ?? offered[0])?.to ?? '/factor'
}
