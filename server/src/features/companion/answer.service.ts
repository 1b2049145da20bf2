import { type CompanionEnd, isAccompanied, Refusal, serviceOfCompanions } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { guardianshipTable } from '../guardianship/guardianship.table.ts'
import { endOf } from './companion.rules.ts'
import { type CompanionRow, companionTable, type NamedCompanion } from './companion.table.ts'
import { answeringFor, sidesOf, tellEach } from './told.service.ts'

type Addressed = CompanionRow & { personId: number }
interface AtDesk {
  memberNumber: string
  id: number
  reason: string
  staffId: number
}

/** Yes, no, and the end, by either side, by staff, and by time. */
export const answerService = (deps: Deps) => {
  const { clock } = deps

  /** Whether a member is the other side: the person, or of a child a guardian. */
  const answersFor = async ({ db }: InTransaction<Deps>, { kind, personId }: Addressed, memberId: number) => {
    if (kind !== 'child') return personId === memberId
    const { idNumber } = await accountTable(db).byId(memberId)
    return guardianshipTable(db).isGuardian(personId, idNumber)
  }

  const tellOfYes = async (deps: InTransaction<Deps>, entry: Addressed) => {
    const { owner, person, ownerName, personName } = await sidesOf(deps, entry)
    const { hotline } = deps.settings
    const { kind } = entry
    await tellEach(deps, [owner], (language) =>
      letters[language].companion.confirmedToOwner(personName(language), kind),
    )
    await tellEach(deps, await answeringFor(deps, entry, person), (language) => {
      const words = letters[language].companion
      const name = ownerName(language)
      if (kind !== 'child') return words.confirmedToPerson(name, { list: kind, hotline })
      return words.confirmedToGuardian({ name, child: personName(language), hotline })
    })
  }

  /** Tells the sides that have not ended it themselves. */
  const tellOfEnd = async (deps: InTransaction<Deps>, entry: Addressed, because: CompanionEnd) => {
    const { owner, person, ownerName, personName } = await sidesOf(deps, entry)
    const { hotline } = deps.settings
    const { kind } = entry
    if (because !== 'owner')
      await tellEach(deps, [owner], (language) => {
        const words = letters[language].companion
        const name = personName(language)
        return because === 'of_age' ? words.ofAge(name) : words.endedToOwner(name, { list: kind, hotline })
      })
    if (because === 'person' || because === 'of_age') return
    const others = (await answeringFor(deps, entry, person)).filter(({ id }) => id !== owner.id)
    await tellEach(deps, others, (language) => {
      const words = letters[language].companion
      const name = ownerName(language)
      if (kind !== 'child') return words.endedToPerson(name, { list: kind, hotline })
      return words.endedToGuardian({ name, child: personName(language), hotline })
    })
  }

  /** Nothing is told of what was never confirmed. Resolves to whether it was still open. */
  const endIt = async (
    deps: InTransaction<Deps>,
    id: number,
    { because, staffId = null }: { because: CompanionEnd; staffId?: number | null },
  ) => {
    const ended = await companionTable(deps.db).end(id, {
      endedAt: clock.now(),
      endedBecause: because,
      endedBy: staffId,
    })
    if (!ended) return false
    const { personId } = ended
    if (ended.confirmedAt !== null && personId !== null) await tellOfEnd(deps, { ...ended, personId }, because)
    return true
  }

  /** @throws companion_gone, of somebody else’s entry as of none */
  const addressedTo = async (deps: InTransaction<Deps>, id: number, memberId: number) => {
    const entry = await companionTable(deps.db).open(id)
    if (!entry || entry.personId === null) throw new Refusal('companion_gone')
    const addressed = { ...entry, personId: entry.personId }
    if (!(await answersFor(deps, addressed, memberId))) throw new Refusal('companion_gone')
    return addressed
  }

  return {
    /**
     * The account of the person is held: whoever is about to lose the child’s guardianship, or the service, comes first or
     * afterwards. @throws companion_gone, companion_too_old, why the service is closed
     */
    confirm: (id: number, memberId: number) =>
      inTransaction(deps, async (deps) => {
        const today = clock.today()
        const { personId } = await addressedTo(deps, id, memberId)
        const person = await accountTable(deps.db).hold(personId)
        const entry = await addressedTo(deps, id, memberId)
        if (entry.kind !== 'child') await standingService(deps).need(serviceOfCompanions[entry.kind], memberId)
        else if (!isAccompanied(today, person.birthDate)) throw new Refusal('companion_too_old')
        const yes = { confirmedAt: clock.now(), confirmedBy: memberId }
        if (!(await companionTable(deps.db).confirm(id, yes, today))) throw new Refusal('companion_gone')
        await tellOfYes(deps, entry)
        return {}
      }),

    /** A no is kept, and who asked is not told of it. @throws companion_gone */
    end: (id: number, memberId: number) =>
      inTransaction(deps, async (deps) => {
        const entry = await companionTable(deps.db).open(id)
        if (entry?.ownerId === memberId) {
          if (!(await endIt(deps, id, { because: 'owner' }))) throw new Refusal('companion_gone')
          return {}
        }
        const { confirmedAt } = await addressedTo(deps, id, memberId)
        const done =
          confirmedAt === null
            ? await companionTable(deps.db).decline(id, clock.now())
            : await endIt(deps, id, { because: 'person' })
        if (!done) throw new Refusal('companion_gone')
        return {}
      }),

    /** @throws not_found */
    async endAtDesk({ memberNumber, id, reason, staffId }: AtDesk) {
      await inTransaction(deps, async (deps) => {
        const member = await accountTable(deps.db).byNumber(memberNumber)
        const entry = await companionTable(deps.db).open(id)
        const isTheirs = member && entry && (entry.ownerId === member.id || entry.personId === member.id)
        if (!isTheirs || !(await endIt(deps, id, { because: 'staff', staffId }))) throw new Refusal('not_found')
        const subject = { kind: 'member' as const, id: String(member.id) }
        await auditService(deps).write({ by: staffId, act: 'companion_ended', subject, detail: reason })
      })
      return {}
    },

    /** What time has ended. Resolves to whether something was. */
    async endOver(entry: NamedCompanion) {
      const because = endOf(entry, clock.today())
      return because !== undefined && inTransaction(deps, (deps) => endIt(deps, entry.id, { because }))
    },
  }
}
