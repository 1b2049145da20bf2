import type { IdType } from '@palaestra/contract'

interface Person {
  idType: IdType | null
  idNumber: string | null
  birthDate: string | null
}

const agree = (claimed: string | null, known: string | null) => claimed === null || claimed === known

/**
 * Tells whether a government account is the member’s own (T-24): its ID number equals the member’s, and no other
 * detail from the issuer differs. An account without an ID number can be linked to nobody.
 */
export const isSamePerson = (account: Person, member: Person) =>
  account.idNumber !== null &&
  account.idNumber === member.idNumber &&
  agree(account.idType, member.idType) &&
  agree(account.birthDate, member.birthDate)
