import { z } from 'zod/mini'
import { post } from '../call.ts'
import { pending, secret, solvedCaptcha } from '../fields.ts'
import { passkeyAnswer, passkeyOptions } from '../passkey.ts'
import { challenge, token } from '../replies.ts'
import { permissions, roles } from '../rules/roles.ts'
import { given } from '../written.ts'

/** What opens a login: only `desk` is complete. */
export const loginStages = ['code', 'enrolment', 'desk'] as const
/**
 * How a session was proved, besides the password or work account that began it; these alone: `password`, `account`.
 * `issuer`: whoever gives the work accounts says that there was a second factor.
 */
export const staffProofs = [
  'password',
  'account',
  'authenticator',
  'passkey',
  'recovery_code',
  'colleague',
  'issuer',
] as const

/**
 * What comes next: `code` asks for the second factor by `login.giveCode` or `login.givePasskey`; `enrolment` for setting one up, and opens
 * nothing else before; `desk` is logged in.
 */
export const next = z.enum(loginStages)

const staff = z.object({
  /** What they are called. @example Lei Wai Man */
  name: z.string(),
  /** What they work as. @example ["reviewer"] */
  roles: z.array(z.enum(roles)),
  /** What these roles may do. @example ["review", "members", "letters"] */
  permissions: z.array(z.enum(permissions)),
  /** Whether they have a second factor. */
  factor: z.boolean(),
  /** How this session was proved, besides the password or the work account. */
  provedBy: z.enum(staffProofs),
  /** How many recovery codes are left. @example 10 */
  recoveryCodes: z.number(),
})

/** Logging in to the desk, and the member of staff who has logged in. */
export const login = {
  captcha: post('/desk/captcha', {
    summary: 'A challenge for a login at the desk; the more wrong tries, the more work',
    access: 'public',
    body: z.strictObject({
      /** Of the member of staff. @example lei */
      username: given,
    }),
    reply: z.object({ challenge }),
  }),
  logIn: post('/desk/login', {
    summary: 'Staff begin to log in by username and password',
    access: 'public',
    body: z.strictObject({
      /** Of the member of staff. @example lei */
      username: given,
      /** Of the member of staff. */
      password: secret,
      /** Only after some wrong tries, when `captcha_needed` has asked for it: the solution of `login.captcha`. */
      solvedCaptcha: z.optional(solvedCaptcha),
    }),
    reply: z.object({
      /** Of the session; where a code comes next it is the `pending` of `login.giveCode` and its neighbours. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      token: z.string(),
      next,
    }),
    refuses: ['login_wrong', 'busy', 'captcha_needed', 'captcha_failed', 'staff_password_closed'],
  }),
  giveCode: post('/desk/login/code', {
    summary: 'The second factor of a login: a code of the authenticator app, a recovery code, or a colleague’s code',
    access: 'public',
    body: z.strictObject({
      pending,
      /** Blanks, hyphens and capitals do not matter. @example 123456 */
      code: given,
    }),
    reply: z.object({ token, next }),
    refuses: ['code_wrong', 'pending_ended'],
  }),
  askPasskey: post('/desk/login/passkey/ask', {
    summary: 'What to ask the browser, so that a passkey is the second factor of a login',
    access: 'public',
    body: z.strictObject({ pending }),
    reply: z.object({
      /** `PublicKeyCredentialRequestOptionsJSON`, good once, for five minutes; null where there is no passkey. @example {} */
      options: z.nullable(passkeyOptions),
    }),
    refuses: ['pending_ended'],
  }),
  givePasskey: post('/desk/login/passkey', {
    summary: 'The second factor of a login: a passkey, as `login.askPasskey` has asked for it',
    access: 'public',
    body: z.strictObject({
      pending,
      /** What the browser gave. */
      answer: passkeyAnswer,
    }),
    reply: z.object({ token, next }),
    refuses: ['pending_ended', 'passkey_refused', 'passkey_copied'],
  }),
  logOut: post('/desk/logout', {
    summary: 'End the staff session',
    access: 'staff',
    duringEnrolment: true,
    body: z.strictObject({}),
    reply: z.object({
      /**
       * Where to log out of the work account, too, by which this session began. Null where it began by password, or the
       * issuer has no such page. @example https://accounts.example.mo/logout?client_id=desk
       */
      address: z.nullable(z.string()),
    }),
  }),
  whoAmI: post('/desk/me', {
    summary: 'The member of staff behind the token',
    access: 'staff',
    duringEnrolment: true,
    body: z.strictObject({}),
    reply: staff,
  }),
}

export type LoginStage = (typeof loginStages)[number]
export type StaffProof = (typeof staffProofs)[number]
