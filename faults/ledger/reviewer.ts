import { codeAt } from '../../e2e/authenticator.ts'
import { operate, told } from '../installation/commands.ts'
import type { Portal } from '../installation/portal.ts'
import { replyTo } from './applicant.ts'
import type { Client } from './client.ts'

const password = 'twelve characters and more'

interface Looked {
  photo: string
  idCopy: string
  photoFace: string | null
  record: { photo: string | null } | null
  bureau: { answers: boolean }
}

/** A member of staff, added by the command of the document, with a second factor, at the desk. */
export const aReviewer = async (portal: Portal, client: Client) => {
  await operate(portal, told('The first installation', 'npm run staff -- add'), `${password}\n`)
  const { token } = await replyTo(client, '/desk/login', { body: { username: 'lam', password } })
  const first = { apikey: String(token) }
  const { secret } = await replyTo(client, '/desk/factor/begin', { body: {}, headers: first })
  const code = codeAt(String(secret), Date.now())
  const confirmed = await replyTo(client, '/desk/factor/confirm', { body: { code }, headers: first })
  const headers = { apikey: String(confirmed['token']) }

  // The border: the reply is that of the contract.
  const look = async (reference: string) =>
    (await replyTo(client, `/desk/application?useToken=1&reference=${reference}`, { headers })) as unknown as Looked
  return {
    look,
    /** Opens every picture, and approves. */
    approve: async (reference: string) => {
      const { photo, idCopy, record } = await look(reference)
      for (const path of [photo, idCopy, record?.photo]) if (path) await client.fetch(path)
      return client.call('/desk/application/approve', { body: { reference }, headers })
    },
  }
}
