import type { Db, NoTx } from './database/database.ts'
import type { Keys } from './keys.ts'
import type { Alarms } from './ports/alarms.ts'
import type { Captcha } from './ports/captcha.ts'
import type { Checkout } from './ports/checkout.ts'
import type { Clock } from './ports/clock.ts'
import type { Files } from './ports/files.ts'
import type { Identity } from './ports/identity.ts'
import type { Jobs } from './ports/jobs.ts'
import type { Mail, Sms } from './ports/mail.ts'
import type { Passwords } from './ports/passwords.ts'
import type { Presence } from './ports/presence.ts'
import type { SignOn } from './ports/signOn.ts'
import type { StaffSignOn } from './ports/staffSignOn.ts'
import type { Settings } from './settings.ts'

/** Everything that a feature may reach outside itself. In a transaction `inTransaction` replaces some of it. */
export interface Deps {
  db: NoTx
  clock: Clock
  mail: Mail
  sms: Sms
  jobs: Jobs
  passwords: Passwords
  captcha: Captcha
  /** Undefined in a portal without a provider of payments: then what costs something is paid at the venue. */
  checkout: Checkout | undefined
  identity: Identity
  presence: Presence
  /** Undefined in a portal without an issuer of government accounts: then that way in is not offered. */
  signOn: SignOn | undefined
  /** Undefined where staff have no work accounts, or do not log in by them: then that way in is not offered. */
  staffSignOn: StaffSignOn | undefined
  files: Files
  keys: Keys
  alarms: Alarms
  settings: Settings
  /**
   * The address at which people reach the portal, `https://…` without a slash at the end: links in letters begin with
   * it.
   */
  origin: string
  /** True in a portal of developers: it says so, shows an inbox and lets the clock be moved. */
  development: boolean
}

/** Some of the deps, with the database inside a transaction (`Tx`), outside (`NoTx`), or either way. */
export type Uses<Names extends Exclude<keyof Deps, 'db'> = never, D extends Db = Db> = Pick<Deps, Names> & { db: D }
