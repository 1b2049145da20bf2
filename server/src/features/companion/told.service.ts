import type { Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { nameIn } from '../consent/consent.service.ts'
import { consentTable } from '../consent/consent.table.ts'
import { type Contacts, letterService, type Say } from '../letter/letter.service.ts'

/** Those who answer for an entry: the person, or of a child all its guardians who have an online account. */
export const answeringFor = async (
  { db }: Uses,
  { kind }: { kind: string },
  person: Contacts & { id: number },
): Promise<(Contacts & { id: number })[]> => {
  if (kind !== 'child') return [person]
  return (await consentTable(db).guardiansOf(person.id)).flatMap(({ id, language, mobileConfirmed, email, mobile }) =>
    id === null || language === null
      ? []
      : [{ id, email, mobile, mobileConfirmed: mobileConfirmed ?? false, language }],
  )
}

/** Tells each of them in their own language; by e-mail, or by text message where there is none. */
export const tellEach = async (
  deps: Uses<'clock' | 'keys' | 'origin' | 'settings', Tx>,
  people: readonly Contacts[],
  say: Say,
) => {
  for (const one of people) await letterService(deps).notifyOnce(one, { kind: 'notice', say })
}

/** The owner and the person of an entry, with what each is called in a language. */
export const sidesOf = async ({ db }: Uses, { ownerId, personId }: { ownerId: number; personId: number }) => {
  const called = (member: Member) => (language: Locale) => nameIn(language, member)
  const owner = await accountTable(db).byId(ownerId)
  const person = await accountTable(db).byId(personId)
  return { owner, person, ownerName: called(owner), personName: called(person) }
}
