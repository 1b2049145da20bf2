import { locale } from '#texts/document'
import { fromBar, toBar } from '../routing/address.ts'
import { destinationOf, isDestination } from '../routing/arrival.ts'
import { halfFilled } from '../routing/halfFilled.ts'
import { sessionEnd } from '../routing/sessionEnd.ts'

const termsScreen = '/security/new-terms'
/** Where they are read, and where nobody agrees to anything for taking their data away. */
const openBefore = [termsScreen, '/online/account/data']

/**
 * From a screen of a member, who is shown what is to be agreed to and comes back to it. Where a form on it is half filled
 * in, it stays, and they are agreed to beside.
 */
export const showTerms = () => {
  const path = fromBar(location.pathname, locale)
  if (openBefore.includes(path)) return
  if (halfFilled.any()) return sessionEnd.say('terms_changed')
  if (!isDestination(path)) return
  // Whoever goes back does not come to the screen that was closed.
  location.replace(`${toBar(termsScreen, locale)}?${new URLSearchParams(destinationOf(path, location.search))}`)
}
