import '@palaestra/ui/base.css'
import './frame/document.css'
import type { api, Reply } from '@palaestra/contract'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { locale } from '#texts/document'
import { answers } from './api/answers.ts'
import { page as pageCalled } from './api/page.ts'
import { Frame } from './frame/Frame.tsx'
import { createPortalRouter } from './routing/router.ts'

// The router in its browser form signs itself here; Node has no `self`.
Object.assign(globalThis, { self: globalThis })

const loaded = async (path: string) => {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return router
}

const htmlOf = async (page: ReactNode) => new Response((await prerender(page)).prelude).text()

export const login = async () => htmlOf(<RouterProvider router={await loaded('/ams/login')} />)

/** Header and footer around an empty page, to look at while the scripts are on their way. */
export const shell = async () =>
  htmlOf(
    <RouterContextProvider router={await loaded('/ams/login')}>
      <Frame layout="menu">{null}</Frame>
    </RouterContextProvider>,
  )

/** Screens that are no pages of the authority and that anybody may see, each with the pages whose text it shows. */
export const screens: Record<string, readonly string[]> = {
  '/register': ['readme'],
  '/error-page': [],
  '/nofind': [],
}

interface Drawn {
  body: string
  title: string | undefined
}

/**
 * A screen as it stands in its document before any script has run: to read at once, on a slow telephone too. It says
 * `{{portal}}` and the like where the settings will stand.
 */
export const draw = async (path: string, pages: Record<string, Reply<typeof api.site.page>>): Promise<Drawn> => {
  for (const [key, page] of Object.entries(pages)) answers.lay(pageCalled(key), page)
  const router = await loaded(`/${locale}${path}`)
  const match = router.state.matches.at(-1)
  return {
    body: await htmlOf(<RouterProvider router={router} />),
    title: match?.loaderData?.title ?? match?.staticData.title,
  }
}
