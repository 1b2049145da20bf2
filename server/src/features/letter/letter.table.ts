import type { LetterChannel, LetterKind, LetterPlace, LetterState } from '@palaestra/contract'
import { type ColumnType, type JSONColumnType, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Job } from '../../ports/jobs.ts'
import type { Attachment, Failure } from '../../ports/mail.ts'
import type { Urgency } from './letter.rules.ts'

export interface LetterTables {
  letters: {
    id: string
    channel: LetterChannel
    kind: LetterKind
    urgency: Urgency
    to: string
    /** To whom it is written, where that is a member and the writer knows. */
    memberId: number | null
    /** Of which notice by staff it is a copy. */
    bulletinId: number | null
    subject: string
    /** Null once the letter has left, or the secret in it has expired. */
    body: string | null
    /** Null where there is none, and once the words are gone. */
    attachments: ColumnType<Attachment[] | null, string | null, null>
    writtenAt: Date
    /** From here on another try makes no sense. */
    until: Date
    /** From here on the code or link in it is of no use; null where there is none. */
    secretUntil: Date | null
    tries: number
    /** While a courier has the letter, the end of its lease. */
    nextTryAt: Date
    sentAt: Date | null
    /** When it ended undelivered. */
    endedAt: Date | null
    /** Why the last try failed, or why it ended. */
    reason: Failure | 'too_late' | null
    nextJob: JSONColumnType<Job | null, string | null>
    /** When that job is added at the latest; null once it is added. */
    nextJobAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends LetterTables {}
}

export type StoredLetter = Selectable<LetterTables['letters']>
type Written = Omit<
  StoredLetter,
  'bulletinId' | 'nextJob' | 'nextJobAt' | 'tries' | 'endedAt' | 'reason' | 'attachments'
> & {
  bulletinId?: number | undefined
  attachments?: readonly Attachment[] | undefined
}

interface Wanted {
  state: LetterState
  channel?: LetterChannel
  /** A page begins after this letter. */
  after?: LetterPlace
}

/** All that have ended for a reason; `channel` left out: of both channels. */
interface SendAll {
  reason: NonNullable<StoredLetter['reason']>
  channel: LetterChannel | undefined
}

export const letterTable = (db: Db) => {
  const ofState = (state: LetterState) =>
    db
      .selectFrom('letters')
      .where('sentAt', 'is', null)
      .where('endedAt', state === 'ended' ? 'is not' : 'is', null)
  const again = (now: Date, until: Date) =>
    db
      .updateTable('letters')
      .set({
        endedAt: null,
        reason: null,
        tries: 0,
        nextTryAt: now,
        until: sql<Date>`least(secret_until, ${until}::timestamptz)`,
      })
      .where('endedAt', 'is not', null)
      .where('body', 'is not', null)
      .where((where) => where.or([where('secretUntil', 'is', null), where('secretUntil', '>', now)]))

  return {
    /** In one statement. `next` is the job that follows each of them. */
    async add(letters: readonly Written[], next?: { job: Job; at: Date }) {
      if (letters.length === 0) return
      const follows = { nextJob: next ? JSON.stringify(next.job) : null, nextJobAt: next?.at ?? null }
      const rows = letters.map(({ attachments, ...letter }) => ({
        ...letter,
        attachments: attachments ? JSON.stringify(attachments) : null,
        tries: 0,
        ...follows,
      }))
      await db.insertInto('letters').values(rows).execute()
    },

    page: ({ state, channel, after }: Wanted, size: number) =>
      ofState(state)
        .selectAll()
        .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? 'email'))
        .$if(after !== undefined, (all) =>
          all.where(sql<SqlBool>`(written_at, id) < (${after?.writtenAt}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy('writtenAt', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .execute(),

    /** Written to a member, the newest first. */
    of: (memberId: number, after: LetterPlace | undefined, size: number) =>
      db
        .selectFrom('letters')
        .select(['id', 'channel', 'kind', 'subject', 'to', 'writtenAt', 'sentAt', 'endedAt'])
        .where('memberId', '=', memberId)
        .$if(after !== undefined, (all) =>
          all.where(sql<SqlBool>`(written_at, id) < (${after?.writtenAt}::timestamptz, ${after?.id}::uuid)`),
        )
        .orderBy('writtenAt', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .execute(),

    counts: (channel: LetterChannel | undefined) =>
      db
        .selectFrom('letters')
        .select((letters) => [
          letters.fn.countAll<number>().filterWhere('endedAt', 'is', null).as('waiting'),
          letters.fn.countAll<number>().filterWhere('endedAt', 'is not', null).as('ended'),
        ])
        .where('sentAt', 'is', null)
        .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? 'email'))
        .executeTakeFirstOrThrow(),

    /** Nothing comes back when it cannot be sent again. */
    sendAgain: (id: string, now: Date, until: Date) =>
      again(now, until).where('id', '=', id).returning('id').executeTakeFirst(),

    sendAllAgain: ({ reason, channel }: SendAll, now: Date, until: Date) =>
      again(now, until)
        .where('reason', '=', reason)
        .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? 'email'))
        .executeTakeFirstOrThrow(),

    /** Takes the job after the sending, so that it is added once. */
    takeNextJob: (id: string) =>
      db
        .updateTable('letters')
        .set({ nextJobAt: null })
        .where('id', '=', id)
        .where('nextJobAt', 'is not', null)
        .returning('nextJob')
        .executeTakeFirst(),

    /** Copies of a notice that have not left, at most so many. Resolves to how many they were. */
    async takeCopies(bulletinId: number, most: number) {
      const { rows } = await sql`
        delete from letters where id in (
          select id from letters where bulletin_id = ${bulletinId} and sent_at is null limit ${most}
        ) returning id`.execute(db)
      return rows.length
    },

    purge: ({ sent, ended }: { sent: Date; ended: Date }) =>
      db
        .deleteFrom('letters')
        .where((where) => where.or([where('sentAt', '<', sent), where('endedAt', '<', ended)]))
        .execute(),
  }
}
