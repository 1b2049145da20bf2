import '@palaestra/ui/base.css'
import './frame/document.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { forgetCard } from './api/keptCard.ts'
import { loadCache } from './api/loadCache.ts'
import { session } from './api/session.ts'
import { readVisit, visit } from './api/visit.ts'
import { hydrated } from './routing/hydrated.tsx'
import { createPortalRouter } from './routing/router.ts'
import { settings } from './settings.ts'

const root = document.getElementById('root') as HTMLElement
const { dataset } = document.documentElement

// Before anything else: secrets leave the address, and the rest of it is remembered.
const { clean, apikey, apicode } = readVisit(new URL(location.href))
history.replaceState(history.state, '', clean)
const webview = visit.webview()
if (webview) dataset['webview'] = webview

// A member’s screens make queries as soon as they are there: the cache is fetched meanwhile.
if (session.token()) loadCache().catch(() => undefined)
// A card is kept for whoever is logged in: the network is back, and nobody is.
else forgetCard()

const start = async () => {
  // An app has brought its member along (Q04): before the guard asks whether anybody is there.
  const asksFirst = apicode && (await (await import('./features/session/arriveByCode.ts')).arriveByCode(apicode))
  // Reading the scripts was one long task: taps are handled here, before the next one.
  await new Promise((resolve) => setTimeout(resolve))
  const router = createPortalRouter(createBrowserHistory())
  // Going back before React is there: its router listens only then, and would leave the address where it is (A06).
  // By a function of our own: the router subscribes `load` itself, and would end with us.
  const stopListening = router.history.subscribe((change) => void router.load(change))
  // First the route and its chunk, then React, so that the prerendered page is hydrated without a flicker.
  await router.load()
  const page = <RouterProvider router={router} />
  const { screen, needs } = router.state.matches.at(-1)?.staticData ?? {}
  const isPrerendered = screen === root.dataset['prerendered']
  // A prerendered member’s screen fits every member; any other fits only a visitor without a registration.
  const isForMe = needs === 'token' || (!session.token() && !session.registration())
  // Shown again only once another screen has taken the place of the hidden one.
  void hydrated.then(() => {
    delete dataset['stranger']
    delete dataset['bound']
    stopListening()
    import('./afterwards.ts').then(
      ({ afterwards }) => afterwards(router),
      () => undefined,
    )
  })
  // In slices, so that taps are handled meanwhile.
  startTransition(() => {
    if (isPrerendered && isForMe)
      hydrateRoot(root, page, {
        // The prerendered page differs.
        onRecoverableError: (error) => console.error(error, (error as Error).cause),
      })
    else createRoot(root).render(page)
  })
  if (asksFirst) await asksFirst()
}

// For whoever builds the app around a development portal, the api key in the address is shown, and nothing else (Q05);
// elsewhere it is ignored.
if (settings.isDev && apikey)
  root.replaceChildren(Object.assign(document.createElement('main'), { textContent: apikey }))
else await start()
