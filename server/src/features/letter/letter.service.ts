import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import type { Job } from '../../ports/jobs.ts'
import { letterTable } from './letter.table.ts'

export interface Letter {
  /** The channel is e-mail by default. */
  channel?: 'email' | 'sms'
  to: string
  /** Empty for a text message. */
  subject: string
  body: string
}

export type Said = Pick<Letter, 'subject' | 'body'>

/** The contacts on file of a member. */
export interface Contacts {
  email: string | null
  mobile: string | null
  mobileConfirmed: boolean
}

export const letterService = ({ db, clock, jobs }: Uses<'clock' | 'jobs', Tx>) => {
  /**
   * Puts a letter into the outbox. It leaves the house after the commit, at least once, even when the server stops in
   * between. `then` runs once the mail system has taken it.
   */
  const post = async ({ channel = 'email', ...letter }: Letter, then: Job | null = null) => {
    const id = randomUUID()
    await letterTable(db).add({ id, channel, ...letter, writtenAt: clock.now(), sentAt: null }, then)
    await jobs.add(db, { name: 'letter.deliver', data: { letterId: id } })
  }
  /** Writes to every contact of a member: by e-mail and, when the number is confirmed, by text message. */
  const notify = async ({ email, mobile, mobileConfirmed }: Contacts, letter: Said) => {
    if (email) await post({ ...letter, to: email })
    if (mobile && mobileConfirmed) await post({ ...letter, channel: 'sms', to: mobile })
  }

  return {
    post,
    notify,

    /** Writes one letter: a text message only when there is no e-mail. */
    notifyOnce: (contacts: Contacts, letter: Said) =>
      notify(contacts.email ? { ...contacts, mobile: null } : contacts, letter),

    /**
     * Does the work of `post` for nobody: an empty letter that counts as sent. Where a reply must hide whether a
     * letter is written, its timing must hide it too (T-05, T-16).
     */
    async pretend() {
      const [id, now] = [randomUUID(), clock.now()]
      const empty = { id, channel: 'sms', to: '', subject: '', body: null } as const
      await letterTable(db).add({ ...empty, writtenAt: now, sentAt: now }, null)
      await jobs.add(db, { name: 'letter.deliver', data: { letterId: id } })
    },
  }
}

/** Keeps the recipient and time of each letter for a month, to answer members who ask where a letter has gone. */
export const purgeLetters = ({ db, clock }: Uses<'clock'>) => letterTable(db).purgeSent(after(clock.now(), -30 * day))
