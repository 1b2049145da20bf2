import type { JSONColumnType } from 'kysely'
import type { Db } from '../../database/database.ts'
import { after, type Clock, day } from '../../ports/clock.ts'
import { type Attachment, type Failure, type Outgoing, Undelivered } from '../../ports/mail.ts'

export interface InboxTables {
  developmentInbox: {
    key: string
    channel: 'email' | 'sms'
    to: string
    subject: string
    body: string
    attachments: JSONColumnType<Attachment[] | null, string | null>
    receivedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends InboxTables {}
}

/** Seconds after which received letters are deleted: a production portal may use this adapter, too. */
const longest = 90 * day

/**
 * For development and tests: keeps e-mails and text messages where one can read them. Copies are dropped by their key.
 */
export const inbox = ({ db, clock }: { db: Db; clock: Clock }) => {
  const closed = { email: false, sms: false }
  const failing = new Map<string, Failure>()
  const keep = (channel: 'email' | 'sms') => ({
    async send({ key, to, subject, body, attachments }: Outgoing) {
      if (closed[channel]) throw new Undelivered('unreachable')
      const reason = failing.get(to)
      if (reason) throw new Undelivered(reason)
      const now = clock.now()
      await db.deleteFrom('developmentInbox').where('receivedAt', '<', after(now, -longest)).execute()
      await db
        .insertInto('developmentInbox')
        .values({
          ...{ key, channel, to, subject, body, receivedAt: now },
          attachments: attachments ? JSON.stringify(attachments) : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  })
  return {
    mail: keep('email'),
    sms: keep('sms'),
    /** Newest first; only those to one recipient when `to` is given. */
    letters: (to?: string) =>
      db
        .selectFrom('developmentInbox')
        .select(['channel', 'to', 'subject', 'body', 'attachments', 'receivedAt'])
        .$if(to !== undefined, (query) => query.where('to', '=', to ?? ''))
        .orderBy('receivedAt', 'desc')
        .limit(200)
        .execute(),
    /** Simulates an outage of the mail system. */
    close(channel: 'email' | 'sms' = 'email') {
      closed[channel] = true
    },
    /** Simulates a system that takes nothing for one recipient. */
    fail(to: string, reason: Failure) {
      failing.set(to, reason)
    },
    /** Ends all of that. */
    open() {
      closed.email = closed.sms = false
      failing.clear()
    },
  }
}

export type Inbox = ReturnType<typeof inbox>
