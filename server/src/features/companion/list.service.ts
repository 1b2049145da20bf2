import {
  accompaniedUntil,
  type api,
  foreignNameOf,
  isAccompanied,
  needsGuardian,
  type Reply,
  serviceOfCompanions,
} from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { consentTable } from '../consent/consent.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { namesOf } from '../guardianship/guardianship.service.ts'
import { guardianshipTable } from '../guardianship/guardianship.table.ts'
import { endOf } from './companion.rules.ts'
import { companionTable, type NamedCompanion } from './companion.table.ts'

type Mine = Reply<typeof api.companion.mine>
type Person = Mine['people'][number]

/** The owner’s names, for the other side. */
const ownerNames = ({ ownerNameZh: nameZh, ownerSurname: surname, ownerFirstName: firstName }: NamedCompanion) => ({
  nameZh,
  namePt: foreignNameOf({ nameZh, surname, firstName }),
})
/** Of the child that an entry is about; null for other kinds. */
const childOf = ({ kind, nameZh, surname, firstName }: NamedCompanion) =>
  kind === 'child' && surname !== null && firstName !== null
    ? { nameZh, namePt: foreignNameOf({ nameZh, surname, firstName }) }
    : null

const knownBy = (enteredBy: string) => ({
  confirmedBy: enteredBy === 'counter' ? ('papers' as const) : ('bureau' as const),
})

const toBeAble = ({ kind, personId }: NamedCompanion) => ({
  id: personId ?? 0,
  service: kind === 'child' ? ('card' as const) : serviceOfCompanions[kind],
})

/** What a member sees of the people around them (R43, R44, R45, R24). */
export const listService = (deps: Deps) => {
  const { db, clock } = deps

  const peopleIn = async (entries: readonly NamedCompanion[]) => {
    const confirmed = entries.filter(({ confirmedAt }) => confirmedAt !== null)
    const able = await standingService(deps).able(confirmed.map(toBeAble))
    return entries.map((entry): Person => {
      const { id, kind, relation, shirt, confirmedAt, birthDate, answerUntil } = entry
      const isConfirmed = confirmedAt !== null
      const ends = kind === 'child' && birthDate !== null ? accompaniedUntil(birthDate) : null
      return {
        ...{ id, kind, relation, shirt, memberNumber: entry.askedNumber },
        ...(isConfirmed ? namesOf(entry) : { nameZh: null, namePt: null }),
        state: isConfirmed ? 'confirmed' : 'waiting',
        askedAt: entry.askedAt.toISOString(),
        until: isConfirmed ? ends : answerUntil,
        able: isConfirmed ? able(toBeAble(entry)) : null,
      }
    })
  }

  /** Children and guardians as the bureau, or papers, have confirmed them, with the word on online payment beside. */
  const familyOf = async (me: { id: number; idNumber: string; birthDate: string }, people: readonly Person[]) => {
    const today = clock.today()
    const family: Mine['family'] = []
    for (const { birthDate, memberNumber, state, enteredBy, knownSince, ...names } of await guardianshipTable(
      db,
    ).childrenOf(me.idNumber)) {
      if (!needsGuardian(today, birthDate)) continue
      const isListed = people.some((one) => one.kind === 'child' && one.memberNumber === memberNumber)
      const accompanying = isListed ? 'listed' : isAccompanied(today, birthDate) ? 'possible' : 'too_old'
      const known = { ...knownBy(enteredBy), since: knownSince.toISOString(), consent: state }
      family.push({
        part: 'child',
        memberNumber,
        ...namesOf(names),
        ...known,
        accompanying,
        idNumberEnd: names.idNumber.slice(-3),
      })
    }
    if (!needsGuardian(today, me.birthDate)) return family
    const consent = (await consentTable(db).of(me.id))?.state ?? null
    for (const { guardianIdNumber, since, endedAt, enteredBy, ...names } of await guardianshipTable(db).history(
      me.id,
    )) {
      if (since === null || endedAt !== null) continue
      const known = { ...knownBy(enteredBy), since: since.toISOString() }
      const end = { idNumberEnd: guardianIdNumber.slice(-3), consent, memberNumber: null, accompanying: null }
      family.push({ part: 'guardian', ...namesOf(names), ...known, ...end })
    }
    return family
  }

  return {
    async mine(memberId: number): Promise<Mine> {
      const today = clock.today()
      const stands = (entry: NamedCompanion) => endOf(entry, today) === undefined
      const me = await accountTable(db).byId(memberId)
      const people = await peopleIn((await companionTable(db).ofOwner(memberId)).filter(stands))
      const others = (await companionTable(db).aboutMember(me)).filter(stands)
      const asked = others.filter(({ confirmedAt, declinedAt }) => confirmedAt === null && declinedAt === null)
      return {
        family: await familyOf(me, people),
        people,
        asks: asked.map((entry) => ({
          ...{ id: entry.id, kind: entry.kind, relation: entry.relation, until: entry.answerUntil },
          ...ownerNames(entry),
          child: childOf(entry),
        })),
        standsWith: others.flatMap((entry) =>
          entry.confirmedAt === null
            ? []
            : [
                {
                  ...{ id: entry.id, kind: entry.kind, relation: entry.relation },
                  ...ownerNames(entry),
                  child: childOf(entry),
                  since: entry.confirmedAt.toISOString(),
                },
              ],
        ),
      }
    },
  }
}
