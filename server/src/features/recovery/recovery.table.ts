import type { Db } from '../../database/database.ts'

/** What somebody says who cannot log in. All of it can be known to others: it finds a member, and proves nothing. */
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

  /** Whose confirmed mobile it is; not of who got it on file as a new number for a lost phone after `since` (T-47). */
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
              .where('newMobile', '=', mobile)
              .where('endedAt', '>', since),
          ),
        ),
      )
      .executeTakeFirst(),
})
