import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { code } from '../fields.ts'
import { factorProof, newPasskeyAnswer, passkeyName, passkeyOptions } from '../passkey.ts'
import { moment, token } from '../replies.ts'
import { roles } from '../rules/roles.ts'
import { given } from '../written.ts'

/** The second factor of staff, and a colleague’s help for who has lost it. */
export const staff = {
  beginFactor: post('/desk/factor/begin', {
    summary: 'Begin to set up an authenticator app (TOTP, RFC 6238). Nothing changes before the first right code',
    access: 'staff',
    duringEnrolment: true,
    body: factorProof,
    reply: z.object({
      /** For who types it: base 32. @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP */
      secret: z.string(),
      /** For who scans it. @example otpauth://totp/Sports%20Membership:lei?secret=JBSWY3DPEHPK3PXP */
      uri: z.string(),
    }),
    refuses: ['code_wrong', 'passkey_refused', 'passkey_copied'],
  }),
  confirmFactor: post('/desk/factor/confirm', {
    summary: 'The first code of the app: from now on each login asks for one. Every other session ends',
    access: 'staff',
    duringEnrolment: true,
    body: z.strictObject({ code }),
    reply: z.object({
      token,
      /** Ten, each works once. They are never told again. @example ["7KQ4N-X9CM3"] */
      recoveryCodes: z.array(z.string()),
    }),
    refuses: ['code_wrong'],
  }),
  passkeys: get('/desk/passkeys', {
    summary: 'What second factors one has: whether there is an app, and all passkeys',
    access: 'staff',
    reply: z.object({
      /** Whether there is an authenticator app. */
      app: z.boolean(),
      /** The first that was added comes first. */
      items: z.array(
        z.object({
          /** By which it is removed. @example 7 */
          id: z.number(),
          /** As its owner has called it. @example Office computer */
          name: z.string(),
          /** When it was added. */
          addedAt: moment,
          /** When it was last used; null while it never was. */
          usedAt: z.nullable(moment),
        }),
      ),
    }),
  }),
  askPasskey: post('/desk/passkeys/ask', {
    summary:
      'What to ask the browser, so that a passkey one has is the proof for `staff.beginPasskey` or `staff.beginFactor`',
    access: 'staff',
    body: z.strictObject({}),
    reply: z.object({
      /** `PublicKeyCredentialRequestOptionsJSON`; null where there is no passkey. @example {} */
      options: z.nullable(passkeyOptions),
    }),
  }),
  beginPasskey: post('/desk/passkeys/begin', {
    summary: 'Begin to add a passkey (WebAuthn). Nothing changes before `staff.addPasskey`',
    access: 'staff',
    duringEnrolment: true,
    body: factorProof,
    reply: z.object({
      /** `PublicKeyCredentialCreationOptionsJSON`. @example {} */
      options: passkeyOptions,
    }),
    refuses: ['code_wrong', 'passkey_refused', 'passkey_copied'],
  }),
  addPasskey: post('/desk/passkeys/add', {
    summary: 'The new passkey: from now on each login asks for a second factor. Every other session ends',
    access: 'staff',
    duringEnrolment: true,
    body: z.strictObject({
      /** By which its owner knows it again. @example Office computer */
      name: passkeyName,
      /** What the browser gave for the options of `staff.beginPasskey`. */
      answer: newPasskeyAnswer,
    }),
    reply: z.object({
      token,
      /** Ten with the first factor, each works once; else none. They are never told again. @example ["7KQ4N-X9CM3"] */
      recoveryCodes: z.array(z.string()),
    }),
    refuses: ['passkey_refused'],
  }),
  removePasskey: post('/desk/passkeys/remove', {
    summary: 'Remove one of one’s own passkeys. The last second factor stays',
    access: 'staff',
    body: z.strictObject({
      /** As `staff.passkeys` has it. @example 7 */
      id: z.int(),
    }),
    reply: z.object({}),
    refuses: ['not_found', 'last_factor'],
  }),
  colleagues: get('/desk/staff', {
    summary: 'Everyone who works at the desk',
    access: 'staff',
    permission: 'staff',
    reply: z.object({
      /** By username. */
      items: z.array(
        z.object({
          /** By which they log in. @example lei */
          username: z.string(),
          /** What they are called. @example Lei Wai Man */
          name: z.string(),
          /** What they work as. @example ["reviewer"] */
          roles: z.array(z.enum(roles)),
          /** Whether they have a second factor. */
          factor: z.boolean(),
          /** Whether they log in by a work account. */
          account: z.boolean(),
          /** Whether it is oneself: nobody helps themselves in. */
          self: z.boolean(),
        }),
      ),
    }),
  }),
  setRoles: post('/desk/staff/roles', {
    summary: 'Say what a colleague works as, from their next call on. Nobody decides this about themselves',
    access: 'staff',
    permission: 'staff',
    body: z.strictObject({
      /** Of the colleague. @example lei */
      username: given,
      /** All roles from now on; empty takes away everything but their own login. @example ["reviewer", "counter"] */
      roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
    }),
    reply: z.object({}),
    refuses: ['not_found', 'not_oneself', 'staff_roles_elsewhere'],
  }),
  helpIn: post('/desk/staff/help_in', {
    summary: 'Remove a colleague’s second factor, and get a code that lets them in once within an hour',
    access: 'staff',
    permission: 'staff',
    body: z.strictObject({
      /** Of the colleague. @example lei */
      username: given,
    }),
    reply: z.object({
      /** To be spoken to them: it works once, with their password. It is never told again. @example 7KQ4N-X9CM3 */
      code: z.string(),
      /** For how long. @example 60 */
      minutes: z.number(),
    }),
    refuses: ['not_found', 'not_oneself'],
  }),
}
