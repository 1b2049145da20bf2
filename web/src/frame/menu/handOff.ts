import { handOff, handOffServices, type MenuItem } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { locale } from '#texts/document'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { toBar } from '../../routing/address.ts'

/** Below are the refusals of every call, such as that of a session that has ended. */
const firstOfItsOwn = 100

/** Where who may not use the service is told why, or gives what is missing for it (R41). */
const whereClosed = async () => {
  const { answerFor, lacksPapers } = await import('../../api/services.ts')
  const answer = await answerFor('hand_over').catch(() => undefined)
  if (answer && lacksPapers(answer)) return '/member-info-incomplete?service=hand_over'
  return '/online/account/services'
}

/**
 * For a place in the menu that leads to a service elsewhere which has to know the member (L11): the address with a
 * one-time code for it, made at the click. Who may not use the service is led to where it says why. Nothing for all
 * other places, for who is not logged in, and for screens of this portal, which know the member anyway.
 */
export const handOffTo = ({ name, uri }: MenuItem) => {
  const service = handOffServices.find((one) => one === name)
  if (!service || uri.startsWith('/') || !session.token()) return undefined
  return async (href: string) => {
    const url = new URL(href)
    try {
      const { code } = await send(handOff, { body: { service } })
      url.searchParams.set('apikey', code)
    } catch (error) {
      if (error instanceof Refused && error.code >= firstOfItsOwn) return toBar(await whereClosed(), locale)
      // Without a code the service asks for a login: better than a link that does nothing.
    }
    return url.href
  }
}
