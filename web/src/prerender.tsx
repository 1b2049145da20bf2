import '@palaestra/ui/base.css'
import './frame/document.css'
import type { api, Reply } from '@palaestra/contract'
import { type AnyRoute, createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { locale } from '#texts/document'
import { prerendered } from './api/prerendered.ts'
import { session } from './api/session.ts'
import { Frame } from './frame/Frame.tsx'
import { createPortalRouter } from './routing/router.ts'

// The router in its browser form signs itself here; Node has no `self`.
Object.assign(globalThis, { self: globalThis })

const loaded = async (path: string) => {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return router
}

// Whole: of a page beyond a size React would put parts at the end, and scripts that move them, which no policy allows.
const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY }
const htmlOf = async (page: ReactNode) => new Response((await prerender(page, whole)).prelude).text()

export const login = async () => htmlOf(<RouterProvider router={await loaded('/ams/login')} />)

/** Header and footer around an empty page, to look at while the scripts are on their way. */
export const shell = async () =>
  htmlOf(
    <RouterContextProvider router={await loaded('/ams/login')}>
      <Frame layout="menu">{null}</Frame>
    </RouterContextProvider>,
  )

/** A screen that has an address of its own; the pages of the authority are others. */
interface Screen {
  path: string
  /** The search with which it is prerendered. */
  search: string
  screen: string
  title: string
  /** Texts of the authority that it shows. */
  shows: readonly string[]
  /** Only for members. */
  own: boolean
}

const { routesByPath } = createPortalRouter(createMemoryHistory())
/** Of every screen, without the language: `/register/correct/$hash`. All others are pages of the authority, or nothing. */
export const addresses = Object.keys(routesByPath).filter((path) => path !== '/$')

export const screens: Screen[] = Object.entries<AnyRoute>(routesByPath).flatMap(([path, { options }]) => {
  const { staticData: { screen, title = '', shows = [], search = '', needs } = {}, beforeLoad, loader } = options
  if (!screen || loader || (beforeLoad && !search)) return []
  return [{ path, search, screen, title, shows, own: needs === 'token' }]
})

interface Prerendered {
  body: string
  title: string
  /** The screen whose files it needs. */
  screen: string
}

/** Stands for the secret that only a visitor’s address has. It is never shown. */
const anyHash = '~'
/** The token of any member: nothing else is known of them. */
const anyToken = '~'

/**
 * A screen as it stands in its document before any script has run: to read at once, on a slow telephone too. It says
 * `{{portal}}` and the like where the settings will stand, and on a member’s screen what every member reads there.
 */
export const prerenderScreen = async (
  path: string,
  pages: Record<string, Reply<typeof api.site.page>>,
  own = false,
): Promise<Prerendered> => {
  if (own) session.start(anyToken)
  else session.end()
  for (const [key, page] of Object.entries(pages)) prerendered.set(key, page)
  const router = await loaded(`/${locale}${path.replace('$hash', anyHash)}`)
  const match = router.state.matches.at(-1)
  return {
    body: await htmlOf(<RouterProvider router={router} />),
    title: match?.loaderData?.title ?? match?.staticData.title ?? '',
    screen: match?.staticData.screen ?? '',
  }
}
