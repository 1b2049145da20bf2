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
/** Sessions of one member at a time; the oldest makes room (ASVS 7.1.2). Of those handed to one service, one. */
const most = { ofPortal: 10, ofService: 1 }

/** How somebody comes in. */
export interface ComingIn {
  method: SessionMethod
  /** The User-Agent, of which little is kept. */
  device: string
  /** Whether they have shown who they are. Where somebody else only vouches for it, changes ask for a proof first. */
  proved?: boolean
  /** From the session whose code opens this one: a code proves nobody anew, and makes no day longer. */
  takenOver?: Pick<Session, 'service' | 'codeHash' | 'provedAt' | 'endsAt'>
}

/** The table as it is now. */
export const sessionsNow = ({ db, clock }: Uses<'clock'>) => {
  const now = clock.now()
  return sessionTable(db, { now, idleSince: after(now, -idle) })
}

export const sessionService = (deps: Uses<'clock'>) => ({
  /**
   * Opens a session for somebody who has just proved who they are. The token is told once and kept as a hash. What
   * else a success changes rides along, so that a sign-in asks the database no more often than it must.
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

  /** Where the member is signed in, last seen first. The id of a session is none of its tokens, nor made from one. */
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
  /** One of the member’s own; another’s stays. */
  endOne: (memberId: number, sessionId: string) => sessionsNow(deps).endOf(memberId, sessionId),
  /** Without one to keep, all of them end. */
  endOthers: (memberId: number, kept: string) =>
    kept ? sessionsNow(deps).endOthers(memberId, kept) : sessionsNow(deps).endAll(memberId),
  /** How many have ended. */
  endAll: (memberId: number) => sessionsNow(deps).endAll(memberId),
  endEverybodys: () => sessionsNow(deps).endEverybodys(),
  purge: () => sessionsNow(deps).forgetEnded(),
})
