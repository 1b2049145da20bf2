import { z } from 'zod/mini'
import { given, trim, written } from './written.ts'

// Passkeys of the staff (WebAuthn level 3), as browsers and calls hand them on.

const bytes = (length: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(length))

const whichPasskey = {
  /** Of the passkey, base64url. @example AbCdEfGhIjKlMnOpQrStUv */
  id: bytes(1400),
  /** The same once more. @example AbCdEfGhIjKlMnOpQrStUv */
  rawId: bytes(1400),
  /** Of what kind. */
  type: z.literal('public-key'),
}

/** What `navigator.credentials.get` gives for an assertion, as JSON (WebAuthn level 3, 5.1.8). */
export const passkeyAnswer = z.object({
  ...whichPasskey,
  /** What the device has signed. */
  response: z.object({
    /** What the browser has seen: challenge and origin, base64url. @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0 */
    clientDataJSON: bytes(4000),
    /** What the device says of itself: for which site, whether it knew its user, its counter. @example SZYN5YgOjGh0NBcP */
    authenticatorData: bytes(4000),
    /** Over both. @example MEUCIQDTnh2Ek3mVbYzvJ0 */
    signature: bytes(4000),
  }),
})

/** What `navigator.credentials.create` gives for a new passkey, as JSON (WebAuthn level 3, 5.1.8). */
export const newPasskeyAnswer = z.object({
  ...whichPasskey,
  /** The new key. */
  response: z.object({
    /** What the browser has seen: challenge and origin, base64url. @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0 */
    clientDataJSON: bytes(4000),
    /** The key and what the device says of itself; without attestation. @example o2NmbXRkbm9uZQ */
    attestationObject: bytes(16_000),
    /** How the device is reached. @example ["internal"] */
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/** By which its owner knows it again. */
export const passkeyName = written(trim, 60)

/** What a person writes to add a passkey: how it is called, and the code that proves who adds it, where one is asked for. */
export const addingPasskey = z.object({ name: passkeyName, code: z.optional(given) })

/** What proves once more who sets up a further second factor; nothing, for the first. */
export const factorProof = z.strictObject({
  /** A code of the app, or a recovery code. @example 123456 */
  code: z.optional(given),
  /** In place of a code: a passkey that one has, as `staff.askPasskey` has asked for it. */
  answer: z.optional(passkeyAnswer),
})

/** What the browser is to be asked, as JSON, for `navigator.credentials`: good once, for five minutes. */
export const passkeyOptions = z.record(z.string(), z.unknown())
