import { type desk, foreignNameOf, type Given, needsGuardian, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { auditTable } from '../audit/audit.table.ts'
import { memberTable } from './member.table.ts'
import { pictureService } from './picture.service.ts'
import { keyOf, placeFrom, readMemberSearch } from './search.rules.ts'
import { memberSearch } from './search.table.ts'

const pageSize = 20
/** Audit entries that are shown: the audit trail itself has the rest. */
const historySize = 50

type Found = Reply<typeof desk.member.find>['items'][number]
type Shown = Reply<typeof desk.member.look>

const inList = (member: {
  memberNumber: string
  nameZh: string | null
  surname: string
  firstName: string
  birthDate: string
  activatedAt: Date | null
  held: boolean
}): Found => ({
  memberNumber: member.memberNumber,
  nameZh: member.nameZh,
  namePt: foreignNameOf(member),
  birthDate: member.birthDate,
  active: member.activatedAt !== null,
  held: member.held,
})

const written = (moment: Date | null) => moment?.toISOString() ?? null

type Companion = Awaited<ReturnType<ReturnType<typeof memberTable>['companions']>>[number]
const stateOf = ({ endedAt, confirmedAt, declinedAt }: Companion) => {
  if (endedAt) return 'ended'
  if (confirmedAt) return 'confirmed'
  return declinedAt ? 'declined' : 'waiting'
}
/** An entry as it stands in the file of one of its two sides. */
const companionIn = (entry: Companion, memberId: number): Shown['companions'][number] => {
  const { id, kind, relation, endedBecause, nameZh, surname, firstName } = entry
  return {
    ...{ id, kind, relation, endedBecause, nameZh },
    part: entry.ownerId === memberId ? 'own' : 'of_other',
    memberNumber: entry.memberNumber ?? entry.askedNumber,
    namePt: surname === null || firstName === null ? null : foreignNameOf({ nameZh, surname, firstName }),
    state: stateOf(entry),
    askedAt: entry.askedAt.toISOString(),
    confirmedAt: written(entry.confirmedAt),
    endedAt: written(entry.endedAt),
  }
}

/** Finding members, and the file of one. */
export const fileService = (deps: Deps) => {
  const { db, clock } = deps
  const table = memberTable(db)
  const searching = memberSearch(db)

  return {
    /** @throws invalid_input */
    async find({ search, after }: Given<typeof desk.member.find>['body']) {
      const behind = after === undefined ? undefined : placeFrom(after)
      const wanted = readMemberSearch(search, await searching.wordsIn(search))
      const found = await searching.page(wanted, { behind, today: clock.today() }, pageSize + 1)
      const items = found.slice(0, pageSize)
      const last = items.at(-1)
      return { items: items.map(inList), next: found.length > pageSize && last ? keyOf(last) : null }
    },

    /** Writes down who looks before it returns anything. @throws not_found */
    async look(memberNumber: string, staffId: number): Promise<Shown> {
      const member = await table.byNumber(memberNumber, clock.today())
      if (!member) throw new Refusal('not_found')
      const subject = { kind: 'member' as const, id: String(member.id) }
      const history = await auditTable(db).of(subject, historySize)
      await inTransaction(deps, (deps) =>
        auditService(deps).write({ by: staffId, act: 'looked', subject, detail: 'file' }),
      )
      const card = await table.card(member.id)
      const linkTo = (picture: 'photo' | 'idCopy') =>
        member[picture] === null ? null : pictureService(deps).link({ memberId: member.id, picture, staffId })
      const holds = await table.holds(member.id)
      const consents = await table.consents(member)
      const guardians = await table.guardians(member.id)
      const sessions = await table.sessions(member.id, clock.now())
      const letters = await table.letters(
        member.id,
        [member.email, member.mobile].filter((one) => one !== null),
      )
      return {
        ...member,
        ...inList(member),
        isMinor: needsGuardian(clock.today(), member.birthDate),
        joinedAt: member.joinedAt.toISOString(),
        photo: linkTo('photo'),
        idCopy: linkTo('idCopy'),
        card: card
          ? { kind: card.kind, validUntil: card.validUntil, lostOn: card.lostOn, handedOutAt: written(card.handedAt) }
          : null,
        holds: holds.map(({ name, since, endedAt, ...hold }) => ({
          ...hold,
          since: since.toISOString(),
          endedAt: written(endedAt),
          by: name ?? '',
        })),
        noShows: (await table.noShows(member.id)).map(({ excusedAt, ...one }) => ({
          ...one,
          excusedAt: written(excusedAt),
        })),
        consents: consents.map(({ memberId, memberNumber, state, since, endedAt }) => ({
          part: memberId === member.id ? ('own' as const) : ('child' as const),
          memberNumber,
          state,
          since: since.toISOString(),
          endedAt: written(endedAt),
        })),
        guardians: guardians.map(({ since, endedAt, face, by, byStaff, surname, firstName, nameZh, ...guardian }) => ({
          ...guardian,
          nameZh,
          namePt: surname === null || firstName === null ? null : foreignNameOf({ nameZh, surname, firstName }),
          since: written(since),
          endedAt: written(endedAt),
          faceShown: face !== null,
          by: by ?? '',
          isMine: byStaff === staffId,
        })),
        companions: (await table.companions(member.id)).map((entry) => companionIn(entry, member.id)),
        said: (await table.said(member.id)).map(({ at, ...word }) => ({ ...word, at: at.toISOString() })),
        sessions: sessions.map(({ openedAt, seenAt, ...where }) => ({
          ...where,
          openedAt: openedAt.toISOString(),
          seenAt: seenAt.toISOString(),
        })),
        letters: letters.map(({ writtenAt, sentAt, endedAt, ...letter }) => ({
          ...letter,
          writtenAt: writtenAt.toISOString(),
          sentAt: written(sentAt),
          endedAt: written(endedAt),
        })),
        applications: (await table.applications(member)).map(({ receivedAt, ...one }) => ({
          ...one,
          receivedAt: receivedAt.toISOString(),
        })),
        documentRequests: await table.documentRequests(member.id),
        history: history
          .toReversed()
          .map(({ at, name, act, detail }) => ({ at: at.toISOString(), who: name ?? '', act, detail })),
      }
    },
  }
}
