import '@palaestra/ui/base.css'
import './frame/document.css'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Frame } from './frame/Frame.tsx'
import { createPortalRouter } from './routing/router.ts'

// The router in its browser form signs itself here; Node has no `self`.
Object.assign(globalThis, { self: globalThis })

const loaded = async () => {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: ['/ams/login'] }))
  await router.load()
  return router
}

const htmlOf = async (page: ReactNode) => new Response((await prerender(page)).prelude).text()

export const login = async () => htmlOf(<RouterProvider router={await loaded()} />)

/** Header and footer around an empty page, to look at while the scripts are on their way. */
export const shell = async () =>
  htmlOf(
    <RouterContextProvider router={await loaded()}>
      <Frame layout="menu">{null}</Frame>
    </RouterContextProvider>,
  )
