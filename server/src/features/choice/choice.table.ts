import type { LetterChannel, NoticeTopic } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface ChoiceTables {
  /** What a member has said about copies of notices. Where nothing is said they come. */
  noticeChoices: { memberId: number; topic: NoticeTopic; channel: LetterChannel; wanted: boolean; chosenAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends ChoiceTables {}
}
export type Ways = Record<LetterChannel, boolean>
export type Choices = Record<NoticeTopic, Ways>

/**
 * Whether the member of a row of `members` wants copies about something by a way. Who wants no advertising gets no
 * offers, whatever else they have said.
 */
export const wants = (topic: NoticeTopic, channel: LetterChannel) => sql<boolean>`(
  ${topic === 'offers' ? sql`not members.no_promotions and` : sql``} coalesce((
    select wanted from notice_choices
    where member_id = members.id and topic = ${topic} and channel = ${channel}), true))`

export const choiceTable = (db: Db) => ({
  /** Whether each of some members wants copies about something, by each way. */
  of: (memberIds: readonly number[], topic: NoticeTopic) =>
    db
      .selectFrom('members')
      .select(['id', 'language', wants(topic, 'email').as('email'), wants(topic, 'sms').as('sms')])
      .where('id', '=', sql<number>`any(${memberIds}::bigint[])`)
      .execute(),

  mine: (memberId: number) =>
    db.selectFrom('noticeChoices').select(['topic', 'channel', 'wanted']).where('memberId', '=', memberId).execute(),
})

export const choiceChanges = (db: Tx) => ({
  set: (memberId: number, chosenAt: Date, choices: Partial<Choices>) => {
    const rows = Object.entries(choices).flatMap(([topic, ways]) =>
      Object.entries(ways).map(([channel, wanted]) => ({
        ...{ memberId, chosenAt, wanted },
        // The border: names of an object are any text to TypeScript.
        ...{ topic: topic as NoticeTopic, channel: channel as LetterChannel },
      })),
    )
    return db
      .insertInto('noticeChoices')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'topic', 'channel']).doUpdateSet(({ ref }) => ({
          wanted: ref('excluded.wanted'),
          chosenAt: ref('excluded.chosenAt'),
        })),
      )
      .execute()
  },

  forget: (memberId: number, topic: NoticeTopic) =>
    db.deleteFrom('noticeChoices').where('memberId', '=', memberId).where('topic', '=', topic).execute(),
})
