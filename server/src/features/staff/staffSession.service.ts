import type { Uses } from '../../deps.ts'
import type { StaffPrincipal } from '../../http/principals.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { staffSessionTable } from './staffSession.table.ts'

/** Seconds: a session ends after half an hour without a call, and after twelve hours in any case. */
const idle = 30 * minute
const longest = 12 * hour

export const staffSessionService = ({ db, clock }: Uses<'clock'>) => ({
  /** The token is told once and kept as a hash. */
  async open(staffId: number) {
    const token = newToken()
    const now = clock.now()
    const session = { tokenHash: hashOfToken(token), staffId, openedAt: now, seenAt: now }
    await staffSessionTable(db).add({ ...session, endsAt: after(now, longest) })
    return { token }
  },

  async principal(token: string): Promise<StaffPrincipal | undefined> {
    const now = clock.now()
    const sessionId = hashOfToken(token)
    const session = await staffSessionTable(db).open(sessionId, now, after(now, -idle))
    if (!session) return undefined
    // Once a minute is enough to show who is still there.
    if (session.seenAt < after(now, -minute)) await staffSessionTable(db).markSeen(sessionId, now)
    return { staffId: session.staffId, sessionId, permissions: session.permissions }
  },

  end: (sessionId: string) => staffSessionTable(db).end(sessionId),
  endAllOf: (staffId: number) => staffSessionTable(db).endAllOf(staffId),
  purge: () => staffSessionTable(db).purgeEnded(clock.now()),
})
