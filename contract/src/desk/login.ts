import { z } from 'zod/mini'
import { post } from '../call.ts'
import { given, secret } from '../fields.ts'

const staff = z.object({ name: z.string(), permissions: z.array(z.enum(['review', 'content'])) })

export const login = {
  logIn: post('/desk/login', {
    summary: 'Staff log in by username and password',
    access: 'public',
    body: z.strictObject({ username: given, password: secret }),
    reply: z.object({ token: z.string() }),
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
