import { randomBytes } from 'node:crypto'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface CardTables {
  cards: { memberId: number; kind: 'permanent' | 'temporary'; qrReference: string; validUntil: string }
  cardLosses: {
    id: Generated<number>
    memberId: number
    circumstances: string
    reportedOn: string
    closedOn: string | null
  }
  /** Cards that opened gates until they were replaced: news of that may come later. */
  replacedCards: { qrReference: string; memberId: number; kind: 'permanent' | 'temporary'; replacedAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends CardTables {}
}

const cardOf = prepared<{ memberId: number }>()((db, value) =>
  db
    .selectFrom('cards')
    .leftJoin('cardLosses', (join) =>
      join.onRef('cardLosses.memberId', '=', 'cards.memberId').on('cardLosses.closedOn', 'is', null),
    )
    .select(['cards.kind', 'cards.qrReference', 'cards.validUntil', 'cardLosses.reportedOn as lostOn'])
    .where('cards.memberId', '=', value('memberId')),
)

const byReference = prepared<{ qrReference: string }>()((db, value) =>
  db.selectFrom('cards').select(['memberId', 'kind']).where('qrReference', '=', value('qrReference')),
)

/** 96 random bits, by which gates know a card. */
export const newReference = () => randomBytes(12).toString('base64url')

export const cardTable = (db: Db) => ({
  /** The card, with the day on which the one before it was reported lost, if it was. */
  of: (memberId: number) => cardOf.firstOrThrow(db, { memberId }),

  /** Nothing comes back for the reference of a card that has been replaced. */
  byReference: (qrReference: string) => byReference.first(db, { qrReference }),

  add: (card: CardTables['cards']) => db.insertInto('cards').values(card).execute(),

  /** Nothing comes back when the member already has an open loss: the index decides, so two at once cannot pass. */
  addLoss: (loss: { memberId: number; circumstances: string; reportedOn: string }) =>
    db
      .insertInto('cardLosses')
      .values({ ...loss, closedOn: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),

  /** Nothing comes back when no loss is open, or it was reported after that day. */
  closeLoss: (memberId: number, { closedOn, reportedBy }: { closedOn: string; reportedBy: string }) =>
    db
      .updateTable('cardLosses')
      .set({ closedOn })
      .where('memberId', '=', memberId)
      .where('closedOn', 'is', null)
      .where('reportedOn', '<=', reportedBy)
      .returning('id')
      .executeTakeFirst(),

  /** The same card, good until another day. */
  setValidity: (memberId: number, validUntil: string) =>
    db.updateTable('cards').set({ validUntil }).where('memberId', '=', memberId).execute(),

  /** Replaces the reference with the card: the lost one opens no gate. What it was is kept, for late news. */
  replace: (
    memberId: number,
    card: { kind: 'permanent' | 'temporary'; qrReference: string; validUntil: string },
    replacedAt: Date,
  ) =>
    db
      .with('replaced', (db) =>
        db
          .insertInto('replacedCards')
          .columns(['qrReference', 'memberId', 'kind', 'replacedAt'])
          .expression((of) =>
            of
              .selectFrom('cards')
              .select(['qrReference', 'memberId', 'kind', sql<Date>`${replacedAt}::timestamptz`.as('replacedAt')])
              .where('memberId', '=', memberId),
          ),
      )
      .updateTable('cards')
      .set(card)
      .where('memberId', '=', memberId)
      .execute(),

  /** Of these references, those of cards that are or were in use, with the moment until which they were; null of those that are. */
  everWith: async (qrReferences: readonly string[]) =>
    qrReferences.length === 0
      ? []
      : db
          .selectFrom('cards')
          .select(['qrReference', 'memberId', 'kind', sql<Date | null>`null::timestamptz`.as('replacedAt')])
          .where('qrReference', 'in', [...qrReferences])
          .unionAll((of) =>
            of
              .selectFrom('replacedCards')
              .select(['qrReference', 'memberId', 'kind', sql<Date | null>`replaced_at`.as('replacedAt')])
              .where('qrReference', 'in', [...qrReferences]),
          )
          .execute(),

  purgeReplaced: (before: Date) => db.deleteFrom('replacedCards').where('replacedAt', '<', before).execute(),
})
