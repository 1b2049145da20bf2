import { randomUUID } from 'node:crypto'
import type { LetterChannel, LetterKind, Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day, minute } from '../../ports/clock.ts'
import type { Job } from '../../ports/jobs.ts'
import type { Attachment } from '../../ports/mail.ts'
import { framed } from '../../texts/letters.ts'
import { writeNotice } from '../notice/notice.service.ts'
import { inAccount, senseOf, type ToldKind } from './letter.rules.ts'
import { letterTable } from './letter.table.ts'

interface Addressed {
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
/**
 * A letter to one address. From its kind follows how soon it has to leave, and for how long it is tried. What tells a
 * member something is for `notify`, which writes it into the account, too; here it is a `copy` of what is told there.
 */
export type Letter = Addressed &
  ({ kind: Exclude<LetterKind, ToldKind>; copy?: true } | { kind: LetterKind; copy: true })

/** The words of a letter. */
export type Said = Pick<Letter, 'subject' | 'body'>
/** The same words in the language of whoever reads them. */
export type Say = (language: Locale) => Said

/** What a member is told. In the account stands no link (T-84): what has one in the letter says it in words there. */
type News =
  | { kind: 'notice'; say: Say; inAccount?: Say }
  | { kind: 'stop_mobile'; say: Say; inAccount: Say }
  | { kind: 'parent_consent'; say: Say; inAccount: Say; childId: number }
  | { kind: Exclude<LetterKind, ToldKind>; say: Say; inAccount?: never }

/** The contacts on file of a member. */
export interface Contacts {
  /** Of the member. */
  id: number
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
  /**
   * Tells a member: in the account, whatever else there is, and at every contact, which are e-mail and, when the number
   * is confirmed, text message.
   */
  const notify = async ({ id: memberId, email, mobile, mobileConfirmed, language }: Contacts, news: News) => {
    const { kind, say } = news
    const letterTo = (to: string, channel: LetterChannel) =>
      written({ kind, copy: true, ...say(language), memberId, language, to, channel })
    await letterTable(db).add([
      ...(email ? [letterTo(email, 'email')] : []),
      ...(mobile && mobileConfirmed ? [letterTo(mobile, 'sms')] : []),
    ])
    if (inAccount[kind] !== 'told') return
    const childId = news.kind === 'parent_consent' ? news.childId : undefined
    await writeNotice({ db, clock }, { memberId, say: news.inAccount ?? say, childId })
  }

  return {
    post,
    notify,

    /** The same with one letter: a text message only when there is no e-mail. */
    notifyOnce: (contacts: Contacts, news: News) =>
      notify(contacts.email ? { ...contacts, mobile: null } : contacts, news),

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
