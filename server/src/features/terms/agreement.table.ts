import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
// The versions that are compared here.
import type {} from '../content/page.table.ts'

export type TermsKey = 'readme' | 'readme-gov' | 'readme-parent'

export interface AgreementTables {
  /** Kept with each version, also after the next one. */
  termsAgreements: { memberId: number; key: TermsKey; number: number; agreedAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends AgreementTables {}
}

export const agreementTable = (db: Db) => ({
  /** The rule is a function of the database (0181): the opening of a session asks by the same one. */
  owed: async (memberId: number) => {
    const { rows } = await sql<{ key: TermsKey }>`select key from owed_terms(${memberId}::bigint)`.execute(db)
    return rows.map(({ key }) => key)
  },

  page: (key: TermsKey) => db.selectFrom('pages').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),

  /** The version that the member knows: the last one agreed to, or what could be read on joining. */
  known: (memberId: number, key: TermsKey) =>
    db
      .selectFrom('pageVersions')
      .selectAll()
      .where('key', '=', key)
      .where((version) =>
        version.or([
          version('publishedAt', 'is', null),
          version('publishedAt', '<=', version.selectFrom('members').select('joinedAt').where('id', '=', memberId)),
          version(
            'number',
            'in',
            version
              .selectFrom('termsAgreements')
              .select('termsAgreements.number')
              .where('memberId', '=', memberId)
              .where('termsAgreements.key', '=', key),
          ),
        ]),
      )
      .orderBy('number', 'desc')
      .executeTakeFirst(),
})

export const agreementChanges = (db: Tx) => ({
  /** Keeps the first time. Nothing comes back where another version holds by now. */
  agree: ({ memberId, key, number, agreedAt }: AgreementTables['termsAgreements']) =>
    db
      .insertInto('termsAgreements')
      .columns(['memberId', 'key', 'number', 'agreedAt'])
      .expression((page) =>
        page
          .selectFrom('pages')
          .select([
            sql<number>`${memberId}::bigint`.as('memberId'),
            sql<TermsKey>`pages.key`.as('key'),
            sql<number>`pages.number`.as('number'),
            sql<Date>`${agreedAt}::timestamptz`.as('agreedAt'),
          ])
          .where('pages.key', '=', key)
          .where('pages.number', '=', number),
      )
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'key', 'number']).doUpdateSet({ agreedAt: sql`terms_agreements.agreed_at` }),
      )
      .returning('number')
      .executeTakeFirst(),
})
