import { addDays, type CompanionKind, companionDays, isAccompanied } from '@palaestra/contract'
import type { NoTx } from '../database/database.ts'
import type { Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { companionTable } from '../features/companion/companion.table.ts'
import { people } from './people.ts'

/** Of the household, the child who may still be accompanied; a guardian has said yes. */
const child = { idNumber: '12345749' }

interface Seat {
  kind: CompanionKind
  person: { idNumber: string }
  /** Who has said yes; left out for who still has to answer. */
  by?: { idNumber: string }
  shirt?: number
}
const seats: readonly Seat[] = [
  { kind: 'child', person: child, by: people.guardian },
  { kind: 'player', person: people.worker, by: people.worker, shirt: 7 },
  { kind: 'player', person: people.permitHolder, shirt: 10 },
  { kind: 'collector', person: people.withoutMobile, by: people.withoutMobile },
]

/**
 * Fills the three lists of one member: a child of friends, two players of whom one still has to answer, and somebody who
 * collects. Once: what was removed stays away, and a child who has grown up is not listed.
 */
export const seatCompanions = async ({ db, clock }: Uses<'clock', NoTx>) => {
  const owner = await accountTable(db).byIdNumber(people.portuguese.idNumber)
  if (!owner) return
  const before = db.selectFrom('companions').select('id').where('ownerId', '=', owner.id).limit(1)
  if (await before.executeTakeFirst()) return
  const [today, now] = [clock.today(), clock.now()]
  const taken = new Map<CompanionKind, number>()
  for (const { kind, person, by, shirt = null } of seats) {
    const member = await accountTable(db).byIdNumber(person.idNumber)
    const answering = by && (await accountTable(db).byIdNumber(by.idNumber))
    if (!member || (by && !answering) || (kind === 'child' && !isAccompanied(today, member.birthDate))) continue
    const place = (taken.get(kind) ?? 0) + 1
    taken.set(kind, place)
    await companionTable(db).add({
      ...{ kind, ownerId: owner.id, place, askedNumber: member.memberNumber, personId: member.id, shirt },
      relation: kind === 'child' ? 'friend' : null,
      ...{ askedAt: now, answerUntil: addDays(today, companionDays.toAnswer) },
      ...(answering ? { confirmedAt: now, confirmedBy: answering.id } : { confirmedAt: null, confirmedBy: null }),
    })
  }
}
