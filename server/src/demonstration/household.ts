import { addDays, addYears, cardValidUntil, constant, memberNumberFrom } from '@palaestra/contract'
import { onlineCardNotice } from '../content/pages/templates.ts'
import type { NoTx } from '../database/database.ts'
import type { Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { cardTable, newReference } from '../features/card/card.table.ts'
import { noticeTable } from '../features/entitlement/notice.table.ts'
import type { IdentityDocument } from '../ports/identity.ts'
import type { BureauRecord } from './bureau.ts'
import { photographed } from './families.ts'
import { common, demonstrationPassword, people, seatConsent, seatGuardian } from './people.ts'

/** Days until the eldest comes of age: soon enough to be seen. */
const daysUntilOfAge = 3

const home = { area: 'nsf', address: 'Rua da Pérola Oriental, 61, 9.º C', language: 'zh' } as const

const { look: _, ...mother } = photographed.mother

/** The family of `people.guardian` and `people.minor`: the mother, and two more children, the eldest nearly of age. */
const membersOf = (today: string) => ({
  mother: {
    ...{ ...common, ...home, ...mother, username: 'sokieng', email: 'sokieng@example.mo', mobile: '66120013' },
  },
  brother: {
    ...{ ...common, ...home, username: 'lokin', idNumber: '12345749', nameZh: '吳樂言', surname: 'Ng' },
    ...{ firstName: 'Lok In', birthDate: '2016-04-03', email: 'lokin@example.mo', mobile: '66120014' },
    gender: 'male',
  } as const,
  eldest: {
    ...{ ...common, ...home, username: 'lokcheng', idNumber: '12345757', nameZh: '吳樂晴', surname: 'Ng' },
    ...{ firstName: 'Lok Cheng', email: 'lokcheng@example.mo', mobile: '66120015' },
    birthDate: addDays(addYears(today, -constant.adultAge), daysUntilOfAge),
  },
})

interface Register {
  put(record: BureauRecord): Promise<unknown>
  putRelation(child: IdentityDocument, guardian: IdentityDocument): Promise<unknown>
}

/**
 * Seats a family of two parents and three children, each of whom is a member. The father has added the mother, who has
 * not shown her face yet. Existing members stay as they are.
 */
export const seatHousehold = async (deps: Uses<'clock' | 'passwords', NoTx>, register: Register) => {
  const { db, clock, passwords } = deps
  const members = membersOf(clock.today())
  const { brother, eldest } = members
  const father = await accountTable(db).activated('username', people.guardian.username)
  if (!father || (await accountTable(db).has('username', members.mother.username))) return
  const passwordHash = await passwords.hash(demonstrationPassword)
  const ids = new Map<string, number>()
  for (const [place, person] of Object.values(members).entries()) {
    const joined = { passwordHash, activatedAt: clock.now(), joinedAt: clock.now() }
    const { id } = await accountTable(db).add({ ...person, ...joined, memberNumber: memberNumberFrom(10_100 + place) })
    const validUntil = cardValidUntil(clock.today(), person)
    const qrReference = newReference()
    await cardTable(db).add({ memberId: id, kind: 'permanent', qrReference, validUntil })
    await noticeTable(db).accept(id, onlineCardNotice.updatedOn, clock.now())
    ids.set(person.username, id)
    const { idType, idNumber, nameZh, surname, firstName, gender, birthDate, documentExpiry } = person
    const name = { idType, idNumber, nameZh, surname, firstName }
    // The bureau has the mother already, with her photo.
    if (idNumber !== mother.idNumber) await register.put({ ...name, gender, birthDate, documentExpiry, photo: null })
  }
  const idOf = (username: string) => ids.get(username) ?? 0
  for (const child of [brother, eldest]) {
    const id = idOf(child.username)
    await seatGuardian(deps, id, people.guardian)
    await seatGuardian(deps, id, mother, father.id)
    await seatConsent(deps, id, child.birthDate)
  }
  for (const child of [brother, eldest, people.minor])
    for (const parent of [mother, people.guardian]) await register.putRelation(child, parent)
}
