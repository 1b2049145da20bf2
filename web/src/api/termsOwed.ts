import { locale } from '#texts/document'
import { fromBar, toBar } from '../routing/address.ts'
import { destinationOf, isDestination } from '../routing/arrival.ts'

const termsScreen = '/security/new-terms'
/** Nobody agrees to anything for taking their data away. */
const openBefore = ['/online/account/data']

/** From a screen of a member, who is shown what is to be agreed to and comes back to it. */
export const showTerms = () => {
  const path = fromBar(location.pathname, locale)
  if (!isDestination(path) || openBefore.includes(path)) return
  // Whoever goes back does not come to the screen that was closed.
  location.replace(`${toBar(termsScreen, locale)}?${new URLSearchParams(destinationOf(path))}`)
}
