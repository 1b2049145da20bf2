import { randomUUID } from 'node:crypto'
import { batch, type Statement } from '../../database/batch.ts'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { endingAskedIn } from '../code/link.service.ts'
import { type Asker, forgetDeviceOf, forgettingPlaces, knownPlaceService } from '../limit/knownPlace.service.ts'
import { deviceOf } from './device.rules.ts'
import { type Proof, type Session, type SessionMethod, sessionTable } from './session.table.ts'

/** Seconds: a session ends after half an hour without a call, and after twelve hours in any case. */
const idle = 30 * minute
const longest = 12 * hour
/** Sessions of one member at a time; the oldest makes room (ASVS 7.1.2). Those handed to a service: one for each. */
const most = { ofPortal: 10, ofService: 1 }

/** Where a member logs in or proves themselves: the place is remembered. */
type From = Asker & { deviceCookie: Cookie }

/** The way in which a session is opened. */
export interface ComingIn extends From {
  method: SessionMethod
  /** The User-Agent, of which little is kept. */
  device: string
  /** What it proves, where the way in does not say. */
  proof?: Proof | null
  /** Of the source session: exchanging a code does not extend its expiry. */
  takenOver?: Pick<Session, 'service' | 'codeHash' | 'takenFrom' | 'endsAt'>
}

/**
 * What each way in proves. A mailbox, an issuer or an app only vouches for the member: before a change they still give
 * a password, or a code that was just sent.
 */
const proofBy: Record<SessionMethod, Proof | null> = {
  account: 'password',
  sms: 'code',
  member_code: 'code',
  link: null,
  government: null,
  app: null,
}

/** The table as of now. */
export const sessionsNow = ({ db, clock }: Uses<'clock'>) => {
  const now = clock.now()
  return sessionTable(db, { now, idleSince: after(now, -idle) })
}

export const sessionService = (deps: Uses<'clock' | 'keys'>) => ({
  /**
   * Opens a session for somebody who has just shown who they are. The token is told once and kept as a hash. The
   * other statements of a success join the same batch, so that a sign-in asks the database no more often than it
   * must.
   */
  async open(
    memberId: number,
    { method, device, proof = proofBy[method], takenOver, ...from }: ComingIn,
    ...statements: Statement[]
  ) {
    const token = newToken()
    const now = deps.clock.now()
    // Only who has proved who they are makes a place known; an issuer vouches well enough.
    const known = proof || method === 'government' ? knownPlaceService(deps).remembering(memberId, from) : undefined
    const session: Session = {
      id: randomUUID(),
      memberId,
      method,
      ...deviceOf(device),
      place: known?.device ?? null,
      openedAt: now,
      seenAt: now,
      provedAt: proof ? now : new Date(0),
      provedBy: proof,
      ...(takenOver ?? { service: null, codeHash: null, takenFrom: null, endsAt: after(now, longest) }),
    }
    const table = sessionsNow(deps)
    const keepingYoungest = table.keepingYoungest(session.service ? most.ofService : most.ofPortal, session)
    const remembering = known ? [known.statement] : []
    // What the caller sends comes first: it may lock the member, as a change does before it ends sessions.
    await batch(deps.db, ...statements, ...table.adding(session, hashOfToken(token)), keepingYoungest, ...remembering)
    return { token }
  },

  /** Lists where the member is signed in, last seen first. The id of a session reveals none of its tokens. */
  async list(memberId: number, current: string) {
    const sessions = await sessionsNow(deps).of(memberId)
    const items = sessions.map(({ openedAt, seenAt, ...session }) => ({
      ...session,
      current: session.id === current,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }))
    return { items }
  },

  /**
   * Makes the proof fresh, and the place known. `keepingProof` fails when what has been proved is another by now: the
   * change has ended this session and forgotten its place.
   */
  async prove({ memberId, sessionId }: Proving, by: Proof, from: From, keepingProof: Statement) {
    const { device, statement } = knownPlaceService(deps).remembering(memberId, from)
    await batch(deps.db, keepingProof, sessionsNow(deps).proving(sessionId, by, device), statement)
  },
  end: (sessionId: string) => sessionsNow(deps).end(sessionId),
})

interface Proving {
  memberId: number
  sessionId: string
}

/** Ends a member’s sessions together with the places that they came from. */
export const sessionEnding = (deps: Uses<'clock', Tx>) => ({
  /** Ends one session of the member’s own, and what was taken over from it; another member’s stays. */
  async endOne(memberId: number, sessionId: string, current: string) {
    await forgetDeviceOf(deps, memberId, sessionId, current)
    const askedIn = endingAskedIn(deps, memberId, { session: sessionId })
    await batch(deps.db, ...sessionsNow(deps).endingOf(memberId, sessionId, current), askedIn)
  },
  /**
   * Ends all sessions but the kept one, if any, and forgets the places that the others came from. The links that end with
   * them join the same batch.
   */
  endOthers: (
    memberId: number,
    kept: string | undefined,
    links: Statement = endingAskedIn(deps, memberId, { not: kept }),
  ) => batch(deps.db, forgettingPlaces(deps, memberId, kept), ...sessionsNow(deps).endingOthers(memberId, kept), links),
  /** Resolves to the number of sessions ended. */
  async endAll(memberId: number) {
    await batch(deps.db, forgettingPlaces(deps, memberId), endingAskedIn(deps, memberId, { not: undefined }))
    return sessionsNow(deps).endAll(memberId)
  },
})

/** Nothing is owed any more: every session of the member goes on. */
export const termsAgreed = (deps: Uses<'clock', Tx>, memberId: number) => sessionsNow(deps).agreed(memberId)

/** For an operator: everybody logs in anew. Resolves to the number of sessions ended. */
export const endEverybodysSessions = (deps: Uses<'clock'>) => sessionsNow(deps).endEverybodys()

export const purgeSessions = (deps: Uses<'clock'>) => sessionsNow(deps).purgeEnded()
