import { api, handOffServices, type MenuItem } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'

/**
 * For a place in the menu that leads to a service which has to know the member (L11): the address with a one-time
 * code for it, made at the click. Nothing for all other places, and for who is not logged in.
 */
export const handOffTo = ({ name }: MenuItem) => {
  const service = handOffServices.find((one) => one === name)
  if (!service || !session.token()) return undefined
  return async (href: string) => {
    const url = new URL(href, location.origin)
    // Without a code the service asks for a login: better than a link that does nothing.
    const handedOff = await send(api.login.handOff, { body: { service } }).catch(() => undefined)
    if (handedOff) url.searchParams.set('apikey', handedOff.code)
    return url.origin === location.origin ? `${url.pathname}${url.search}` : url.href
  }
}
