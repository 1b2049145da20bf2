import { z } from 'zod/mini'
import { post } from '../call.ts'
import { secret } from '../fields.ts'
import { token } from '../replies.ts'
import { given } from '../written.ts'

const staff = z.object({
  /** What they are called. @example Lei Wai Man */
  name: z.string(),
  /** What they may do: decide applications, change content. */
  permissions: z.array(z.enum(['review', 'content'])),
})

/** Logging in to the desk, and the member of staff who has logged in. */
export const login = {
  logIn: post('/desk/login', {
    summary: 'Staff log in by username and password',
    access: 'public',
    body: z.strictObject({
      /** Of the member of staff. @example lei */
      username: given,
      /** Of the member of staff. */
      password: secret,
    }),
    reply: z.object({ token }),
    refuses: ['login_wrong', 'busy'],
  }),
  logOut: post('/desk/logout', {
    summary: 'End the staff session',
    access: 'staff',
    body: z.strictObject({}),
    reply: z.object({}),
  }),
  whoAmI: post('/desk/me', {
    summary: 'The member of staff behind the token',
    access: 'staff',
    body: z.strictObject({}),
    reply: staff,
  }),
}
