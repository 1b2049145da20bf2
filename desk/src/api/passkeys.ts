import { refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as texts from '#texts/staff.passkey'

/** The browser’s no, told as the server’s are: it was cancelled, took too long, is there already, or cannot be here. */
export class NoPasskey extends Refused {
  constructor(message: string) {
    super({ code: refusals.passkey_refused, message })
  }
}

/** Loaded when a passkey is wanted, and not before. */
const library = () => import('@simplewebauthn/browser')

const or = (message: string) => (): never => {
  throw new NoPasskey(message)
}

type Options = Record<string, unknown>

/** Has the browser make a passkey. @throws NoPasskey */
export const makePasskey = async (options: Options) => {
  const { startRegistration } = await library()
  // As the server has them from the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(or(texts.notMade))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Has a passkey sign. @throws NoPasskey */
export const signByPasskey = async (options: Options) => {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(or(texts.notUsed))
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}

/** Closes what the browser still asks: another way was taken. */
export const closePasskeys = async () => (await library()).WebAuthnAbortService.cancelCeremony()
