import { hoursBeforeLinkPasswordProves } from '../constants.ts'

/**
 * Tells whether a password proves its member. One that an e-mailed link has set shows only that somebody reads the
 * mailbox, until the member has had so many hours to answer the letter about it (T-48).
 */
export const passwordProves = (now: Date, setByLinkAt: Date | null, hours: number = hoursBeforeLinkPasswordProves) =>
  !setByLinkAt || now.getTime() - setByLinkAt.getTime() >= hours * 3_600_000
