import type { Locale } from '@palaestra/contract'

/** What is to be paid on a page of the provider. */
export interface AskedPayment {
  /** The name of our order. The same one opens the same page again. */
  key: string
  /** In avos: hundredths of a pataca. */
  amount: number
  /** What it is for, in the language of whoever pays. It names no person. */
  said: string
  locale: Locale
  /** Until when the page may be used. */
  payBy: Date
  /** Where the browser goes afterwards, whatever has happened. */
  returnTo: string
}

/** What the provider says of one page. `ended`: nobody can pay on it any more. */
export interface CheckoutStanding {
  state: 'open' | 'paid' | 'ended'
  /** What was paid, in avos. */
  amount: number
  paidAt: Date | null
}

/** What the provider tells unasked. It may come twice, late, out of order, or never. */
export interface CheckoutNews {
  /** The provider’s own name of this news; the same for the same news. */
  id: string
  kind: 'paid' | 'refunded'
  /** Our name of what it is about: of an order, or of a refund. */
  key: string
  /** The provider’s name of the payment. */
  reference: string
  /** In avos. */
  amount: number
  at: Date
}

/** What has moved in the provider’s books. */
export interface ProviderMovement {
  /** The provider’s name of the movement; the same for the same one. */
  id: string
  kind: 'payment' | 'refund' | 'fee' | 'payout'
  /** Our name: of an order, or of a refund. Null for what is neither. */
  key: string | null
  /** The provider’s name of the payment, also of what goes back; of a fee or payout, of itself. */
  reference: string
  /** In avos. */
  amount: number
  at: Date
}

/** The provider of payments: a page on which somebody pays; whose it is, the portal does not know. */
export interface Checkout {
  readonly provider: string
  /** @throws CheckoutProblem */
  open(asked: AskedPayment): Promise<{ reference: string; address: string }>
  /** @throws CheckoutProblem */
  standing(reference: string): Promise<CheckoutStanding>
  /** Closes the page. What was paid just before is `paid`. @throws CheckoutProblem */
  end(reference: string): Promise<CheckoutStanding>
  /** Pays back part of a payment. The same `key` pays back once. @throws CheckoutProblem */
  refund(asked: { key: string; reference: string; amount: number }): Promise<{ state: 'sent' | 'done' }>
  /** All that has moved on a day (yyyy-mm-dd) by the provider’s books; so far, of a day that is not over. @throws CheckoutProblem */
  movements(day: string): Promise<readonly ProviderMovement[]>
  /** Reads news from the body as it came. Undefined for what the provider has not signed, or signed long ago. */
  read(headers: NewsHeaders, body: Buffer): CheckoutNews | undefined
}

/** The headers by which news are known to be the provider’s. */
export interface NewsHeaders {
  /** Seconds since 1970, when it was signed. */
  timestamp: string | undefined
  /** HMAC-SHA-256 over the timestamp, a full stop and the body, in hex. */
  signature: string | undefined
}

/** Why a question was not answered. `refused`: the provider has answered that it will not; asking again changes nothing. */
export class CheckoutProblem extends Error {
  override readonly name = 'CheckoutProblem'
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}
