import { TOTP } from 'otpauth'

/** What an authenticator app shows at a moment. Secrets are shown in groups. */
export const codeAt = (secret: string, milliseconds: number) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: milliseconds })
