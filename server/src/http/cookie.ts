/** A handler’s access to one cookie of the portal. */
export interface Cookie {
  secret: string | undefined
  keep(secret: string, seconds: number): void
  drop(): void
}

interface Request {
  headers: { cookie?: string | undefined }
}
interface Reply {
  header(name: string, value: string): unknown
}

/**
 * The portal’s cookies. None opens anything by itself.
 * `sign-on` ties the response of a government account’s issuer to the browser that asked (T-23; ASVS 10.1.2).
 * `device` lets a browser be known again by the accounts that have logged in there, so that what strangers try elsewhere
 * does not hold it up (T-11). `desk` does the same for staff, and goes to the calls of the desk only; so does `desk-sign-on`, which is `sign-on` for work accounts. They name nobody.
 */
export type CookieName = 'sign-on' | 'device' | 'desk' | 'desk-sign-on'

const paths: Record<CookieName, string> = {
  'sign-on': '/',
  device: '/',
  desk: '/api/desk',
  'desk-sign-on': '/api/desk',
}

/**
 * `__Host-` keeps other hosts from setting it, `__Secure-` lines without encryption; in development, without
 * encryption, browsers refuse these names.
 */
export const cookieFor = (origin: string, cookieName: CookieName) => {
  const encrypted = origin.startsWith('https://')
  const path = paths[cookieName]
  const name = encrypted ? `${path === '/' ? '__Host-' : '__Secure-'}${cookieName}` : cookieName
  const written = (value: string, seconds: number) =>
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${encrypted ? '; Secure' : ''}`

  return ({ headers }: Request, reply: Reply): Cookie => {
    const given = (headers.cookie ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part.startsWith(`${name}=`))
      .map((part) => part.slice(name.length + 1))
    const [secret = ''] = given
    return {
      // The name came twice: one of them is a stranger’s, and nobody can tell which.
      secret: given.length === 1 && /^[\w-]{43}$/.test(secret) ? secret : undefined,
      keep: (secret, seconds) => void reply.header('set-cookie', written(secret, seconds)),
      drop: () => void reply.header('set-cookie', written('', 0)),
    }
  }
}
