import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { MemberPrincipal } from '../../http/principals.ts'
import { inBatches } from '../../inBatches.ts'
import { hashOfToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { endingAskedIn } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { renewalsOf } from './session.limits.ts'
import { sessionsNow } from './session.service.ts'

/** Seconds after which a browser is told to fetch the next token. */
const renewAfter = 10 * minute
/** Seconds for which a replaced token is still good: for requests under way, and for another tab. */
const grace = 30

/** Of ten thousand who come in one moment nobody is turned away here, where nothing is known of them yet. */
const together = { most: 128, longestQueue: Number.POSITIVE_INFINITY }

/**
 * The tokens of members. Made once for a process: those that come at the same time are looked up together, so that a
 * crowd takes a few of the connections that its calls need, and not all of them.
 */
export const tokenService = (deps: Deps) => {
  const { clock, keys, settings } = deps

  /** Two parties hold one token. Nobody knows which is the member, so the session ends, and the member is notified. */
  const endCopied = (sessionId: string, memberId: number) =>
    inTransaction(deps, async (deps) => {
      // Of many at once, one notifies the member.
      if (!(await sessionsNow(deps).end(sessionId))) return
      await endingAskedIn(deps, memberId, { session: sessionId }).execute()
      const member = await accountTable(deps.db).byId(memberId)
      await letterService(deps).notifyOnce(member, {
        kind: 'notice',
        say: (language) => letters[language].session.copied(settings.hotline),
      })
    })

  const sessionOf = inBatches(async (tokenHashes: readonly string[]) => {
    const found = await sessionsNow(deps).byTokens(tokenHashes)
    const sessions = new Map(found.map((session) => [session.tokenHash, session]))
    return tokenHashes.map((tokenHash) => sessions.get(tokenHash))
  }, together)
  const markSeen = inBatches(async (ids: readonly string[]) => {
    await sessionsNow(deps).markSeen(ids)
    return ids
  }, together)

  return {
    async principal(token: string): Promise<MemberPrincipal | undefined> {
      const now = clock.now()
      const found = await sessionOf(hashOfToken(token))
      if (!found) return undefined
      const { id, memberId, service, provedAt, provedBy, seenAt, issuedAt, replacedAt, termsOwed } = found
      if (replacedAt && replacedAt <= after(now, -grace)) {
        await endCopied(id, memberId)
        return undefined
      }
      // Once a minute is enough to show who is still there.
      if (seenAt < after(now, -minute)) await markSeen(id)
      const renew = replacedAt !== null || issuedAt <= after(now, -renewAfter)
      return { memberId, sessionId: id, provedAt, provedBy, service, termsOwed, token, renew }
    },

    /**
     * Renews the session’s token. A repeated request with the same token, at once or after a lost reply, gets the
     * same one; the session’s end and its last proof stay as they are.
     */
    async renew({ token, sessionId }: Pick<MemberPrincipal, 'token' | 'sessionId'>) {
      await rateLimitService(deps).use(...renewalsOf(sessionId))
      const next = keys.ofNextToken(token)
      await sessionsNow(deps).replaceToken(hashOfToken(token), hashOfToken(next))
      return { token: next }
    },
  }
}
