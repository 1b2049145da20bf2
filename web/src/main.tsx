import '@palaestra/ui/base.css'
import './frame/document.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepName } from './api/name.ts'
import { session } from './api/session.ts'
import { readVisit, visit } from './api/visit.ts'
import { KeyPage } from './frame/KeyPage.tsx'
import { alive } from './routing/alive.tsx'
import { createPortalRouter } from './routing/router.ts'
import { settings } from './settings.ts'

const root = document.getElementById('root') as HTMLElement

// Before anything else: secrets leave the address, and the rest of it is remembered.
const { clean, apikey, apicode } = readVisit(new URL(location.href))
if (clean.href !== location.href) history.replaceState(history.state, '', clean)
const webview = visit.webview()
if (webview) document.documentElement.dataset['webview'] = webview

// A member’s screens ask for something as soon as they are there: what asks is fetched meanwhile.
if (session.token()) void import('./api/query.ts').then(({ loadCache }) => loadCache()).catch(() => undefined)

const start = async () => {
  // An app has brought its member along (Q04): before the guard asks whether anybody is there.
  const asksFirst = apicode && (await (await import('./features/session/arriveByCode.ts')).arriveByCode(apicode))
  // What has been read so far was one long task: a tap is answered in between.
  await new Promise((resolve) => setTimeout(resolve))
  const router = createPortalRouter(createBrowserHistory())
  // First the route and its chunk, then React: so the page that is already there is taken over without a flicker.
  await router.load()
  const page = <RouterProvider router={router} />
  const { screen, needs } = router.state.matches.at(-1)?.staticData ?? {}
  const isDrawn = screen === root.dataset['drawn']
  // It was drawn for somebody of whom nothing is known, but that a member’s screen is a member’s.
  const isForMe = needs === 'token' || (!session.token() && !session.registration())
  // Not before another screen has taken the place of the hidden one.
  void alive.then(() => delete document.documentElement.dataset['stranger'])
  // In slices, so that whoever taps meanwhile is answered.
  startTransition(() => {
    if (isDrawn && isForMe)
      hydrateRoot(root, page, {
        onRecoverableError: (error) => console.error('The prerendered page differs:', error, (error as Error).cause),
      })
    else createRoot(root).render(page)
  })
  keepName(router)
  if (asksFirst) await asksFirst()
}

// In a development portal an api key in the address is shown, and nothing else (Q05); elsewhere it is ignored.
if (settings.isDev && apikey) createRoot(root).render(<KeyPage apikey={apikey} />)
else await start()
