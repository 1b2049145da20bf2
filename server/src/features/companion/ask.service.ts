import {
  addDays,
  type ChildRelation,
  type CompanionKind,
  companionDays,
  companionPlaces,
  isAccompanied,
  Refusal,
  serviceOfCompanions,
} from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { guardianshipTable } from '../guardianship/guardianship.table.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { asksOf } from './companion.limits.ts'
import { freePlace } from './companion.rules.ts'
import { companionTable } from './companion.table.ts'
import { answeringFor, sidesOf, tellEach } from './told.service.ts'

interface Asked {
  memberNumber: string
  relation: ChildRelation | null
  shirt: number | null
  kind: CompanionKind
}

/** What the owner of a list does about it. Their account is held: of two changes at once the second sees the first. */
export const askService = (deps: Deps) => {
  const { clock } = deps

  /** The member’s own child of this number; undefined for any other number. */
  const ownChild = async ({ db }: InTransaction<Deps>, owner: Member, memberNumber: string) => {
    const found = await accountTable(db).byNumber(memberNumber)
    if (!found || !(await guardianshipTable(db).isGuardian(found.id, owner.idNumber))) return undefined
    return accountTable(db).byId(found.id)
  }

  /** A list entry that its owner may change. @throws companion_gone */
  const own = async (
    { db }: InTransaction<Deps>,
    { id, ownerId, kind }: { id: number; ownerId: number; kind: CompanionKind },
  ) => {
    await accountTable(db).hold(ownerId)
    const found = await companionTable(db).open(id)
    if (!found || found.ownerId !== ownerId || found.kind !== kind) throw new Refusal('companion_gone')
    return found
  }

  const refuseTaken = (list: readonly { id: number; shirt: number | null }[], shirt: number | null, id?: number) => {
    if (shirt !== null && list.some((one) => one.shirt === shirt && one.id !== id))
      throw Refusal.at('shirt', 'shirt_taken')
  }

  const ask = (asked: Asked, ownerId: number) =>
    rateLimitService(deps).whileDoing(asksOf(ownerId), () =>
      inTransaction(deps, async (deps) => {
        const { kind, memberNumber, shirt } = asked
        const owner = await accountTable(deps.db).hold(ownerId)
        await standingService(deps).need(serviceOfCompanions[kind], ownerId)
        if (memberNumber === owner.memberNumber) throw Refusal.at('memberNumber', 'companion_self')
        const today = clock.today()
        await companionTable(deps.db).lapse(ownerId, today, clock.now())
        const list = await companionTable(deps.db).inList(ownerId, kind)
        if (list.some(({ askedNumber }) => askedNumber === memberNumber))
          throw Refusal.at('memberNumber', 'companion_already')
        refuseTaken(list, shirt)
        const place = freePlace(list, companionPlaces[kind])
        if (place === undefined) throw new Refusal('companions_full')
        const child = kind === 'child' ? await ownChild(deps, owner, memberNumber) : undefined
        if (asked.relation === 'guardian' && !child) throw Refusal.at('relation', 'not_the_guardian')
        // That of one’s own child is no secret.
        if (child && !isAccompanied(today, child.birthDate)) throw Refusal.at('memberNumber', 'companion_too_old')
        const askedAt = clock.now()
        const { id } = await companionTable(deps.db).add({
          ...{ kind, ownerId, place, shirt, askedAt, askedNumber: memberNumber },
          relation: child ? 'guardian' : asked.relation,
          personId: child?.id ?? null,
          answerUntil: addDays(today, companionDays.toAnswer),
          confirmedAt: child ? askedAt : null,
          confirmedBy: child ? ownerId : null,
        })
        if (!child) await deps.jobs.add(deps.db, { name: 'companion.lookUp', data: { id } })
        return {}
      }),
    )

  return {
    /**
     * One’s own child stands in the list at once; any other once a guardian has said yes.
     * @throws why the service is closed, companion_self, companion_already, companions_full, not_the_guardian,
     * companion_too_old, too_many
     */
    child: ({ memberNumber, relation }: { memberNumber: string; relation: ChildRelation }, ownerId: number) =>
      ask({ kind: 'child', memberNumber, relation, shirt: null }, ownerId),

    /** @throws why the service is closed, companion_self, companion_already, companions_full, shirt_taken, too_many */
    member: (asked: Omit<Asked, 'relation'>, ownerId: number) => ask({ ...asked, relation: null }, ownerId),

    /** The guardians who were told otherwise are told. @throws companion_gone */
    editChild: ({ id, relation }: { id: number; relation: ChildRelation }, ownerId: number) =>
      inTransaction(deps, async (deps) => {
        const entry = await own(deps, { id, ownerId, kind: 'child' })
        // A guardian is what the register says.
        if (entry.relation === 'guardian') throw new Refusal('companion_gone')
        await companionTable(deps.db).change(id, { relation })
        const { personId, declinedAt } = entry
        if (personId === null || declinedAt !== null || entry.relation === relation) return {}
        const { person, ownerName, personName } = await sidesOf(deps, { ownerId, personId })
        await tellEach(deps, await answeringFor(deps, entry, person), (language) => {
          const about = { name: ownerName(language), child: personName(language), relation }
          return letters[language].companion.relationChanged(about, deps.settings.hotline)
        })
        return {}
      }),

    /** @throws companion_gone, shirt_taken */
    editPlayer: ({ id, shirt }: { id: number; shirt: number | null }, ownerId: number) =>
      inTransaction(deps, async (deps) => {
        await own(deps, { id, ownerId, kind: 'player' })
        refuseTaken(await companionTable(deps.db).inList(ownerId, 'player'), shirt, id)
        await companionTable(deps.db).change(id, { shirt })
        return {}
      }),
  }
}
