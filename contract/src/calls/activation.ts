import { z } from 'zod/mini'
import { post } from '../call.ts'
import { code, hash, newPasswords, samePasswords } from '../fields.ts'
import { codeSent, mobileHint } from '../replies.ts'

/**
 * The first steps of a new member: from the link of the welcome letter to a password.
 * Every call carries the secret of the e-mailed link in its body: a scanner that opens links uses nothing up.
 */
export const activation = {
  look: post('/security/active_online_account/look', {
    summary: 'Whose link it is, as far as its holder may know',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({
      /** What the member will log in by. @example siumei */
      username: z.string(),
      mobileHint,
    }),
    refuses: ['link_ended', 'mobile_unconfirmed'],
    pathIsOurs: true,
  }),
  sendCode: post('/security/active_online_account/send_sms', {
    summary: 'Send a code to the mobile of the application',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: codeSent,
    refuses: ['link_ended', 'mobile_unconfirmed', 'code_wait'],
    pathIsOurs: true,
  }),
  activate: post('/security/active_online_account', {
    summary: 'Activate the online account: link, code and first password at once',
    access: 'public',
    body: z.strictObject({ hash, code, ...newPasswords }).check(samePasswords),
    reply: z.object({}),
    refuses: ['link_ended', 'mobile_unconfirmed', 'code_wrong', 'password_too_common', 'password_personal', 'busy'],
  }),
  /** The link lives a day, and a letter may lie longer. Who holds an old one gets a new one to the same address. */
  launch: post('/account/online/launch', {
    summary: 'Send a new activation link to the address on file, in place of an old link',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({}),
  }),
}
