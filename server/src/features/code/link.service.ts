import { type Locale, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day, hour, minute } from '../../ports/clock.ts'
import { type LinkPurpose, linkTable } from './link.table.ts'

/** Long enough for one click. */
export const handOffSeconds = 60
/** Seconds for which a link can be used. */
const lifetime: Record<LinkPurpose, number> = {
  activate: day,
  correct: 30 * day,
  hand_off: handOffSeconds,
  api_code: 60,
  log_in: 15 * minute,
  pending: 10 * minute,
  reset_password: hour,
  change_email: day,
  confirm_email: day,
  recover_mobile: day,
  // Longer than any waiting time that can be set: whether it can still be stopped, the request says.
  stop_mobile: 32 * day,
  parent_consent: 72 * hour,
}

/** The screens of the links in letters. Opening one uses nothing up: it shows a button (T-22). */
const screens = {
  activate: 'security/active-online-account',
  correct: 'register/correct',
  log_in: 'security/login-link',
  reset_password: 'security/change-password',
  change_email: 'security/change-email',
  confirm_email: 'security/active-email',
  recover_mobile: 'security/recover-mobile',
  stop_mobile: 'security/stop-mobile',
  parent_consent: 'security/push/supple-parent',
} satisfies Partial<Record<LinkPurpose, string>>

/** A link that is written to somebody. */
interface Mailed {
  /** The id of whom or what it is for. */
  subject: number
  /** Of who reads the letter. */
  language: Locale
  detail?: string
}

/** What is said of a secret that is good no more. Not all of them are links to whoever holds them. */
const ended = (purpose: LinkPurpose) => new Refusal(purpose === 'pending' ? 'pending_ended' : 'link_ended')

/** Whom a link is for, and what else it is about. */
export interface LinkFor {
  subject: string
  detail: string | null
}

/** Whom the link is for; refuses with `link_ended` (or `pending_ended`). Looking uses nothing up. */
export const lookAtLink = async (
  { db, clock }: Uses<'clock'>,
  purpose: LinkPurpose,
  secret: string,
): Promise<LinkFor> => {
  const link = await linkTable(db).any(hashOfToken(secret), purpose)
  if (!link || link.usedAt || link.endsAt <= clock.now()) throw ended(purpose)
  return { subject: link.subject, detail: link.detail }
}

/** Whom an old link, ended or not, was for. */
export const subjectOfLink = async ({ db }: Uses, purpose: LinkPurpose, secret: string) =>
  (await linkTable(db).any(hashOfToken(secret), purpose))?.subject

/** The secrets in e-mailed links: 256 random bits, kept as a hash, good once. */
export const linkService = ({ db, clock, origin }: Uses<'clock' | 'origin', Tx>) => ({
  /** A new secret; the earlier ones for the same purpose and subject end. */
  async make(purpose: LinkPurpose, subject: string, detail: string | null = null) {
    const secret = newToken()
    await linkTable(db).endAll(purpose, subject, clock.now())
    const endsAt = after(clock.now(), lifetime[purpose])
    await linkTable(db).add({ tokenHash: hashOfToken(secret), purpose, subject, detail, endsAt })
    return secret
  },

  /** A new secret as the link in a letter; the earlier links end in the same way. */
  async inLetter(purpose: keyof typeof screens, { subject, language, detail }: Mailed) {
    return `${origin}/${language}/${screens[purpose]}/${await this.make(purpose, String(subject), detail)}`
  },

  /** What it was for is done: the links for it end. */
  end: (purpose: LinkPurpose, subject: string) => linkTable(db).endAll(purpose, subject, clock.now()),

  /** Uses the link up; refuses with `link_ended`. */
  async use(purpose: LinkPurpose, secret: string): Promise<LinkFor> {
    const link = await linkTable(db).use(hashOfToken(secret), purpose, clock.now())
    if (!link) throw ended(purpose)
    return link
  },
})

/** A week after their end; who holds an old link to activate the account may ask for a new one for a year. */
export const purgeLinks = ({ db, clock }: Uses<'clock'>) => {
  const ago = (days: number) => after(clock.now(), -days * day)
  return linkTable(db).forgetEnded(ago(7), 'activate', ago(365))
}
