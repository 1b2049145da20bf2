import type { LoginStage, StaffProof } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'

/** What a login begins with: a password of the desk, or a work account. */
export type StaffBeginning = 'password' | 'account'

/** Adding a passkey, or proving by one. */
export type ChallengePurpose = 'adding' | 'proving'
type Added = Omit<StaffSessionTables['staffSessions'], `challenge${string}`>

export interface StaffSessionTables {
  staffSessions: {
    tokenHash: string
    staffId: number
    openedAt: Date
    seenAt: Date
    endsAt: Date
    /** What it opens: the desk, setting up a factor, or giving a code. */
    stage: LoginStage
    /** What it began with. */
    beganBy: StaffBeginning
    /** How it was proved besides. */
    provedBy: StaffProof
    /** The encrypted secret of an app that is being set up. */
    enrolling: string | null
    /** What a passkey has to sign, for one purpose and once; null where nothing is asked. */
    challenge: string | null
    challengeFor: ChallengePurpose | null
    challengeEndsAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends StaffSessionTables {}
}

const unasked = { challenge: null, challengeFor: null, challengeEndsAt: null }

export const staffSessionTable = (db: Db) => ({
  add: (session: Added) =>
    db
      .insertInto('staffSessions')
      .values({ ...session, ...unasked })
      .execute(),

  /** Reads the owner’s present roles: one taken away is gone at the next call. */
  open: (tokenHash: string, now: Date, idleSince: Date) =>
    db
      .selectFrom('staffSessions')
      .innerJoin('staff', 'staff.id', 'staffSessions.staffId')
      .select([
        'staffSessions.staffId',
        'staffSessions.seenAt',
        'staffSessions.stage',
        'staffSessions.beganBy',
        'staff.roles',
      ])
      .where('tokenHash', '=', tokenHash)
      .where('endsAt', '>', now)
      .where('seenAt', '>', idleSince)
      .where('leftAt', 'is', null)
      .executeTakeFirst(),

  markSeen: (tokenHash: string, seenAt: Date) =>
    db.updateTable('staffSessions').set({ seenAt }).where('tokenHash', '=', tokenHash).execute(),

  byId: (tokenHash: string) =>
    db
      .selectFrom('staffSessions')
      .select(['enrolling', 'provedBy'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst(),

  keepEnrolling: (tokenHash: string, enrolling: string) =>
    db.updateTable('staffSessions').set({ enrolling }).where('tokenHash', '=', tokenHash).execute(),

  /** The last one counts: what was asked before can be answered no more. */
  keepChallenge: (
    tokenHash: string,
    asked: { challenge: string; challengeFor: ChallengePurpose; challengeEndsAt: Date },
  ) => db.updateTable('staffSessions').set(asked).where('tokenHash', '=', tokenHash).execute(),

  challenge: (tokenHash: string, purpose: ChallengePurpose, now: Date) =>
    db
      .selectFrom('staffSessions')
      .select('challenge')
      .where('tokenHash', '=', tokenHash)
      .where('challengeFor', '=', purpose)
      .where('challengeEndsAt', '>', now)
      .executeTakeFirst(),

  /** Of two that take one challenge at once, one gets it. */
  dropChallenge: (tokenHash: string, challenge: string) =>
    db
      .updateTable('staffSessions')
      .set(unasked)
      .where('tokenHash', '=', tokenHash)
      .where('challenge', '=', challenge)
      .returning('staffId')
      .executeTakeFirst(),

  /** What it began with; undefined where it was gone. */
  async end(tokenHash: string) {
    const ended = await db
      .deleteFrom('staffSessions')
      .where('tokenHash', '=', tokenHash)
      .returning('beganBy')
      .executeTakeFirst()
    return ended?.beganBy
  },

  endAllOf: (staffId: number) => db.deleteFrom('staffSessions').where('staffId', '=', staffId).execute(),

  purgeEnded: (now: Date) => db.deleteFrom('staffSessions').where('endsAt', '<=', now).execute(),
})
