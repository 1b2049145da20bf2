import type { Db } from '../../database/database.ts'

/** What a secret is good for. Most travel in an e-mailed link, some in an address or in an answer. */
export type LinkPurpose =
  /** A member’s online account. */
  | 'activate'
  /** A rejected application. */
  | 'correct'
  /** A member on the way to a service that the menu leads to. */
  | 'hand_off'
  /** A member on the way from an app into the portal (Q04). */
  | 'api_code'
  /** A member who logs in by the letter. */
  | 'log_in'
  /** A member who has shown knowledge, and still owes a code. */
  | 'pending'
  /** A member who chooses a new password. */
  | 'reset_password'
  /** A member’s next e-mail address, in the detail. */
  | 'change_email'
  /** A member’s present e-mail address. */
  | 'confirm_email'
  /** A member who has lost the old phone. */
  | 'recover_mobile'
  /** Who holds the old phone, and says no to a new number; the subject is the request. */
  | 'stop_mobile'
  /** A minor whose online payment somebody is asked to authorise; that one’s ID number is the detail. */
  | 'parent_consent'

export interface LinkTables {
  links: {
    tokenHash: string
    purpose: LinkPurpose
    subject: string
    detail: string | null
    endsAt: Date
    usedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends LinkTables {}
}

export const linkTable = (db: Db) => ({
  add: (link: Omit<LinkTables['links'], 'usedAt'>) =>
    db
      .insertInto('links')
      .values({ ...link, usedAt: null })
      .execute(),

  /** Also when it has ended: who holds an old link may ask for a new one. */
  any: (tokenHash: string, purpose: LinkPurpose) =>
    db
      .selectFrom('links')
      .select(['subject', 'detail', 'endsAt', 'usedAt'])
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
      .returning(['subject', 'detail'])
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

  /** Of one purpose the ended ones are kept longer. */
  forgetEnded: (before: Date, kept: LinkPurpose, keptBefore: Date) =>
    db
      .deleteFrom('links')
      .where('endsAt', '<', before)
      .where((link) => link.or([link('purpose', '!=', kept), link('endsAt', '<', keptBefore)]))
      .execute(),
})
