import { api } from '@palaestra/contract'
import { send } from '../api/client.ts'
import { visit } from '../api/visit.ts'
import { isAppName } from '../routing/arrival.ts'

interface Wish {
  app?: string | undefined
  to?: string | undefined
}

/**
 * Leaves for the issuer of government accounts: to log in, or, for who is logged in, to link. By a navigation, for our
 * pages may send no form elsewhere. An `app` that is none of ours is left out: it stood in the address, and would be
 * refused. The screen that somebody was on the way to is kept in this tab until they are back.
 */
export const leaveToSignOn = async (linking: boolean, { app, to }: Wish = {}) => {
  const { address } = linking
    ? await send(api.government.beginLinking, { body: {} })
    : await send(api.government.begin, { body: isAppName(app) ? { app } : {} })
  visit.setDestination(to)
  location.assign(address)
}
