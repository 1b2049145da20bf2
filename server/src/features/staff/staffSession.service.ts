import { type LoginStage, permissionsOf, type StaffProof } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import type { StaffPrincipal } from '../../http/principals.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { challengeSeconds } from './factor/passkey.rules.ts'
import { type ChallengePurpose, type StaffBeginning, staffSessionTable } from './staffSession.table.ts'

/** Seconds: a session ends after half an hour without a call, and after twelve hours in any case. */
const idle = 30 * minute
const longest: Record<LoginStage, number> = { code: 10 * minute, enrolment: 30 * minute, desk: 12 * hour }

/** What a session opens, what it began with, and what was proved for it. */
interface Opening {
  stage: LoginStage
  beganBy: StaffBeginning
  provedBy: StaffProof
}

/** A session, and whose it is. */
export type OwnSession = Pick<StaffPrincipal, 'staffId' | 'sessionId'>

export const staffSessionService = ({ db, clock }: Uses<'clock'>) => ({
  /** The token is told once and kept as a hash. */
  async open(staffId: number, { stage, ...how }: Opening) {
    const token = newToken()
    const now = clock.now()
    const session = { tokenHash: hashOfToken(token), staffId, openedAt: now, seenAt: now, enrolling: null }
    await staffSessionTable(db).add({ ...session, ...how, stage, endsAt: after(now, longest[stage]) })
    return { token, next: stage }
  },

  async principal(token: string): Promise<StaffPrincipal | undefined> {
    const now = clock.now()
    const sessionId = hashOfToken(token)
    const session = await staffSessionTable(db).open(sessionId, now, after(now, -idle))
    if (!session || session.stage === 'code') return undefined
    // Once a minute is enough to show who is still there.
    if (session.seenAt < after(now, -minute)) await staffSessionTable(db).markSeen(sessionId, now)
    const { staffId, roles, stage } = session
    return { staffId, sessionId, permissions: permissionsOf(roles), stage }
  },

  /** Whose login waits for its second factor, and what it began with; nobody’s when the token is of another stage or over. */
  async waitingForCode(token: string) {
    const now = clock.now()
    const session = await staffSessionTable(db).open(hashOfToken(token), now, after(now, -idle))
    return session?.stage === 'code'
      ? { staffId: session.staffId, beganBy: session.beganBy, sessionId: hashOfToken(token) }
      : undefined
  },

  /** The pending token works once: of two right codes at once, one opens a session. */
  endPending: (token: string) => staffSessionTable(db).end(hashOfToken(token)),

  keepEnrolling: (sessionId: string, sealed: string) => staffSessionTable(db).keepEnrolling(sessionId, sealed),
  enrolling: async (sessionId: string) => (await staffSessionTable(db).byId(sessionId))?.enrolling ?? undefined,

  keepChallenge: (sessionId: string, challengeFor: ChallengePurpose, challenge: string) =>
    staffSessionTable(db).keepChallenge(sessionId, {
      ...{ challenge, challengeFor },
      challengeEndsAt: after(clock.now(), challengeSeconds),
    }),
  /** What a passkey has to sign in this session, once; undefined when nothing was asked, or too long ago. */
  async takeChallenge(sessionId: string, purpose: ChallengePurpose) {
    const found = await staffSessionTable(db).challenge(sessionId, purpose, clock.now())
    if (!found?.challenge) return undefined
    const taken = await staffSessionTable(db).dropChallenge(sessionId, found.challenge)
    return taken && found.challenge
  },

  provedBy: async (sessionId: string) => (await staffSessionTable(db).byId(sessionId))?.provedBy ?? 'password',

  /** Ends it, once: tells what it began with, or nothing. */
  end: (sessionId: string) => staffSessionTable(db).end(sessionId),
  endAllOf: (staffId: number) => staffSessionTable(db).endAllOf(staffId),
  purge: () => staffSessionTable(db).purgeEnded(clock.now()),
})
