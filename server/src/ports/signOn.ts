import type { IdType, Locale } from '@palaestra/contract'

/** Who has signed in to a government account, as its issuer says. `issuer` and `subject` together are who it is. */
export interface GovernmentAccount {
  issuer: string
  subject: string
  name: string | null
  idType: IdType | null
  idNumber: string | null
  /** `yyyy-mm-dd` */
  birthDate: string | null
}

/** What ties an answer to the request that it answers; random, for one sign-on each. */
export interface SignOnSecrets {
  state: string
  nonce: string
  verifier: string
}

/** Single sign-on by government account. */
export interface SignOn {
  /**
   * Where the browser has to go.
   * @throws SignOnProblem `unavailable`
   */
  addressFor(asked: SignOnSecrets & { locale: Locale }): Promise<string>
  /**
   * Who has signed in, from the query with which the browser came back.
   * @throws SignOnProblem
   */
  accountFrom(answer: URLSearchParams, secrets: SignOnSecrets): Promise<GovernmentAccount>
}

/** No sign-on. `cancelled`: by the person; `failed`: the answer is not one to our question; `unavailable`: none came. */
export class SignOnProblem extends Error {
  override readonly name = 'SignOnProblem'
  readonly kind: 'cancelled' | 'failed' | 'unavailable'

  constructor(kind: 'cancelled' | 'failed' | 'unavailable', options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}
