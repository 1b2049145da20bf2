import { type Locale, Refusal } from '@palaestra/contract'
import {
  type LetterLink,
  type LinkAbout,
  type LinkPurpose,
  type LinkSpec,
  type LinkSubject,
  links,
} from '@palaestra/contract/links'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day } from '../../ports/clock.ts'
import { linkTable } from './link.table.ts'

/** The refusal for a secret that has ended. A pending token is no link to its holder. */
const ended = (purpose: LinkPurpose) => new Refusal(purpose === 'pending' ? 'pending_ended' : 'link_ended')

const purposes = Object.keys(links) as LinkPurpose[]
const openings = purposes.filter((purpose) => links[purpose].opensAccount)

interface Stored {
  subject: object
  detail: object
}
// `make` is the only writer, and it types the detail by purpose.
const aboutOf = <P extends LinkPurpose>({ subject, detail }: Stored) => ({ ...subject, ...detail }) as LinkAbout<P>

/** Returns what the link is about, and leaves the link good; refuses with `link_ended` (or `pending_ended`). */
export const lookAtLink = async <P extends LinkPurpose>({ db, clock }: Uses<'clock'>, purpose: P, secret: string) => {
  const link = await linkTable(db).any(hashOfToken(secret), purpose)
  if (!link || link.usedAt || link.endsAt <= clock.now()) throw ended(purpose)
  return aboutOf<P>(link)
}

/** Returns what an old link, ended or not, was about. */
export const lookAtOldLink = async <P extends LinkPurpose>({ db }: Uses, purpose: P, secret: string) => {
  const link = await linkTable(db).any(hashOfToken(secret), purpose)
  return link && aboutOf<P>(link)
}

/** The secrets in e-mailed links: 256 random bits, kept as a hash, good once. */
export const linkService = ({ db, clock, origin }: Uses<'clock' | 'origin', Tx>) => ({
  /** Makes a secret; the earlier ones for the same purpose and subject end. */
  async make<P extends LinkPurpose>(purpose: P, about: LinkAbout<P>) {
    const secret = newToken()
    const { seconds, ...shape }: LinkSpec = links[purpose]
    const subject = shape.subject.parse(about)
    const detail = shape.detail?.parse(about) ?? {}
    await linkTable(db).endAll(purpose, subject, clock.now())
    const endsAt = after(clock.now(), seconds)
    await linkTable(db).add({ tokenHash: hashOfToken(secret), purpose, subject, detail, endsAt })
    return secret
  },

  /** Makes the link for a letter, in the reader’s language; the earlier links end in the same way. */
  async inLetter<P extends LetterLink>(purpose: P, language: Locale, about: LinkAbout<P>) {
    return `${origin}/${language}${links[purpose].path}/${await this.make(purpose, about)}`
  },

  /** Ends the links for a purpose that has been served. */
  end: <P extends LinkPurpose>(purpose: P, subject: LinkSubject<P>) =>
    linkTable(db).endAll(purpose, subject, clock.now()),

  /** Uses the link up; refuses with `link_ended`. */
  async use<P extends LinkPurpose>(purpose: P, secret: string) {
    const link = await linkTable(db).use(hashOfToken(secret), purpose, clock.now())
    if (!link) throw ended(purpose)
    return aboutOf<P>(link)
  },
})

/** Ends the links that, in a thief’s hands, would still open or move a member’s account. For `batch`. */
export const endingOpenings = ({ db, clock }: Uses<'clock', Tx>, member: number) =>
  linkTable(db).endingEach(openings, { member }, clock.now())

/**
 * Ends the links for a new e-mail address that were asked for in a session which the member ends, or in any but the kept
 * one: whoever was turned out of the account must not take it by them. For `batch`.
 */
export const endingAskedIn = (
  { db, clock }: Uses<'clock', Tx>,
  member: number,
  which: { session: string } | { not: string | undefined },
) => linkTable(db).endingAskedIn('change_email', { member }, which, clock.now())

/**
 * Purges links a week after their end, and activation links after a year: until then their holder may ask for a new
 * one.
 */
export const purgeLinks = ({ db, clock }: Uses<'clock'>) => {
  const ago = (days: number) => after(clock.now(), -days * day)
  return linkTable(db).purgeEnded(ago(7), 'activate', ago(365))
}
