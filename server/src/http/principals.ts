import type { HandOffService, Permission } from '@palaestra/contract'

/** A member who makes a request, as far as the token says. */
export interface MemberPrincipal {
  memberId: number
  /** Stays the same from one token to the next. */
  sessionId: string
  provedAt: Date
  /** Set on hand-off sessions only: the one external service that the session may call; null for a full session. */
  service: HandOffService | null
  /** As it was sent: the next one is made from it. */
  token: string
  /** Time for the next one. */
  renew: boolean
}

/** A member of staff who makes a request. `sessionId` is the hash of the token, never the token. */
export interface StaffPrincipal {
  staffId: number
  sessionId: string
  permissions: readonly Permission[]
}

/** Who has opened a registration. */
export interface RegistrationPrincipal {
  registrationId: number
}

/** Who stands behind a token, for each kind of access. */
export interface Principals {
  member: (token: string) => Promise<MemberPrincipal | undefined>
  staff: (token: string) => Promise<StaffPrincipal | undefined>
  registration: (token: string) => Promise<RegistrationPrincipal | undefined>
}
