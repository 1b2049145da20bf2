import type { Db } from '../../database/database.ts'

/**
 * The details that somebody gives who cannot log in. Others can know them all: they find a member, and prove nothing.
 */
export type Clue = { username: string } | { email: string } | { idNumber: string; birthDate: string }

/** Reads members, and writes nothing. */
export const recoveryTable = (db: Db) => ({
  async find(clue: Clue) {
    const found = await db
      .selectFrom('members')
      .select('id')
      .where((member) => member.and(clue))
      .executeTakeFirst()
    return found?.id
  },

  /** Finds the owner of a confirmed mobile, unless a recovery has replaced a number of theirs after `since` (T-47). */
  byMobile: (mobile: string, since: Date) =>
    db
      .selectFrom('members')
      .select(['id', 'language'])
      .where('mobile', '=', mobile)
      .where('mobileConfirmed', '=', true)
      .where('activatedAt', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mobileRecoveries')
              .select('id')
              .whereRef('mobileRecoveries.memberId', '=', 'members.id')
              .where('outcome', '=', 'changed')
              .where('endedAt', '>', since),
          ),
        ),
      )
      .executeTakeFirst(),
})
