import { randomUUID } from 'node:crypto'
import { type LetterChannel, type LetterKind, type Locale, letterChannels } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day, minute } from '../../ports/clock.ts'
import type { Job } from '../../ports/jobs.ts'
import type { Attachment } from '../../ports/mail.ts'
import { framed } from '../../texts/letters.ts'
import { choiceTable } from '../choice/choice.table.ts'
import { writeNotice } from '../notice/notice.service.ts'
import { inAccount, senseOf, type ToldKind, topicOf, untilDaytime } from './letter.rules.ts'
import { letterTable } from './letter.table.ts'
import { stopLinks } from './stopLink.rules.ts'

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

/**
 * What a member is told. In the account stands no link (T-84): what has one in the letter says it in words there. A text
 * message may say it shorter.
 */
type News =
  | { kind: 'notice' | 'expiry' | 'booking_reminder'; say: Say; inAccount?: Say; bySms?: Say }
  | { kind: 'stop_mobile'; say: Say; inAccount: Say; bySms?: never }
  | { kind: 'parent_consent'; say: Say; inAccount: Say; childId: number; bySms?: never }
  | { kind: Exclude<LetterKind, ToldKind>; say: Say; inAccount?: never; bySms?: never }

/** What goes out to many besides their accounts. */
interface Copies {
  kind: LetterKind
  say: Say
  /** Each character of a text message costs. */
  bySms?: Say
  /** By these ways; left out, by all. */
  ways?: readonly LetterChannel[]
  /** By the first of them alone at which somebody is reached. */
  once?: boolean
  /** The notice by staff of which they are copies: withdrawn, it takes along those that have not left. */
  bulletinId?: number
}

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

export const letterService = (deps: Uses<'clock' | 'settings' | 'keys' | 'origin', Tx>) => {
  const { db, clock, settings } = deps

  const written = ({ channel = 'email', kind, to, memberId = null, language, ...words }: Letter) => {
    const { subject, body, attachments } = words
    const now = clock.now()
    const topic = channel === 'email' && memberId !== null ? topicOf(kind) : undefined
    const stop = topic && memberId !== null ? stopLinks(deps).address({ memberId, topic }, language) : undefined
    const framedBody = framed({ body, channel, language, stop }, settings)
    const letter = { to, memberId, subject, body: framedBody, attachments }
    return { id: randomUUID(), channel, ...letter, ...senseOf(kind, now), writtenAt: now, sentAt: null }
  }
  /**
   * Puts a letter into the outbox. A courier sends it after the commit, at least once, even when the server stops in
   * between. `then` runs once the mail system has taken it, after a quarter of an hour at the latest.
   */
  const post = (letter: Letter, then?: Job) =>
    letterTable(db).add([written(letter)], then && { job: then, at: after(clock.now(), longestHold) })
  /** Who of them does not want what a letter of this kind says, by a way. Most kinds nobody is asked about. */
  const unwanted = async (people: readonly Contacts[], kind: LetterKind) => {
    const topic = topicOf(kind)
    const ids = people.map(({ id }) => id)
    const rows = topic === undefined ? [] : await choiceTable(db).of(ids, topic)
    const of = new Map(rows.map((row) => [row.id, row]))
    return (memberId: number, channel: LetterChannel) => of.get(memberId)?.[channel] === false
  }

  /**
   * Writes to everybody by the ways on file by which they want it. What members choose about is enforced here, and
   * nowhere else.
   */
  const copyTo = async (
    people: readonly Contacts[],
    { kind, say, bySms = say, ways, once = false, bulletinId }: Copies,
  ) => {
    const isUnwanted = await unwanted(people, kind)
    // What is not urgent wakes nobody.
    const nextTryAt = after(clock.now(), topicOf(kind) ? untilDaytime(clock.untilTomorrow()) : 0)
    const lettersTo = ({ id: memberId, email, mobile, mobileConfirmed, language }: Contacts) => {
      const reachedBy = { email, sms: mobileConfirmed ? mobile : null }
      const open = (ways ?? letterChannels).filter((way) => reachedBy[way] && !isUnwanted(memberId, way))
      return (once ? open.slice(0, 1) : open).map((channel) => {
        const words = channel === 'sms' ? bySms(language) : say(language)
        const letter = { kind, copy: true, memberId, language, channel, to: reachedBy[channel] ?? '' } as const
        return { ...written({ ...letter, ...words }), bulletinId, ...(channel === 'sms' && { nextTryAt }) }
      })
    }
    await letterTable(db).add(people.flatMap(lettersTo))
  }

  /**
   * Tells a member: in the account, whatever else there is, and at every contact, which are e-mail and, when the number
   * is confirmed, text message.
   */
  const notify = async (contacts: Contacts, news: News, { once = false } = {}) => {
    const { kind, say, bySms = say } = news
    await copyTo([contacts], { kind, say, bySms, once })
    if (inAccount[kind] !== 'told') return
    const childId = news.kind === 'parent_consent' ? news.childId : undefined
    await writeNotice({ db, clock }, { memberId: contacts.id, say: news.inAccount ?? say, childId })
  }

  return {
    post,
    copyTo,
    /** Copies of a notice that is withdrawn, at most so many: those that have not left. Resolves to how many they were. */
    takeCopies: letterTable(db).takeCopies,
    notify: (contacts: Contacts, news: News) => notify(contacts, news),

    /** The same with one letter: a text message only when there is no e-mail. */
    notifyOnce: (contacts: Contacts, news: News) => notify(contacts, news, { once: true }),

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
