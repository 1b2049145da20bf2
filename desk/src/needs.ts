import type { Permission } from '@palaestra/contract'

/**
 * The permissions of which one opens a screen, by its address. What is not named is open to all who work here; from
 * the queue, who has none is led on. The server refuses every call that is not for somebody, whatever stands here.
 */
export const needs = {
  '/application/$reference': ['review'],
  '/change/$reference': ['review'],
  '/documents/$reference': ['review'],
  '/appeal/$reference': ['hold'],
  '/members': ['members'],
  '/counter': ['counter'],
  '/points': ['counter', 'points'],
  '/gifts': ['points'],
  '/arrivals': ['counter'],
  '/pools': ['counter'],
  '/classes': ['attendance'],
  '/class': ['attendance'],
  '/attendance': ['attendance'],
  '/timetable': ['timetable'],
  '/cashier': ['cashier'],
  '/books': ['finance'],
  '/income': ['finance'],
  '/closures': ['facilities'],
  '/gates': ['facilities'],
  '/ballots': ['facilities'],
  '/own-uses': ['facilities'],
  '/figures': ['facilities'],
  '/fair-use': ['hold'],
  '/audit': ['audit'],
  '/letters': ['letters'],
  '/pages': ['content'],
  '/page': ['content'],
  '/notices': ['notices'],
  '/notice': ['notices'],
  '/erasures': ['audit'],
  '/erasure-requests': ['erase'],
  '/colleagues': ['staff'],
} as const satisfies Record<string, readonly Permission[]>

const byAddress: Record<string, readonly Permission[] | undefined> = needs

/** One of these is needed for the screen at an address; none, where it is open to all. */
export const neededAt = (address: string) => byAddress[address] ?? []

/** Whether somebody with these permissions may see the screen at an address. */
export const maySee = (address: string, permissions: readonly Permission[]) => {
  const needed = neededAt(address)
  return needed.length === 0 || needed.some((one) => permissions.includes(one))
}
