import { foreignNameOf, type IdType } from '@palaestra/contract'
import type { Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { governmentLinkTable } from '../features/government/link.table.ts'
import { people } from './people.ts'
import { strangers } from './strangers.ts'

interface Citizen {
  idType: IdType
  idNumber: string
  nameZh: string | null
  surname: string
  firstName: string
  birthDate: string
}

/** A government account of the demonstration, with the claims that it gives the portal. */
export interface SandboxAccount {
  subject: string
  name: string
  idType: IdType
  idNumber: string
  birthDate: string
  /** The person in the demonstration: a member, by username; one who is linked from the beginning; or nobody yet. */
  member: string | null
  linked: boolean
}

const account = (
  subject: string,
  { idType, idNumber, birthDate, ...names }: Citizen,
  { member = null as string | null, linked = false } = {},
): SandboxAccount => ({
  subject,
  name: names.nameZh ?? foreignNameOf(names),
  idType,
  idNumber,
  birthDate,
  member,
  linked,
})

/** The accounts at the sandbox issuer. As with a real issuer, the subjects say nothing of a person. */
export const governmentAccounts: readonly SandboxAccount[] = [
  account('g-7f3a91', people.adult, { member: people.adult.username }),
  account('g-2c08d4', people.portuguese, { member: people.portuguese.username }),
  account('g-95be67', people.english, { member: people.english.username }),
  account('g-41d2f0', people.worker, { member: people.worker.username, linked: true }),
  account('g-b86c35', strangers.chineseWoman),
]

/** Links the accounts that are linked from the beginning; one that a member has unlinked stays unlinked. */
export const seatGovernmentLinks = async ({ db, clock }: Uses<'clock'>, issuer: string) => {
  for (const { subject, member, linked } of governmentAccounts) {
    if (!linked || !member) continue
    const found = await accountTable(db).activated('username', member)
    if (!found || (await governmentLinkTable(db).everHad(found.id))) continue
    await governmentLinkTable(db).add({
      memberId: found.id,
      issuer,
      subject,
      linkedFrom: 'account',
      linkedAt: clock.now(),
    })
  }
}
