import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { locale } from '#texts/document'
import * as texts from '#texts/frame'
import { session } from '../api/session.ts'
import { status } from '../frame/status.ts'
import { routes } from '../routes.ts'
import { fromBar, toBar } from './address.ts'
import { parseSearch, stringifySearch } from './search.ts'

const withPath = (url: URL, pathname: string) => {
  url.pathname = pathname
  return url
}

export const createDeskRouter = (history: RouterHistory) => {
  const router = createRouter({
    routeTree: routes,
    history,
    rewrite: {
      input: ({ url }) => withPath(url, fromBar(url.pathname, locale)),
      output: ({ url }) => withPath(url, toBar(url.pathname, locale)),
    },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
  })

  // After a lost session the next login leads back to the same place.
  session.onLoss(() => {
    const { pathname, publicHref, search } = router.state.location
    // Several calls may be refused one after the other: the place is that of the first.
    const next = pathname === '/login' ? search.next : publicHref
    // What is said before a navigation goes with it.
    void router.navigate({ to: '/login', search: next ? { next } : {} }).then(() => status.say(texts.lost))
  })

  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const title = router.state.matches.at(-1)?.staticData.title
    document.title = title ? `${title} – ${texts.desk}` : texts.desk
    // After a navigation the heading takes the focus, so that a screen reader says where one is.
    if (pathChanged && fromLocation) document.querySelector('h1')?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
  interface StaticDataRouteOption {
    title?: string
  }
}
