import type { Db } from '../../database/database.ts'

/**
 * `activate`: a member’s online account. `correct`: a rejected application. `hand_off`: a member on the way to a
 * service, which travels in an address too.
 */
export type LinkPurpose = 'activate' | 'correct' | 'hand_off'

export interface LinkTables {
  links: { tokenHash: string; purpose: LinkPurpose; subject: string; endsAt: Date; usedAt: Date | null }
}

export const linkTable = (db: Db) => ({
  add: (link: { tokenHash: string; purpose: LinkPurpose; subject: string; endsAt: Date }) =>
    db
      .insertInto('links')
      .values({ ...link, usedAt: null })
      .execute(),

  /** Also when it has ended: who holds an old link may ask for a new one. */
  any: (tokenHash: string, purpose: LinkPurpose) =>
    db
      .selectFrom('links')
      .select(['subject', 'endsAt', 'usedAt'])
      .where('tokenHash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .executeTakeFirst(),

  /** Nothing comes back when it has been used, or has ended: of many at once, one wins. */
  use: (tokenHash: string, purpose: LinkPurpose, now: Date) =>
    db
      .updateTable('links')
      .set({ usedAt: now })
      .where('tokenHash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('endsAt', '>', now)
      .returning('subject')
      .executeTakeFirst(),

  /** A new link makes the ones before it worthless. */
  endAll: (purpose: LinkPurpose, subject: string, now: Date) =>
    db
      .updateTable('links')
      .set({ usedAt: now })
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('usedAt', 'is', null)
      .execute(),

  forgetEnded: (before: Date) => db.deleteFrom('links').where('endsAt', '<', before).execute(),
})
