import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solutionOf } from '../../e2e/processes/registrant.ts'
import { root } from '../installation/document.ts'
import type { Received } from '../sinks/received.ts'
import { stopwatch, until } from '../waiting.ts'
import type { Answer, Asked } from './client.ts'
import type { FaultsMember } from './members.ts'

/** Whoever comes to the portal, and what the portal owes them. */
export interface Visit {
  /** Makes a call, and again after each fault; gives the reply, or nothing for a refusal. */
  ask(path: string, asked?: Asked): Promise<Extract<Answer, { kind: 'reply' }>['data'] | undefined>
  /** Something was acknowledged: afterwards it has to be there. */
  owed(what: string, isThere: () => boolean | Promise<boolean>): void
  /** Of these there may be one: who asks once gets one. */
  owedOnce(texts: () => readonly string[]): void
  /** So many seconds after its acknowledgement a text message was there. */
  waited(seconds: number): void
  letters: Received
  messages: Received
}

const picture = readFileSync(join(root, 'server/src/demonstration/pictures/newResident.photo.jpg'))

/** Seconds that somebody waits for a code. */
const patience = 20

/** A challenge is good once: every try solves another one, as the browser does. */
const withCaptcha = async ({ ask }: Visit, path: string, body: object) => {
  const reply = await ask(`/tools/captcha?for=${path}`)
  return reply && ask(path, { body: { ...body, solvedCaptcha: await solutionOf(reply['challenge']) } })
}

/** Registers up to the photo: a code by text message, drafts, an upload. */
export const registers = async (visit: Visit, mobile: string) => {
  const { ask, owed, messages, waited } = visit
  const opened = await withCaptcha(visit, '/security/register_open', { termsAgreed: true })
  if (!opened) return
  const headers = { registration: String(opened['registration']) }
  const read = () => ask('/security/register_draft', { headers })
  owed('registration', async () => Boolean(await read()))

  if (!(await ask('/security/send_register_sms', { body: { mobile }, headers }))) return
  owed('code by text message', () => messages.to(mobile).length > 0)
  visit.owedOnce(() => messages.to(mobile))
  const seconds = stopwatch()

  const arrived = until(() => messages.to(mobile).length > 0, { seconds: patience, what: () => 'no code' }).then(
    () => waited(seconds()),
    () => waited(patience),
  )

  let saved = 0
  const save = async (version: number) => {
    if (await ask('/security/register_draft', { body: { draft: { address: String(version) } }, headers }))
      saved = version
  }
  await save(1)
  if (saved > 0)
    owed('draft', async () => {
      const { draft } = (await read()) ?? {}
      // A later one may have been stored although nobody was told.
      return Number((draft as { address?: string } | undefined)?.address ?? 0) >= saved
    })
  const uploaded = await ask('/tools/upload_member_photo', { file: { name: 'photo.jpg', content: picture }, headers })
  // The preview is made of the stored file, so the file is there too.
  if (uploaded) owed('photo', async () => Boolean(((await read())?.['photo'] as { preview?: string } | null)?.preview))
  await save(2)

  await arrived
  const [captcha] = /\d{6}/.exec(messages.to(mobile)[0] ?? '') ?? []
  if (captcha) await ask('/security/verify_sms', { body: { mobile, captcha }, headers })
}

/** Logs in and reports the card lost. */
export const losesCard = async (
  { ask, owed, owedOnce, letters }: Visit,
  { username, password, email }: FaultsMember,
) => {
  const opened = await ask('/security/login_one_pass', { body: { method: 'account', username, password } })
  if (!opened) return
  const headers = { apikey: String(opened['token']) }
  const info = () => ask('/account/info', { body: {}, headers })
  owed('session', async () => Boolean(await info()))

  const body = { circumstances: 'Lost on the bus', understood: true }
  if (!(await ask('/account/online/lost_card', { body, headers }))) return
  owed('loss report', async () => ((await info())?.['card'] as { kind?: string } | undefined)?.kind === 'temporary')
  owed('letter with the temporary card', () => letters.to(email).length > 0)
  owedOnce(() => letters.to(email))
  owed('end of the suspension', async () => {
    const card = (await info())?.['card'] as { closed?: string | null } | undefined
    return card?.closed === null
  })
}

/** Asks for the username. */
export const forgets = async (visit: Visit, { idNumber, birthDate, email }: FaultsMember) => {
  const asked = await withCaptcha(visit, '/account/online/forgot_account', { idNumber, birthDate })
  if (!asked) return
  visit.owed('letter with the username', () => visit.letters.to(email).length > 0)
  visit.owedOnce(() => visit.letters.to(email))
}
