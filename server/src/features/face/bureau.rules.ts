import { Refusal } from '@palaestra/contract'
import { BureauUnavailable } from '../../ports/identity.ts'

/** The refusal for a bureau that does not answer. Any other error stays what it is: an outage, or a fault of ours. */
export const orUnavailable = (error: unknown) =>
  error instanceof BureauUnavailable ? new Refusal('bureau_unavailable') : error
