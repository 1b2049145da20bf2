import type { NoTx } from '../database/database.ts'
import type { Uses } from '../deps.ts'
import { staffTable } from '../features/staff/staff.table.ts'
import { staffLinkTable } from '../features/staffSignOn/staffLink.table.ts'
import { type StaffName, staff } from './staff.ts'

/** A work account of the demonstration, at the same sandbox as the government accounts. */
export interface SandboxColleague {
  subject: string
  name: string
  /** What the issuer says of their work; nothing, until a portal asks for it. */
  groups: string[]
  /** Whether they have signed in with a second factor. */
  secondFactor: boolean
  /** Who they are at the desk, by username; null for who is not known there yet. */
  colleague: string | null
}

const known = (subject: string, name: StaffName, secondFactor: boolean): SandboxColleague => ({
  subject,
  name: staff[name].name,
  groups: [`desk-${name}`],
  secondFactor,
  colleague: staff[name].username,
})

/** As with a real issuer, the subjects say nothing of a person. */
export const workAccounts: readonly SandboxColleague[] = [
  known('w-31c7e0', 'senior', true),
  known('w-8ad215', 'reviewer', true),
  known('w-5e72b9', 'counter', false),
  {
    subject: 'w-f4096b',
    name: 'Ho Pui Shan 何佩珊',
    groups: ['desk-reviewer'],
    secondFactor: true,
    colleague: null,
  },
]

/** The words of RFC 8176 for how they have signed in. */
export const methodsOf = ({ secondFactor }: Pick<SandboxColleague, 'secondFactor'>) =>
  secondFactor ? ['pwd', 'otp', 'mfa'] : ['pwd']
export const contextOf = ({ secondFactor }: Pick<SandboxColleague, 'secondFactor'>) =>
  `https://sandbox.example/${secondFactor ? 'two-factors' : 'password'}`

/** Links the accounts in a demonstration without any: what was linked or undone since stays as it is. */
export const seatWorkLinks = async ({ db, clock }: Uses<'clock', NoTx>, issuer: string) => {
  if (await staffLinkTable(db).any()) return
  for (const { subject, colleague } of workAccounts) {
    const found = colleague && (await staffTable(db).byUsername(colleague))
    if (found) await staffLinkTable(db).add({ staffId: found.id, issuer, subject, linkedAt: clock.now() })
  }
}
