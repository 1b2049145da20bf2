import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Failure } from '../../ports/mail.ts'
import type { Urgency } from './letter.rules.ts'
import type { StoredLetter } from './letter.table.ts'

/** Letters of one channel and one urgency. */
export interface Lane {
  channel: StoredLetter['channel']
  urgency: Urgency
}
/** A letter that a courier has taken: until `nextTryAt` nobody else takes it. */
export type Claimed = Pick<
  StoredLetter,
  | 'id'
  | 'channel'
  | 'urgency'
  | 'to'
  | 'subject'
  | 'body'
  | 'attachments'
  | 'tries'
  | 'nextTryAt'
  | 'nextJobAt'
  | 'kind'
  | 'memberId'
> & {
  /** How often the channel was tried before since it is away; null while it is not. */
  probes: number | null
}

const isDue = (now: Date) =>
  sql<SqlBool>`letters.sent_at is null and letters.ended_at is null and next_try_at <= ${now} and until > ${now}`
const columns = sql.raw(
  [
    ...['id', 'channel', 'urgency', '"to"', 'subject', 'body', 'attachments', 'tries', 'next_try_at', 'next_job_at'],
    ...['kind', 'member_id'],
  ]
    .map((column) => `letters.${column}`)
    .join(', '),
)

export const leaseTable = (db: Db) => {
  const own = ({ id, nextTryAt }: Claimed) =>
    db
      .updateTable('letters')
      .where('id', '=', id)
      .where('nextTryAt', '=', nextTryAt)
      .where('sentAt', 'is', null)
      .where('endedAt', 'is', null)

  return {
    /**
     * Takes so many letters of each lane, those that wait longest; of a channel that is away none. What another
     * courier takes at this moment is skipped.
     */
    async claim(lanes: readonly (Lane & { places: number })[], now: Date, lease: Date) {
      const { rows } = await sql<Claimed>`
        with taken as materialized (
          select letter.id
          from unnest(
            ${lanes.map(({ channel }) => channel)}::text[],
            ${lanes.map(({ urgency }) => urgency)}::text[],
            ${lanes.map(({ places }) => places)}::integer[]
          ) as lane (channel, urgency, places)
          cross join lateral (
            select id from letters
            where channel = lane.channel and urgency = lane.urgency and ${isDue(now)}
              and not exists (select from letter_channels where letter_channels.channel = lane.channel)
            order by next_try_at limit lane.places for update skip locked
          ) as letter
        )
        -- An array, and not a join: nothing tells how few these are, and the whole table would be read.
        update letters set next_try_at = ${lease} where id = any (array (select id from taken))
        returning ${columns}, null as probes`.execute(db)
      return rows
    },

    /**
     * Takes one letter of each channel whose next try is due. One that has not failed yet, or failed longest ago: a
     * letter that breaks the connection each time must not keep the others from it.
     */
    async claimProbes(now: Date, lease: Date) {
      const { rows } = await sql<Claimed>`
        with probed as (
          update letter_channels set next_try_at = ${lease}
          where next_try_at <= ${now}
            and exists (select from letters where letters.channel = letter_channels.channel and ${isDue(now)})
          returning channel, tries
        ), taken as materialized (
          select letter.id, probed.tries as probes from probed cross join lateral (
            select id from letters where channel = probed.channel and ${isDue(now)}
            order by reason is not null, next_try_at limit 1 for update skip locked
          ) as letter
        )
        update letters set next_try_at = ${lease} from taken where letters.id = taken.id
        returning ${columns}, taken.probes`.execute(db)
      return rows
    },

    /**
     * Also when its lease or its time was over meanwhile: it has left. The job that follows is due from now on, so that
     * the watch adds it when the courier cannot. Nothing happens when that is known.
     */
    markSent: (id: string, sentAt: Date) =>
      db
        .updateTable('letters')
        .set({
          sentAt,
          body: null,
          attachments: null,
          endedAt: null,
          reason: null,
          tries: sql<number>`tries + 1`,
          nextJobAt: sql<Date | null>`case when next_job_at is not null then ${sentAt}::timestamptz end`,
        })
        .where('id', '=', id)
        .where('sentAt', 'is', null)
        .execute(),

    /** Gives the letter back, to be tried again: at the end of its time at the latest, when it is ended. */
    giveBack: (letter: Claimed, { reason, at, tries }: { reason: Failure; at: Date; tries: number }) =>
      own(letter)
        .set({ reason, nextTryAt: sql<Date>`least(until, ${at}::timestamptz)`, tries })
        .execute(),

    /** Ends it undelivered. Nothing comes back when another courier has it by now. */
    end: (letter: Claimed, reason: Failure, endedAt: Date) =>
      own(letter)
        .set({ reason, endedAt, tries: letter.tries + 1 })
        .returning(['id', 'channel'])
        .executeTakeFirst(),
  }
}
