import type { ErasedKind } from '@palaestra/contract'
import type { Tables } from '../../database/tables.ts'
import type { Settings } from '../../settings.ts'
import { mostDaysKept } from '../points/year.rules.ts'

const kinds: { [Table in keyof Tables]?: ErasedKind } = {
  applications: 'applications',
  registrations: 'registrations',
  askedIdNumbers: 'registrations',
  supplements: 'changes',
  documentRequests: 'changes',
  appeals: 'changes',
  files: 'pictures',
  letters: 'letters',
  notices: 'letters',
  sessions: 'sessions',
  staffSessions: 'sessions',
  signOns: 'sessions',
  codes: 'secrets',
  links: 'secrets',
  mobileRecoveries: 'secrets',
  solvedCaptchas: 'secrets',
  visits: 'visits',
  gateEvents: 'visits',
  securityLog: 'traces',
  passwordTries: 'traces',
  strangerTries: 'traces',
  knownPlaces: 'traces',
  staffPlaces: 'traces',
  allowances: 'traces',
  mobilesAskedFrom: 'traces',
  smsHours: 'traces',
}

/** What the rows of a table are in the report, by its name in SQL. */
export const kindOf = (table: string): ErasedKind => {
  const name = table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return kinds[name as keyof Tables] ?? 'other'
}

/** How long is kept what the settings decide about, in the order of the report. */
export const keptDays = ({ retention }: Settings): { kind: ErasedKind; days: number }[] => [
  { kind: 'applications', days: retention.rejectedApplications },
  { kind: 'registrations', days: retention.unsentRegistrations },
  { kind: 'changes', days: retention.endedChanges },
  { kind: 'letters', days: retention.sentLetters },
  { kind: 'visits', days: mostDaysKept(retention.visits) },
  { kind: 'traces', days: retention.securityLog },
]
