import type { HandOffService } from '@palaestra/contract'
import { type DeleteResult, type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

/** The way in which a session was opened. */
export type SessionMethod = 'account' | 'sms' | 'member_code' | 'link' | 'government' | 'app'

/** What proves a member: what they know, or what was just sent to them. */
export type Proof = 'password' | 'code'

export interface SessionTables {
  sessions: {
    id: string
    memberId: number
    /** The one external service that the session may call, for a hand-off; null for the portal itself. */
    service: HandOffService | null
    method: SessionMethod
    browser: string | null
    system: string | null
    codeHash: string | null
    /** The session from which a code of an app has taken it over: it ends with that one. */
    takenFrom: string | null
    /** The known device in which it was opened or proved; null where nothing was proved. */
    place: string | null
    openedAt: Date
    seenAt: Date
    provedAt: Date
    /** What the last proof was; null while nothing has been proved here. */
    provedBy: Proof | null
    endsAt: Date
    /** Whether terms had changed when it was opened, and are still to be agreed to. */
    termsOwed: Generated<boolean>
  }
  /** All tokens that a session has had; the unreplaced one is good. */
  sessionTokens: { tokenHash: string; sessionId: string; issuedAt: Date; replacedAt: Date | null }
}
declare module '../../database/tables.ts' {
  interface Tables extends SessionTables {}
}
export type Session = Omit<SessionTables['sessions'], 'termsOwed'>

const byTokens = prepared<{ tokenHashes: readonly string[]; now: Date; idleSince: Date }>()((db, value) =>
  db
    .selectFrom('sessionTokens')
    .innerJoin('sessions', 'sessions.id', 'sessionTokens.sessionId')
    .select(['tokenHash', 'id', 'memberId', 'service', 'seenAt', 'provedAt', 'provedBy', 'issuedAt', 'replacedAt'])
    .select('termsOwed')
    .where('tokenHash', '=', sql<string>`any(${value('tokenHashes')}::text[])`)
    .where('endsAt', '>', value('now'))
    .where('seenAt', '>', value('idleSince')),
)

const howMany = async (deletion: { executeTakeFirstOrThrow: () => Promise<DeleteResult> }) =>
  Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows)

/** `idleSince`: a member last seen before it is signed out. */
export const sessionTable = (db: Db, { now, idleSince }: { now: Date; idleSince: Date }) => {
  const live = () => db.selectFrom('sessions').where('endsAt', '>', now).where('seenAt', '>', idleSince)

  /** Who ends the other sessions after a fresh proof in this one goes on in it, also when it was taken over from them. */
  const standAlone = (kept: string) => db.updateTable('sessions').set({ takenFrom: null }).where('id', '=', kept)

  return {
    /** The live sessions of these tokens, each with the hash of its token. */
    byTokens: (tokenHashes: readonly string[]) => byTokens.all(db, { tokenHashes, now, idleSince }),
    byId: (id: string) => live().selectAll().where('id', '=', id).executeTakeFirst(),
    /** Reads and locks it until the end of the transaction: what is taken over from it cannot outlive it. */
    hold: (id: string) => live().selectAll().where('id', '=', id).forKeyShare().executeTakeFirst(),
    of: (memberId: number) => live().selectAll().where('memberId', '=', memberId).orderBy('seenAt', 'desc').execute(),

    /** Adds the session with its first token. */
    adding: (session: Session, tokenHash: string) => [
      // A service that a session was handed to shows nobody any terms.
      db.insertInto('sessions').values({
        ...session,
        termsOwed: session.service ? false : sql<boolean>`exists (select from owed_terms(${session.memberId}::bigint))`,
      }),
      db
        .insertInto('sessionTokens')
        .values({ tokenHash, sessionId: session.id, issuedAt: session.openedAt, replacedAt: null }),
    ],

    /**
     * Keeps this session and the youngest open ones of the same member and service, at most `most`. A function of the
     * database (0042), because it has to look again after waiting for a sign-in of the same moment.
     */
    keepingYoungest: (most: number, { id, memberId, service }: Session) =>
      db.selectNoFrom(
        sql`keep_youngest_sessions(
          ${memberId}::bigint, ${service}::text, ${id}::uuid, ${most}::int, ${now}::timestamptz,
          ${idleSince}::timestamptz)`.as('kept'),
      ),

    /**
     * Replaces this token with the session’s next one. One statement: of a hundred at once the first does it, and the
     * others find it done.
     */
    replaceToken: (tokenHash: string, nextHash: string) =>
      db
        .with('replaced', (db) =>
          db
            .updateTable('sessionTokens')
            .set({ replacedAt: now })
            .where('tokenHash', '=', tokenHash)
            .where('replacedAt', 'is', null)
            .returning('sessionId'),
        )
        .insertInto('sessionTokens')
        .columns(['tokenHash', 'sessionId', 'issuedAt'])
        .expression((row) =>
          row
            .selectFrom('replaced')
            .select([
              sql<string>`${nextHash}`.as('tokenHash'),
              'sessionId',
              sql<Date>`${now}::timestamptz`.as('issuedAt'),
            ]),
        )
        .execute(),

    agreed: (memberId: number) =>
      db.updateTable('sessions').set({ termsOwed: false }).where('memberId', '=', memberId).execute(),

    /** One that somebody else is changing at this moment is passed over: it is seen often enough. */
    markSeen: (ids: readonly string[]) =>
      db
        .updateTable('sessions')
        .set({ seenAt: now })
        .where('id', 'in', (session) =>
          session
            .selectFrom('sessions')
            .select('id')
            .where('id', '=', sql<string>`any(${ids}::uuid[])`)
            .forNoKeyUpdate()
            .skipLocked(),
        )
        .execute(),
    proving: (id: string, provedBy: Proof, place: string) =>
      db.updateTable('sessions').set({ provedAt: now, provedBy, place }).where('id', '=', id),

    /** Nothing comes back when the session has ended already. */
    end: (id: string) => db.deleteFrom('sessions').where('id', '=', id).returning('id').executeTakeFirst(),
    endingOf: (memberId: number, id: string, kept: string) => [
      standAlone(kept),
      db.deleteFrom('sessions').where('memberId', '=', memberId).where('id', '=', id),
    ],
    endOpenedBy: (codeHash: string) => db.deleteFrom('sessions').where('codeHash', '=', codeHash).execute(),
    endAll: (memberId: number) => howMany(db.deleteFrom('sessions').where('memberId', '=', memberId)),
    /** Ends all sessions of the member but the kept one; all, where there is none. */
    endingOthers: (memberId: number, kept: string | undefined) => {
      const all = db.deleteFrom('sessions').where('memberId', '=', memberId)
      return kept ? [standAlone(kept), all.where('id', '!=', kept)] : [all]
    },
    endEverybodys: () => howMany(db.deleteFrom('sessions')),

    purgeEnded: () => db.deleteFrom('sessions').where('endsAt', '<=', now).execute(),
  }
}
