import type { Locale } from '@palaestra/contract'
import type { SignOnSecrets } from './signOn.ts'

/** A member of staff signed in to their work account. `issuer` and `subject` together identify them, and nothing else. */
export interface WorkAccount {
  issuer: string
  subject: string
  /** How they have signed in, in the issuer’s own words: the class (`acr`) and the methods (`amr`) of its signed token. */
  context: string | null
  methods: string[]
  /** The values of the claim that says what they work as; empty where none is asked for, or there is none. */
  groups: string[]
}

/** Single sign-on of the staff, by the accounts that the authority gives them. */
export interface StaffSignOn {
  /**
   * The address to which the browser has to go.
   * @throws SignOnProblem `unavailable`
   */
  addressFor(asked: SignOnSecrets & { locale: Locale }): Promise<string>
  /**
   * The account that has signed in, from the query with which the browser came back.
   * @throws SignOnProblem
   */
  accountFrom(answer: URLSearchParams, secrets: SignOnSecrets): Promise<WorkAccount>
  /** Where one logs out at the issuer, too. Undefined where it has no such page, or does not answer. */
  logOutAddress(locale: Locale): Promise<string | undefined>
}
