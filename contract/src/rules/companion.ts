import { addYears } from './days.ts'
import type { Service } from './entitlement.ts'

/** The lists of people with whom a member acts: children brought to the pool, players of a team, extra collectors. */
export const companionKinds = ['child', 'player', 'collector'] as const
export type CompanionKind = (typeof companionKinds)[number]

/** How many people one list has at most; those who have still to answer count. The database has a place for each. */
export const companionPlaces: Record<CompanionKind, number> = { child: 6, player: 30, collector: 5 }

/** Days for which a request waits for its answer, and days for which who has said no is not asked by the same member. */
export const companionDays = { toAnswer: 14, afterNo: 90 } as const

/** What the adult is to the child. Of these a guardian alone needs nobody’s word. */
export const childRelations = ['guardian', 'grandparent', 'relative', 'friend', 'carer'] as const
export type ChildRelation = (typeof childRelations)[number]
export const askedRelations = ['grandparent', 'relative', 'friend', 'carer'] as const satisfies readonly ChildRelation[]

/** What ends an entry: either side, the time for an answer, the 13th birthday, the end of a guardianship, or staff. */
export const companionEnds = ['owner', 'person', 'lapsed', 'of_age', 'guardian_ended', 'staff'] as const
export type CompanionEnd = (typeof companionEnds)[number]

/** A player’s number is one of these. */
export const shirtNumbers = { least: 1, most: 99 } as const

/** The first day on which a child accompanies nobody: children are accompanied at 12 or under (services, pools). */
export const accompaniedUntil = (birthDate: string) => addYears(birthDate, 13)
export const isAccompanied = (today: string, birthDate: string) => today < accompaniedUntil(birthDate)

/** The service that a list is part of. */
export const serviceOfCompanions = {
  child: 'companions',
  player: 'players',
  collector: 'collectors',
} as const satisfies Record<CompanionKind, Service>
