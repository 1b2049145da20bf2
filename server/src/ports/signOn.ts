import type { IdType, Locale } from '@palaestra/contract'

/** A person signed in to a government account, as its issuer says. `issuer` and `subject` together identify them. */
export interface GovernmentAccount {
  issuer: string
  subject: string
  name: string | null
  idType: IdType | null
  idNumber: string | null
  /** `yyyy-mm-dd` */
  birthDate: string | null
}

/** Random values that tie a response to its request; for one sign-on each. */
export interface SignOnSecrets {
  state: string
  nonce: string
  verifier: string
}

/** Single sign-on by government account. */
export interface SignOn {
  /**
   * The address to which the browser has to go.
   * @throws SignOnProblem `unavailable`
   */
  addressFor(asked: SignOnSecrets & { locale: Locale }): Promise<string>
  /**
   * The person who has signed in, from the query with which the browser came back.
   * @throws SignOnProblem
   */
  accountFrom(answer: URLSearchParams, secrets: SignOnSecrets): Promise<GovernmentAccount>
}

/**
 * A failed sign-on. `cancelled`: by the person; `failed`: the response belongs to another request; `unavailable`: none
 * came.
 */
export class SignOnProblem extends Error {
  override readonly name = 'SignOnProblem'
  readonly kind: 'cancelled' | 'failed' | 'unavailable'

  constructor(kind: 'cancelled' | 'failed' | 'unavailable', options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}
