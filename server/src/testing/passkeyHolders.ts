import type { clerksOf } from './clerks.ts'
import { aPasskey, type Passkey } from './passkeys.ts'
import type { Envelope } from './portal.ts'

type Clerk = Awaited<ReturnType<typeof clerksOf>>['clerk']
type Way = Pick<ReturnType<Clerk>, 'logIn' | 'as'>
type Desk = ReturnType<Way['as']>

/** Adds a passkey in an open session, after the proof that there is. */
export const addPasskey = async (
  desk: Desk,
  passkey: Passkey,
  proof: object = {},
  name = 'Office computer',
): Promise<Envelope> => {
  const { data } = await desk.post('/desk/passkeys/begin', proof)
  return desk.post('/desk/passkeys/add', { name, answer: passkey.create(data.options) })
}

/** Clerks who have a passkey from the first login on. */
export const withPasskeyOf =
  (clerk: Clerk) =>
  async (username = 'ieong') => {
    const way = clerk(username)
    const passkey = aPasskey()
    const { data } = await addPasskey(way.as((await way.logIn()).token), passkey)
    return { ...way, passkey, recoveryCodes: data.recoveryCodes as string[], desk: way.as(data.token) }
  }

/** A login up to what the browser is asked. */
export const askedForPasskey = async ({ logIn, as }: Way) => {
  const { token: pending, next } = await logIn()
  const { post } = as('')
  const ask = async () => (await post('/desk/login/passkey/ask', { pending })).data.options
  const give = (answer: object): Promise<Envelope> => post('/desk/login/passkey', { pending, answer })
  return { pending, next, ask, give, options: await ask() }
}
