import { api } from '@palaestra/contract'
import { useEffect } from 'react'
import { locale } from '#texts/document'
import * as texts from '#texts/site'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { hrefOf, inLanguage } from '../../routing/address.ts'

const loginPage = `/ams/login?_locale=${locale}`

/** Local storage, and with it the language, is cleared: a page of ours says it in its address. */
const inThisLanguage = (href: string) => {
  const address = new URL(href, location.origin)
  return address.origin === location.origin ? inLanguage(address, locale).href : href
}

/** Ends the session on the server and here, and gives the address to go to. Without a response it ends here all the same. */
const logOut = async () => {
  if (!session.token()) return loginPage
  try {
    const { uri } = await send(api.login.logOut, { body: {} })
    return inThisLanguage(hrefOf(uri, locale) ?? loginPage)
  } catch {
    // Section 8 signs people out when there is no response; a person who logs out must not be kept either.
    return loginPage
  } finally {
    session.end()
  }
}

// Once a visit: React may run effects twice, and a token ends only once.
let leaving: Promise<string> | undefined

/** Logs out and goes where the server says (R12, A06). */
export function LogoutScreen() {
  useEffect(() => {
    leaving ??= logOut()
    // A fresh document: nothing of the member stays in memory.
    void leaving.then((address) => location.replace(address))
  }, [])

  return (
    <h1 tabIndex={-1} aria-live="polite">
      {texts.loggingOut}
    </h1>
  )
}
