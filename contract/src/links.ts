import { z } from 'zod/mini'
import { handOffServices } from './call.ts'

/** In seconds. */
const [minute, hour, day] = [60, 3600, 86_400]

/** The declaration of a kind of secret link. Letters, routes, redaction and `no-store` follow from it. */
export interface LinkSpec {
  /** The path of the link screen; the secret is the last part of the address. Left out: the secret is in no letter. */
  path?: `/${string}`
  /** Seconds for which the link is good. */
  seconds: number
  /** In wrong hands it would open the account, or move it: it ends with a new password, mobile or e-mail. */
  opensAccount: boolean
  /** The person or case that it is for. A new link for the same ends the one before. */
  subject: z.ZodMiniType<object>
  /** Further facts that it carries. */
  detail?: z.ZodMiniType<object>
}
const link = <const Spec extends LinkSpec>(spec: Spec) => spec

const member = z.object({ member: z.int() })
const session = z.object({ session: z.string() })

/** Every secret that travels in a link, an address or a response, by its purpose. Opening one uses nothing up. */
export const links = {
  /** A member’s online account. */
  activate: link({
    path: '/security/active-online-account',
    seconds: day,
    opensAccount: false,
    subject: member,
  }),
  /** A rejected application. */
  correct: link({
    path: '/register/correct',
    seconds: 30 * day,
    opensAccount: false,
    subject: z.object({ application: z.int() }),
  }),
  /** A member who logs in by the letter. */
  log_in: link({
    path: '/security/login-link',
    seconds: 15 * minute,
    opensAccount: true,
    subject: member,
  }),
  /** A member who chooses a new password. */
  reset_password: link({
    path: '/security/change-password',
    seconds: hour,
    opensAccount: true,
    subject: member,
  }),
  /** A member’s next e-mail address, and the session that asked for it and goes on. */
  change_email: link({
    path: '/security/change-email',
    seconds: day,
    opensAccount: true,
    subject: member,
    detail: z.object({ email: z.string(), session: z.string() }),
  }),
  /** A member’s present e-mail address. */
  confirm_email: link({
    path: '/security/active-email',
    seconds: day,
    opensAccount: false,
    subject: member,
    detail: z.object({ email: z.string() }),
  }),
  /** A member who has lost the old phone. */
  recover_mobile: link({
    path: '/security/recover-mobile',
    seconds: day,
    opensAccount: true,
    subject: member,
  }),
  /** The holder of the old phone, who says no to a new number. */
  stop_mobile: link({
    path: '/security/stop-mobile',
    // Longer than any waiting time that can be set: the request itself says whether it can still be stopped.
    seconds: 32 * day,
    opensAccount: false,
    subject: z.object({ request: z.int() }),
  }),
  /** A minor whose online payment a guardian is asked to authorise. Each guardian has a link of their own. */
  parent_consent: link({
    path: '/security/push/supple-parent',
    seconds: 72 * hour,
    opensAccount: false,
    subject: z.object({ child: z.int(), guardianIdNumber: z.string() }),
  }),
  /** A member on the way to a service that the menu leads to: long enough for one click. */
  hand_off: link({
    seconds: minute,
    opensAccount: false,
    detail: session,
    subject: z.object({ member: z.int(), service: z.enum(handOffServices) }),
  }),
  /** A member on the way from an app into the portal (Q04). */
  api_code: link({ seconds: minute, opensAccount: true, subject: member, detail: session }),
  /** A member who has shown knowledge, and still owes a code. */
  pending: link({ seconds: 10 * minute, opensAccount: true, subject: member }),
}

export type LinkPurpose = keyof typeof links
/** The purposes of links in letters. */
export type LetterLink = {
  [P in LinkPurpose]: (typeof links)[P] extends { path: string } ? P : never
}[LinkPurpose]
/** The path of the screen that stops e-mails. Its link is a seal that nobody keeps, and opens nothing. */
export const stopPath = '/security/stop-notices'

/** The paths of the link screens, in the router’s spelling. */
export type LinkPath = `${(typeof links)[LetterLink]['path'] | typeof stopPath}/$hash`

export type LinkSubject<P extends LinkPurpose> = z.output<(typeof links)[P]['subject']>
/** The subject and the detail of a link. */
export type LinkAbout<P extends LinkPurpose> = LinkSubject<P> &
  ((typeof links)[P] extends { detail: infer Detail extends z.ZodMiniType } ? z.output<Detail> : unknown)
