import { randomUUID } from 'node:crypto'
import { batch, type Statement } from '../../database/batch.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { deviceOf } from './device.rules.ts'
import { type Session, type SessionMethod, sessionTable } from './session.table.ts'

/** Seconds: a session ends after half an hour without a call, and after twelve hours in any case. */
const idle = 30 * minute
const longest = 12 * hour
/** Sessions of one member at a time; the oldest makes room (ASVS 7.1.2). Those handed to a service: one for each. */
const most = { ofPortal: 10, ofService: 1 }

/** The way in which a session is opened. */
export interface ComingIn {
  method: SessionMethod
  /** The User-Agent, of which little is kept. */
  device: string
  /**
   * True when the member has given a proof here. When somebody else only vouches for them, changes ask for a proof
   * first.
   */
  proved?: boolean
  /** Copied from the source session: exchanging a code neither refreshes the proof nor extends the expiry. */
  takenOver?: Pick<Session, 'service' | 'codeHash' | 'provedAt' | 'endsAt'>
}

/** The table as of now. */
export const sessionsNow = ({ db, clock }: Uses<'clock'>) => {
  const now = clock.now()
  return sessionTable(db, { now, idleSince: after(now, -idle) })
}

export const sessionService = (deps: Uses<'clock'>) => ({
  /**
   * Opens a session for somebody who has just proved who they are. The token is told once and kept as a hash. The
   * other statements of a success join the same batch, so that a sign-in asks the database no more often than it
   * must.
   */
  async open(memberId: number, { method, device, proved = true, takenOver }: ComingIn, ...statements: Statement[]) {
    const token = newToken()
    const now = deps.clock.now()
    const session: Session = {
      id: randomUUID(),
      memberId,
      method,
      ...deviceOf(device),
      openedAt: now,
      seenAt: now,
      provedAt: proved ? now : new Date(0),
      ...(takenOver ?? { service: null, codeHash: null, endsAt: after(now, longest) }),
    }
    const table = sessionsNow(deps)
    const keepingYoungest = table.keepingYoungest(session.service ? most.ofService : most.ofPortal, session)
    await batch(deps.db, ...table.adding(session, hashOfToken(token)), keepingYoungest, ...statements)
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

  prove: (sessionId: string) => sessionsNow(deps).markProved(sessionId),
  end: (sessionId: string) => sessionsNow(deps).end(sessionId),
  /** Ends one session of the member’s own; another member’s stays. */
  endOne: (memberId: number, sessionId: string) => sessionsNow(deps).endOf(memberId, sessionId),
  /** Ends all sessions but the kept one. */
  endOthers: (memberId: number, kept: string) =>
    kept ? sessionsNow(deps).endOthers(memberId, kept) : sessionsNow(deps).endAll(memberId),
  /** Resolves to the number of sessions ended. */
  endAll: (memberId: number) => sessionsNow(deps).endAll(memberId),
  endEverybodys: () => sessionsNow(deps).endEverybodys(),
  purge: () => sessionsNow(deps).purgeEnded(),
})
