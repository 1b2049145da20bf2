import type { Deps } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after } from '../../ports/clock.ts'
import { sessionTable } from './session.table.ts'

const minute = 60
/** Seconds: a session ends after half an hour without a call, and after twelve hours in any case. */
const idle = 30 * minute
const longest = 12 * 60 * minute

/** Who asks, as far as the token says. `sessionId` is the hash of the token, never the token. */
export interface MemberAsker {
  memberId: number
  sessionId: string
  provedAt: Date
}

export const sessionService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /**
   * Opens a session. The token is told once and kept as a hash. `proved`: whether the person has just shown who they
   * are; where somebody else only vouches for it, what changes the account asks for a proof first.
   */
  async open(memberId: number, { proved = true } = {}) {
    const token = newToken()
    const now = clock.now()
    const session = {
      tokenHash: hashOfToken(token),
      memberId,
      openedAt: now,
      seenAt: now,
      provedAt: proved ? now : new Date(0),
    }
    await sessionTable(db).add({ ...session, endsAt: after(now, longest) })
    return { token }
  },

  async asker(token: string): Promise<MemberAsker | undefined> {
    const now = clock.now()
    const sessionId = hashOfToken(token)
    const session = await sessionTable(db).open(sessionId, now, after(now, -idle))
    if (!session) return undefined
    // Once a minute is enough to tell who is still there.
    if (session.seenAt < after(now, -minute)) await sessionTable(db).markSeen(sessionId, now)
    return { memberId: session.memberId, sessionId, provedAt: session.provedAt }
  },

  prove: (sessionId: string) => sessionTable(db).markProved(sessionId, clock.now()),
  end: (sessionId: string) => sessionTable(db).end(sessionId),
  forgetEnded: () => sessionTable(db).forgetEnded(clock.now()),
  endOthers: (memberId: number, sessionId: string) => sessionTable(db).endOthers(memberId, sessionId),
})
