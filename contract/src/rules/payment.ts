/** How an order is paid: on the page of the provider, or at a desk. */
export const paidWays = ['online', 'cash', 'card'] as const
export type PaidWay = (typeof paidWays)[number]
/** The ways of paying at a desk. */
export const deskWays = ['cash', 'card'] as const satisfies PaidWay[]
export type DeskWay = (typeof deskWays)[number]

/** How money goes back: by the provider, handed out at a desk, or by bank transfer where the provider has refused. */
export const refundWays = ['provider', 'desk', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

/** By which ways money comes and goes, as the books tell them apart: `bank` for what was transferred instead of paid back online. */
export const incomeWays = [...paidWays, 'bank'] as const
export type IncomeWay = (typeof incomeWays)[number]

/** How a refund stands. `sent`: the provider has said that it will; `failed`: that it will not. */
export const refundStates = ['wanted', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** What an order pays, which has a page of its own: a court, a ticket of a pool, a place in a class. */
export const paidKinds = ['booking', 'ticket', 'class'] as const
export type PaidKind = (typeof paidKinds)[number]

/** Why money goes back: cancelled, paid when somebody else had the place, paid twice, or closed by the authority. */
export const refundCauses = ['cancelled', 'late', 'twice', 'closed'] as const
export type RefundCause = (typeof refundCauses)[number]

/**
 * In what the books of portal and provider differ. `missing_here`: the provider has it and the portal does not know it;
 * `missing_there`: the other way round; `other_amount`: both have it, of another amount.
 */
export const differenceKinds = ['missing_here', 'missing_there', 'other_amount'] as const
export type DifferenceKind = (typeof differenceKinds)[number]
