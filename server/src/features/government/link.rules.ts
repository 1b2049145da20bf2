import type { IdType } from '@palaestra/contract'

interface Person {
  idType: IdType | null
  idNumber: string | null
  birthDate: string | null
}

const agree = (told: string | null, known: string | null) => told === null || told === known

/**
 * Whether a government account is a member’s own (T-24): its ID number has to be the member’s, and nothing else that
 * the issuer says may speak against it. An account without an ID number can be linked to nobody.
 */
export const isSamePerson = (account: Person, member: Person) =>
  account.idNumber !== null &&
  account.idNumber === member.idNumber &&
  agree(account.idType, member.idType) &&
  agree(account.birthDate, member.birthDate)
