import { randomUUID } from 'node:crypto'
import type { LetterChannel, LetterKind, Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day, minute } from '../../ports/clock.ts'
import type { Job } from '../../ports/jobs.ts'
import type { Attachment } from '../../ports/mail.ts'
import { framed } from '../../texts/letters.ts'
import { senseOf } from './letter.rules.ts'
import { letterTable } from './letter.table.ts'

export interface Letter {
  /** From it follows how soon the letter has to leave, and for how long it is tried. */
  kind: LetterKind
  /** The channel is e-mail by default. */
  channel?: LetterChannel
  to: string
  /** The member to whom it is written, if any: their file shows it, whatever their address is by then. */
  memberId?: number | null | undefined
  /** The language of the words, and of what is put around them. */
  language: Locale
  /** Empty for a text message. */
  subject: string
  /** What it has to say. Who says it is put around it here, the same for all. */
  body: string
  attachments?: readonly Attachment[]
}

/** The words of a letter. */
export type Said = Pick<Letter, 'subject' | 'body'>
type Notice = Said & Pick<Letter, 'kind'>

/** The contacts on file of a member. */
export interface Contacts {
  /** Of the member. Left out, the letter is found by its address alone. */
  id?: number
  email: string | null
  mobile: string | null
  mobileConfirmed: boolean
  language: Locale
}

/** Seconds after which the job that follows a letter waits no longer: nobody is held back because mail is away. */
const longestHold = 15 * minute

export const letterService = ({ db, clock, settings }: Uses<'clock' | 'settings', Tx>) => {
  const written = ({ channel = 'email', kind, to, memberId = null, language, ...words }: Letter) => {
    const { subject, body, attachments } = words
    const now = clock.now()
    const letter = { to, memberId, subject, body: framed({ body, channel, language }, settings), attachments }
    return { id: randomUUID(), channel, ...letter, ...senseOf(kind, now), writtenAt: now, sentAt: null }
  }
  /**
   * Puts a letter into the outbox. A courier sends it after the commit, at least once, even when the server stops in
   * between. `then` runs once the mail system has taken it, after a quarter of an hour at the latest.
   */
  const post = (letter: Letter, then?: Job) =>
    letterTable(db).add([written(letter)], then && { job: then, at: after(clock.now(), longestHold) })
  /** Writes to every contact of a member: by e-mail and, when the number is confirmed, by text message. */
  const notify = async ({ id: memberId, email, mobile, mobileConfirmed, language }: Contacts, notice: Notice) => {
    const letter = { ...notice, memberId, language }
    const letters: Letter[] = []
    if (email) letters.push({ ...letter, to: email })
    if (mobile && mobileConfirmed) letters.push({ ...letter, channel: 'sms', to: mobile })
    await letterTable(db).add(letters.map(written))
  }

  return {
    post,
    notify,

    /** Writes one letter: a text message only when there is no e-mail. */
    notifyOnce: (contacts: Contacts, letter: Notice) =>
      notify(contacts.email ? { ...contacts, mobile: null } : contacts, letter),

    /**
     * Does the work of `post` for nobody: an empty letter that counts as sent. Where a reply must hide whether a
     * letter is written, its timing must hide it too (T-05, T-16).
     */
    pretend(kind: LetterKind) {
      const now = clock.now()
      const empty = { id: randomUUID(), channel: 'sms', to: '', memberId: null, subject: '', body: null } as const
      return letterTable(db).add([{ ...empty, ...senseOf(kind, now), writtenAt: now, sentAt: now }])
    },
  }
}

/**
 * Keeps the recipient and time of each letter for a month, to answer members who ask where a letter has gone; of one
 * that ended undelivered for three months.
 */
export const purgeLetters = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => {
  const { sentLetters, undeliveredLetters } = settings.retention
  const ago = (days: number) => after(clock.now(), -days * day)
  return letterTable(db).purge({ sent: ago(sentLetters), ended: ago(undeliveredLetters) })
}
