import { constant, foreignNameOf, type Locale, needsGuardian, problemsOfGuardian, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { consentService, nameIn } from '../consent/consent.service.ts'
import { consentTable } from '../consent/consent.table.ts'
import { letterService, type Say } from '../letter/letter.service.ts'
import { guardianTable } from './guardian.table.ts'
import { type Guardianship, guardianshipTable } from './guardianship.table.ts'

interface Person {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
}
interface Joined {
  memberId: number
  /** The face is null of who has come to the counter: the first authorisation asks for it. */
  guardian: Person & { face: 'same' | 'unsure' | null }
  onlinePayment: boolean
}
type Entered = Pick<Guardianship, 'relation' | 'enteredBy' | 'byMember' | 'byStaff' | 'papers'> & {
  guardian: Person
  /** A second person of the staff has to confirm it. */
  waits: boolean
}

/** A field of the form, said of a person. */
export const asEntries = ({ idNumber, birthDate, gender }: Person) => ({
  guardianIdNumber: idNumber,
  guardianBirthDate: birthDate,
  guardianGender: gender,
})

/** Who is whose guardian: begun, confirmed, ended, and handed over at 18. The caller holds the child’s account. */
export const guardianshipService = (deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>) => {
  const { db, clock } = deps
  const consent = consentService(deps)
  const table = guardianshipTable(db)

  /** Tells a child and the people around it, each in their language. Who is no member cannot be told. */
  const tell = async (member: Member | undefined, say: Say) => {
    if (member) await letterService(deps).notifyOnce(member, { kind: 'notice', say })
  }

  /** What a reader calls a guardian: by name, or by the end of the ID number where the portal knows no name. */
  const called = (language: Locale, idNumber: string, member: Member | undefined) =>
    member ? nameIn(language, member) : letters[language].guardianship.unnamed(idNumber.slice(-3))

  /** Tells everybody around a child that one has come, or gone. */
  const tellFamily = async (child: Member, idNumber: string, what: 'added' | 'ended') => {
    const { hotline } = deps.settings
    const words = (language: Locale) => letters[language].guardianship
    const guardian = await accountTable(db).byIdNumber(idNumber)
    await tell(child, (language) => words(language)[`${what}ToChild`](called(language, idNumber, guardian), hotline))
    await tell(guardian, (language) => words(language)[`${what}ToGuardian`](nameIn(language, child), hotline))
    for (const { guardianIdNumber, since } of await table.open(child.id)) {
      if (guardianIdNumber === idNumber || since === null) continue
      const other = await accountTable(db).byIdNumber(guardianIdNumber)
      await tell(other, (language) => {
        const between = { name: called(language, idNumber, guardian), child: nameIn(language, child) }
        return words(language)[`${what}ToOther`](between, hotline)
      })
    }
  }

  const takesEffect = async (child: Member, idNumber: string) => {
    // The word that another has given stays as it is.
    if (!(await consentTable(db).of(child.id)))
      await consent.begin({ memberId: child.id, onlinePayment: false, proof: 'counter' })
    await tellFamily(child, idNumber, 'added')
    await consent.askGuardian(child.id, idNumber)
  }

  return {
    /** The guardian of a new member, as the application has them: confirmed by the bureau, and there in person. */
    async begin({ memberId, guardian, onlinePayment }: Joined) {
      const child = await accountTable(db).byId(memberId)
      if (!needsGuardian(clock.today(), child.birthDate)) return
      const now = clock.now()
      const { face, ...person } = guardian
      await guardianTable(db).know({ ...person, ...(face && { face, faceShownAt: now }) })
      const by = { enteredBy: 'application', byMember: null, byStaff: null, papers: null, relation: null } as const
      const row = { childId: memberId, guardianIdNumber: guardian.idNumber, ...by, enteredAt: now, since: now }
      await table.add(row, constant.guardiansOfAMinor)
      await consent.begin({ memberId, onlinePayment, proof: 'application' })
    },

    /**
     * Says no before anybody else is asked. @throws consent_not_needed, guardian_is_applicant, guardian_not_adult,
     * guardian_already, guardians_full
     */
    async refuseWrong(child: Pick<Member, 'id' | 'idNumber' | 'birthDate'>, guardian: Person) {
      const today = clock.today()
      if (!needsGuardian(today, child.birthDate)) throw new Refusal('consent_not_needed')
      const problems = problemsOfGuardian(today, { ...child, ...asEntries(guardian) })
      const [problem] = Object.values(problems)
      if (problem) throw new Refusal(problem, problems)
      const open = await table.open(child.id)
      if (open.some(({ guardianIdNumber }) => guardianIdNumber === guardian.idNumber))
        throw Refusal.at('guardianIdNumber', 'guardian_already')
      if (open.length >= constant.guardiansOfAMinor) throw new Refusal('guardians_full')
    },

    /** Adds one more, after `refuseWrong`. @throws guardians_full */
    async enter(child: Member, { guardian, waits, ...by }: Entered) {
      await guardianTable(db).know(guardian)
      const now = clock.now()
      const row = { childId: child.id, guardianIdNumber: guardian.idNumber, ...by, enteredAt: now }
      if (!(await table.add({ ...row, since: waits ? null : now }, constant.guardiansOfAMinor)))
        throw new Refusal('guardians_full')
      if (!waits) await takesEffect(child, guardian.idNumber)
    },

    /** Resolves to nothing where it does not wait to be confirmed. */
    async confirm(child: Member, id: number, staffId: number) {
      const confirmed = await table.confirm(id, child.id, { since: clock.now(), confirmedBy: staffId })
      if (confirmed) await takesEffect(child, confirmed.guardianIdNumber)
      return confirmed
    },

    /** One that only waits to be confirmed was never told of. */
    async end(child: Member, { id, guardianIdNumber, since }: Guardianship, staffId: number) {
      const endedBecause = since === null ? 'not_confirmed' : 'staff'
      await consentTable(db).hold(child.id)
      await table.end(id, { endedAt: clock.now(), endedBecause, endedBy: staffId })
      if (since === null) return
      await consent.endLink(child.id, guardianIdNumber)
      await tellFamily(child, guardianIdNumber, 'ended')
      const guardian = await accountTable(db).byIdNumber(guardianIdNumber)
      await consent.guardianEnded(child.id, guardian?.id ?? null)
    },

    /** At 18: what others could decide is the member’s own from now on. Both sides are told, once. */
    async handOver(memberId: number) {
      const child = await accountTable(db).hold(memberId)
      const guardians = (await table.open(memberId)).filter(({ since }) => since !== null)
      if (!(await consent.end(memberId))) return
      await table.endAll(memberId, { endedAt: clock.now(), endedBecause: 'of_age', endedBy: null })
      await tell(child, (language) => letters[language].guardianship.handedOverToMember)
      for (const { guardianIdNumber } of guardians)
        await tell(await accountTable(db).byIdNumber(guardianIdNumber), (language) =>
          letters[language].guardianship.handedOverToGuardian(nameIn(language, child)),
        )
    },
  }
}

/** The name of a member in a list; nulls for somebody who is none. */
export const namesOf = (person: { nameZh: string | null; surname: string | null; firstName: string | null }) => {
  const { nameZh, surname, firstName } = person
  if (surname === null || firstName === null) return { nameZh: null, namePt: null }
  return { nameZh, namePt: foreignNameOf({ nameZh, surname, firstName }) }
}
