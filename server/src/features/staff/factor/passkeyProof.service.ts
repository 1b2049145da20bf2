import { type desk, type Received, Refusal, type StaffProof } from '@palaestra/contract'
import type { Tx } from '../../../database/database.ts'
import type { Uses } from '../../../deps.ts'
import { type OwnSession, staffSessionService } from '../staffSession.service.ts'
import { counterOf, siteOf, toProve } from './passkey.rules.ts'
import { passkeyTable } from './passkey.table.ts'

export type PasskeyAnswer = Received<typeof desk.login.givePasskey>['body']['answer']

/** What to ask the browser: keeps a challenge with the session. Null where there is no passkey. */
export const askForPasskey = async (deps: Uses<'clock' | 'origin'>, { staffId, sessionId }: OwnSession) => {
  const passkeys = await passkeyTable(deps.db).all(staffId)
  if (passkeys.length === 0) return { options: null }
  const options = await toProve(siteOf(deps.origin), passkeys)
  await staffSessionService(deps).keepChallenge(sessionId, 'proving', options.challenge)
  return { options: { ...options } }
}

/** Uses the challenge up, whatever the answer; a refusal is given back, so that it stays used up. */
export const byPasskey =
  (origin: string, { staffId, sessionId }: OwnSession, answer: PasskeyAnswer) =>
  async (deps: Uses<'clock', Tx>): Promise<StaffProof | Refusal> => {
    const passkeys = passkeyTable(deps.db)
    const challenge = await staffSessionService(deps).takeChallenge(sessionId, 'proving')
    const passkey = await passkeys.of(staffId, answer.id)
    if (!challenge || !passkey) return new Refusal('passkey_refused')
    const response = { ...answer, clientExtensionResults: {} }
    const counter = await counterOf(siteOf(origin), challenge, { response, passkey })
    if (counter === undefined) return new Refusal('passkey_refused')
    return (await passkeys.use(passkey.id, counter, deps.clock.now())) ? 'passkey' : new Refusal('passkey_copied')
  }
