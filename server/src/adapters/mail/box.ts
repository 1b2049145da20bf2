import type { Db } from '../../database/database.ts'
import { after, type Clock, day } from '../../ports/clock.ts'
import type { Outgoing } from '../../ports/mail.ts'

export interface InboxTables {
  developmentInbox: {
    key: string
    channel: 'email' | 'sms'
    to: string
    subject: string
    body: string
    receivedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends InboxTables {}
}

/** Seconds: where a pretending adapter is used in earnest, what it has received must not be kept for ever. */
const longest = 90 * day

/** For development and tests: letters and messages land where one can read them. Copies are dropped by their key. */
export const inbox = ({ db, clock }: { db: Db; clock: Clock }) => {
  const closed = { email: false, sms: false }
  const keep = (channel: 'email' | 'sms') => ({
    async send({ key, to, subject, body }: Outgoing) {
      if (closed[channel]) throw new Error(`the ${channel} system does not answer`)
      const now = clock.now()
      await db.deleteFrom('developmentInbox').where('receivedAt', '<', after(now, -longest)).execute()
      await db
        .insertInto('developmentInbox')
        .values({ key, channel, to, subject, body, receivedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  })
  return {
    mail: keep('email'),
    sms: keep('sms'),
    /** Newest first; of one recipient where `to` is given. */
    letters: (to?: string) =>
      db
        .selectFrom('developmentInbox')
        .select(['channel', 'to', 'subject', 'body', 'receivedAt'])
        .$if(to !== undefined, (query) => query.where('to', '=', to ?? ''))
        .orderBy('receivedAt', 'desc')
        .limit(200)
        .execute(),
    /** As when the mail system is out of order. */
    close(channel: 'email' | 'sms' = 'email') {
      closed[channel] = true
    },
    open() {
      closed.email = closed.sms = false
    },
  }
}

export type Inbox = ReturnType<typeof inbox>
