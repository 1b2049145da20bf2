import { api } from '@palaestra/contract'
import { send } from '../api/client.ts'

/**
 * Leaves for the issuer of government accounts: to log in, or, for who is logged in, to link. By a navigation, for our
 * pages may send no form elsewhere.
 */
export const leaveToSignOn = async (linking: boolean, app?: string) => {
  const { address } = linking
    ? await send(api.government.beginLinking, { body: {} })
    : await send(api.government.begin, { body: app ? { app } : {} })
  location.assign(address)
}
