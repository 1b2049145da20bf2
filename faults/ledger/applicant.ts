import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solutionOf } from '../../e2e/processes/registrant.ts'
import { root } from '../installation/document.ts'
import type { Portal } from '../installation/portal.ts'
import { photo, registered } from '../sinks/bureau.ts'
import type { Received } from '../sinks/received.ts'
import { until } from '../waiting.ts'
import type { Asked, Client } from './client.ts'

const idCopy = readFileSync(join(root, 'server/src/demonstration/pictures/newResident.document.jpg'))

/** Makes a call; gives its reply. @throws when there is none */
export const replyTo = async (client: Client, path: string, asked?: Asked) => {
  const answer = await client.call(path, asked)
  if (answer.kind !== 'reply') throw new Error(`${path} answered ${JSON.stringify(answer)}`)
  return answer.data
}

/** By the words beside it: a letter comes as it was on the line, with digits of other kinds. */
const codeIn = async (received: Received, to: string) => {
  const code = () => /(\d{6}) is your code/.exec(received.to(to).join(' '))?.[1]
  await until(() => code() !== undefined, { seconds: 60, what: () => 'A code did not arrive.' })
  return code()
}

/** Somebody with proved contacts and both pictures, whose application is to be sent yet. */
export const readyApplicant = async ({ mail, sms }: Portal, client: Client, place: number) => {
  const idNumber = String(71_000_000 + place)
  const [mobile, email] = [String(68_000_000 + place), `applies${place}@example.mo`]
  const { challenge } = await replyTo(client, '/tools/captcha?for=/security/register_open')
  const { registration } = await replyTo(client, '/security/register_open', {
    body: { termsAgreed: true, solvedCaptcha: await solutionOf(challenge) },
  })
  const headers = { registration: String(registration) }
  const post = (path: string, body: object) => replyTo(client, path, { body, headers })

  await post('/security/send_register_sms', { mobile })
  await post('/security/verify_sms', { mobile, captcha: await codeIn(sms.messages, mobile) })
  await post('/security/send_register_email', { email, emailRepeat: email })
  await post('/security/verify_register_email', { email, code: await codeIn(mail.letters, email) })
  const upload = (path: string, content: Uint8Array) =>
    replyTo(client, path, { file: { name: 'picture.jpg', content }, headers })
  const pictures = {
    photo: String((await upload('/tools/upload_member_photo', photo))['id']),
    idCopy: String((await upload('/tools/upload_id_copy', idCopy))['id']),
  }
  const { nameZh: _, documentExpiry: __, ...known } = registered
  const form = {
    ...{ ...known, ...pictures, idType: 'resident', idNumber, documentNumber: '', documentExpiry: '' },
    ...{ nameZh: '', noChineseName: 'true', telephone: '', area: 'se', address: 'Rua do Campo, 26', language: 'en' },
    ...{ pickUpPlace: 'tapseac', noPromotions: 'true', username: `applies${place}`, mobile, email },
    ...{ emailRepeat: email, photoRecent: 'true', agreed: 'true' },
  }
  return {
    idNumber,
    email,
    /** Sends it: the reference, and whether the bureau has answered. */
    send: async () => {
      const { reference, bureauAnswered } = await replyTo(client, '/security/register', { form, headers })
      return { reference: String(reference), bureauAnswered: bureauAnswered === true }
    },
  }
}

export type ReadyApplicant = Awaited<ReturnType<typeof readyApplicant>>
