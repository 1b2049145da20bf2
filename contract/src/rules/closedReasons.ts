// Apart from the rest, so that the page of the account fetches these words and no rules.

/** Why the card of somebody who is logged in opens nothing. */
export const cardReasons = ['account_suspended', 'documents_overdue', 'temporary_card_coming', 'card_expired'] as const

/** Why no tickets are sold to somebody who is logged in. */
export const ticketReasons = [
  ...cardReasons,
  'card_temporary',
  'guardian_missing',
  'payment_not_authorised',
  'mobile_unconfirmed',
] as const
