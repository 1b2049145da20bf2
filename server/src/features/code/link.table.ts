import type { LinkPurpose } from '@palaestra/contract/links'
import { type JSONColumnType, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface LinkTables {
  links: {
    tokenHash: string
    purpose: LinkPurpose
    /** The person and the detail that it is about, in the shape that the contract gives to its purpose. */
    subject: JSONColumnType<object>
    detail: JSONColumnType<object>
    endsAt: Date
    usedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends LinkTables {}
}

interface NewLink {
  tokenHash: string
  purpose: LinkPurpose
  subject: object
  detail: object
  endsAt: Date
}

export const linkTable = (db: Db) => ({
  add: ({ subject, detail, ...link }: NewLink) =>
    db
      .insertInto('links')
      .values({ ...link, subject: JSON.stringify(subject), detail: JSON.stringify(detail), usedAt: null })
      .execute(),

  /** Finds ended links too: the holder of an old link may ask for a new one. */
  any: (tokenHash: string, purpose: LinkPurpose) =>
    db
      .selectFrom('links')
      .select(['subject', 'detail', 'endsAt', 'usedAt'])
      .where('tokenHash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .executeTakeFirst(),

  /** Nothing comes back when the link has been used, or has ended: of many at once, one wins. */
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

  /** Ends the earlier links when a new one is made. */
  endAll: (purpose: LinkPurpose, subject: object, now: Date) =>
    db
      .updateTable('links')
      .set({ usedAt: now })
      .where('purpose', '=', purpose)
      .where('subject', '=', sql<object>`${JSON.stringify(subject)}::jsonb`)
      .where('usedAt', 'is', null)
      .execute(),

  endingEach: (purposes: readonly LinkPurpose[], subject: object, now: Date) =>
    db
      .updateTable('links')
      .set({ usedAt: now })
      .where('purpose', 'in', purposes)
      .where('subject', '=', sql<object>`${JSON.stringify(subject)}::jsonb`)
      .where('usedAt', 'is', null),

  /** Ends those that were asked for in this session, or in any other than it. */
  endingAskedIn: (
    purpose: LinkPurpose,
    subject: object,
    which: { session: string } | { not: string | undefined },
    now: Date,
  ) => {
    const session = sql<string>`detail ->> 'session'`
    return db
      .updateTable('links')
      .set({ usedAt: now })
      .where('purpose', '=', purpose)
      .where('subject', '=', sql<object>`${JSON.stringify(subject)}::jsonb`)
      .where('usedAt', 'is', null)
      .where(
        'session' in which
          ? sql<boolean>`${session} = ${which.session}`
          : sql<boolean>`${session} is distinct from ${which.not ?? null}`,
      )
  },

  /** Keeps the ended links of one purpose longer. */
  purgeEnded: (before: Date, kept: LinkPurpose, keptBefore: Date) =>
    db
      .deleteFrom('links')
      .where('endsAt', '<', before)
      .where((link) => link.or([link('purpose', '!=', kept), link('endsAt', '<', keptBefore)]))
      .execute(),
})
