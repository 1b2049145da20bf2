import { Secret, TOTP } from 'otpauth'

/** Seconds of one time step, and how many steps a clock may be off (RFC 6238, 5.2). */
const period = 30
const stepsOff = 1

/** A new secret for an app: 160 bits, as RFC 4226 recommends, in base 32. */
export const newAuthenticatorSecret = () => new Secret({ size: 20 }).base32

const totpOf = (secret: string, named = {}) =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** The address that an app reads from a QR code. */
export const authenticatorUri = (secret: string, named: { issuer: string; label: string }) =>
  totpOf(secret, named).toString()

/** The time step whose code this is; undefined for a code of no step near `now`. */
export const stepOf = (secret: string, code: string, now: Date) => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: stepsOff })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}
