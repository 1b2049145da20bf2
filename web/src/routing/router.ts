import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { locale } from '#texts/document'
import * as texts from '#texts/frame'
import * as titles from '#texts/titles'
import { session } from '../api/session.ts'
import { toast } from '../frame/toast.ts'
import { routes } from '../routes.ts'
import { settings } from '../settings.ts'
import { fromBar, toBar } from './address.ts'
import { destinationOf, isAppName } from './arrival.ts'
import { halfFilled } from './halfFilled.ts'
import { sessionEnd } from './sessionEnd.ts'

/** False while pages are prerendered: there is no window and nothing to scroll. */
const inBrowser = 'document' in globalThis

/** Search parameters are words. The router's own reading would make a number of `appver=1.10`. */
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text))
const stringifySearch = (search: Record<string, unknown>) => {
  const words = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return words.length ? `?${new URLSearchParams(words)}` : ''
}

export const createPortalRouter = (history: RouterHistory) => {
  const router = createRouter({
    routeTree: routes,
    history,
    origin: inBrowser ? location.origin : 'http://localhost',
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: fromBar(url.pathname, locale) }),
      output: ({ url }) => Object.assign(url, { pathname: toBar(url.pathname, locale) }),
    },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: inBrowser,
  })

  const needsToken = () => router.state.matches.some(({ staticData }) => staticData.needs === 'token')
  // A lost session costs the screen only where the screen is nothing without it (X07).
  session.onLoss((loss) => {
    if (!needsToken()) return
    // What was typed stays, and with it the screen.
    if (halfFilled.any()) return sessionEnd.say(loss)
    toast.say(texts.lost[loss])
    const app = session.loginApp()
    const { pathname } = router.state.location
    const search = { ...(isAppName(app) && { app }), ...destinationOf(pathname), _locale: locale }
    void router.navigate({ to: '/ams/login', search })
  })
  session.onChange(() => {
    const said = toast.shown()?.text
    if (session.token() && Object.values(texts.lost).some((sentence) => sentence === said)) toast.close()
  })

  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const match = router.state.matches.at(-1)
    const missing = router.state.matches.some(({ status }) => status === 'notFound')
    const title = missing ? titles.notFound : (match?.loaderData?.title ?? match?.staticData.title)
    document.title = title ? `${title} – ${settings.portal}` : settings.portal
    // After a navigation the heading takes the focus, so that a screen reader says where one is.
    if (pathChanged && fromLocation) document.querySelector('h1')?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
