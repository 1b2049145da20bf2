import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { minute } from '../../../ports/clock.ts'
import type { Passkey } from './passkey.table.ts'

// The library comes with the first passkey: it needs 25 MB, and a fifth of a second of the start.
const webAuthn = () => import('@simplewebauthn/server')
const encodings = () => import('@simplewebauthn/server/helpers')

/** Seconds for which a challenge can be answered. */
export const challengeSeconds = 5 * minute
const timeout = challengeSeconds * 1000

/** Ed25519, ES256 and RS256, by their COSE numbers. */
const algorithms = [-8, -7, -257]

type Known = Pick<Passkey, 'credentialId' | 'transports'>
const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/**
 * Where a passkey counts: the host of the portal, and its address. The number of one’s own computer cannot have a
 * passkey, so that developers open `localhost`.
 */
export const siteOf = (origin: string) => {
  const address = new URL(origin)
  if (address.hostname === '127.0.0.1') address.hostname = 'localhost'
  return { id: address.hostname, origin: address.origin }
}
type Site = ReturnType<typeof siteOf>

interface Owner {
  /** The same for all passkeys of one colleague, and says nothing about them. */
  handle: string
  username: string
  portal: string
}

/** What to ask the browser for a new passkey: no attestation, the device has to know its user. */
export const toAdd = async (site: Site, { handle, username, portal }: Owner, present: readonly Known[]) => {
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpID: site.id,
    rpName: portal,
    userID: new TextEncoder().encode(handle),
    userName: username,
    timeout,
    attestationType: 'none',
    excludeCredentials: named(present),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** What to ask the browser for a proof by one of these. */
export const toProve = async (site: Site, present: readonly Known[]) => {
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: named(present),
    userVerification: 'required',
    timeout,
  })
}

const expected = (site: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  requireUserVerification: true,
})

/** Whatever is wrong with an answer, the library throws. */
const orNothing = async <T>(verify: () => Promise<T | undefined>) => {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

/**
 * Without what a device says of its make. Nobody asks for it, and to read its certificates could have the server fetch
 * addresses of a stranger’s choice.
 */
const unattested = async ({ response, ...answer }: RegistrationResponseJSON) => {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await encodings()
  const said = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const unsaid = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', said.get('authData')],
    ]),
  )
  return { ...answer, response: { ...response, attestationObject: isoBase64URL.fromBuffer(unsaid) } }
}

/** The new passkey; undefined where the answer is not what was asked for. */
export const addedBy = (site: Site, challenge: string, response: RegistrationResponseJSON) =>
  orNothing(async () => {
    const { verifyRegistrationResponse } = await webAuthn()
    const { isoBase64URL } = await encodings()
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected(site, challenge),
      response: await unattested(response),
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
  })

/** The counter of the answer; undefined where it is not what was asked for. Whether it moved on, the table tells. */
export const counterOf = (
  site: Site,
  challenge: string,
  { response, passkey }: { response: AuthenticationResponseJSON; passkey: Passkey },
) =>
  orNothing(async () => {
    const { verifyAuthenticationResponse } = await webAuthn()
    const { isoBase64URL } = await encodings()
    const publicKey = isoBase64URL.toBuffer(passkey.publicKey)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(site, challenge),
      response,
      credential: { id: passkey.credentialId, publicKey, counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
