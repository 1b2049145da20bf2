import { api } from '@palaestra/contract'
import { send } from '../api/client.ts'
import { isAppName } from '../routing/arrival.ts'

/**
 * Leaves for the issuer of government accounts: to log in, or, for who is logged in, to link. By a navigation, for our
 * pages may send no form elsewhere. An `app` that is none of ours is left out: it stood in the address, and would be
 * refused.
 */
export const leaveToSignOn = async (linking: boolean, app?: string) => {
  const { address } = linking
    ? await send(api.government.beginLinking, { body: {} })
    : await send(api.government.begin, { body: isAppName(app) ? { app } : {} })
  location.assign(address)
}
