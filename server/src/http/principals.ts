import type { HandOffService, LoginStage, Permission, Refusal } from '@palaestra/contract'

/** A member who makes a request, as far as the token says. */
export interface MemberPrincipal {
  memberId: number
  /** The same for all tokens of one session. */
  sessionId: string
  provedAt: Date
  /** What the last proof in this session was; null while there is none. */
  provedBy: 'password' | 'code' | null
  /** Set on hand-off sessions only: the one external service that the session may call; null for a full session. */
  service: HandOffService | null
  /** Whether terms that have changed are to be agreed to before anything else. */
  termsOwed: boolean
  /** The token of the request: the next one is derived from it. */
  token: string
  /** True when the browser should fetch the next token. */
  renew: boolean
}

/** A member of staff who makes a request. `sessionId` is the hash of the token, never the token. */
export interface StaffPrincipal {
  staffId: number
  sessionId: string
  permissions: readonly Permission[]
  /** Before the second factor is set up that the portal asks for, only the calls for that are open. */
  stage: Exclude<LoginStage, 'code'>
}

/** The holder of an open registration. */
export interface RegistrationPrincipal {
  registrationId: number
}

/** A gate that makes a request: it knows of one venue alone, or of one pool of it. */
export interface GatePrincipal {
  gateId: number
  venueId: number
  poolId: number | null
}

/** Finds the principal of a token, for each kind of access. */
export interface Principals {
  member: (token: string) => Promise<MemberPrincipal | undefined>
  staff: (token: string) => Promise<StaffPrincipal | undefined>
  registration: (token: string) => Promise<RegistrationPrincipal | undefined>
  gate: (key: string) => Promise<GatePrincipal | undefined>
  /** What to say to a member without a fresh proof. */
  proofMissing: (memberId: number) => Promise<Refusal>
}
