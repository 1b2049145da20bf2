import { z } from 'zod/mini'
import { get, handOffServices, post } from '../call.ts'
import { code, given, mobile, secret, solvedCaptcha } from '../fields.ts'

/** What one has to wait before the next code can be sent, in seconds. */
export const codeSent = z.object({ wait: z.number() })
const signedIn = z.object({ token: z.string() })

export const login = {
  captcha: get('/tools/captcha', {
    summary: 'A puzzle for the browser to solve (altcha, proof of work); nothing to see, hear or type',
    access: 'public',
    reply: z.object({ challenge: z.looseObject({}) }),
  }),
  sendCode: post('/security/login_one_send_captcha', {
    summary: 'Send a login code to a mobile. The answer is the same whoever has the number',
    access: 'public',
    body: z.strictObject({ mobile, solvedCaptcha }),
    reply: codeSent,
    refuses: ['captcha_failed', 'code_wait'],
  }),
  logIn: post('/security/login_one_pass', {
    summary: 'Log in by username and password, or by mobile and code',
    access: 'public',
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: z.literal('account'), username: given, password: secret }),
      z.strictObject({ method: z.literal('sms'), mobile, code }),
    ]),
    reply: signedIn,
    refuses: ['login_wrong', 'code_wrong', 'busy'],
  }),
  logOut: post('/security/logout_force', {
    summary: 'End the session; the browser then goes to `uri`, which comes from the settings',
    access: 'member',
    services: handOffServices,
    body: z.strictObject({}),
    reply: z.object({ uri: z.string() }),
  }),
  handOff: post('/oauth/hand_off', {
    summary: 'A one-time code for a service that the menu leads to; never the session’s token (L11)',
    access: 'member',
    body: z.strictObject({ service: z.enum(handOffServices) }),
    reply: z.object({ code: z.string(), seconds: z.number() }),
    pathIsOurs: true,
  }),
  sendProofCode: post('/account/send_sms', {
    summary: 'Send a code to the mobile on file, to prove oneself anew',
    access: 'member',
    body: z.strictObject({}),
    reply: z.object({ wait: z.number(), mobileHint: z.string() }),
    refuses: ['code_wait', 'mobile_unconfirmed'],
  }),
  prove: post('/account/prove', {
    summary: 'Prove oneself anew by password or code; good for ten minutes',
    access: 'member',
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: z.literal('account'), password: secret }),
      z.strictObject({ method: z.literal('sms'), code }),
    ]),
    reply: z.object({}),
    refuses: ['login_wrong', 'code_wrong', 'busy'],
    pathIsOurs: true,
  }),
}
