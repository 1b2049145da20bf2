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

/** What is said of a secret that is good no more. Not all of them are links to whoever holds them. */
const ended = (purpose: LinkPurpose) => new Refusal(purpose === 'pending' ? 'pending_ended' : 'link_ended')

const purposes = Object.keys(links) as LinkPurpose[]
const openings = purposes.filter((purpose) => links[purpose].opensAccount)

interface Stored {
  subject: object
  detail: object
}
// As `make` has written it, which takes nothing else for this purpose.
const aboutOf = <P extends LinkPurpose>({ subject, detail }: Stored) => ({ ...subject, ...detail }) as LinkAbout<P>

/** What the link is about; refuses with `link_ended` (or `pending_ended`). Looking uses nothing up. */
export const lookAtLink = async <P extends LinkPurpose>({ db, clock }: Uses<'clock'>, purpose: P, secret: string) => {
  const link = await linkTable(db).any(hashOfToken(secret), purpose)
  if (!link || link.usedAt || link.endsAt <= clock.now()) throw ended(purpose)
  return aboutOf<P>(link)
}

/** What an old link, ended or not, was about. */
export const lookAtOldLink = async <P extends LinkPurpose>({ db }: Uses, purpose: P, secret: string) => {
  const link = await linkTable(db).any(hashOfToken(secret), purpose)
  return link && aboutOf<P>(link)
}

/** The secrets in e-mailed links: 256 random bits, kept as a hash, good once. */
export const linkService = ({ db, clock, origin }: Uses<'clock' | 'origin', Tx>) => ({
  /** A new secret; the earlier ones for the same purpose and subject end. */
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

  /** A new secret as the link in a letter, for who reads that language; the earlier links end in the same way. */
  async inLetter<P extends LetterLink>(purpose: P, language: Locale, about: LinkAbout<P>) {
    return `${origin}/${language}${links[purpose].path}/${await this.make(purpose, about)}`
  },

  /** What it was for is done: the links for it end. */
  end: <P extends LinkPurpose>(purpose: P, subject: LinkSubject<P>) =>
    linkTable(db).endAll(purpose, subject, clock.now()),

  /** Uses the link up; refuses with `link_ended`. */
  async use<P extends LinkPurpose>(purpose: P, secret: string) {
    const link = await linkTable(db).use(hashOfToken(secret), purpose, clock.now())
    if (!link) throw ended(purpose)
    return aboutOf<P>(link)
  },
})

/** Ends what in somebody else’s hands would still open a member’s account, or move it. */
export const endOpenings = ({ db, clock }: Uses<'clock', Tx>, member: number) =>
  linkTable(db).endEach(openings, { member }, clock.now())

/** A week after their end; who holds an old link to activate the account may ask for a new one for a year. */
export const purgeLinks = ({ db, clock }: Uses<'clock'>) => {
  const ago = (days: number) => after(clock.now(), -days * day)
  return linkTable(db).forgetEnded(ago(7), 'activate', ago(365))
}
