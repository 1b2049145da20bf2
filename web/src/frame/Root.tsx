import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'

/** The frame that the shown route asks for, around its screen. */
export function Root(): ReactNode {
  const { title, crumbs, layout } = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const { title, header_titlea, crumbs = [], nonav, layout = 'simple' } = match?.staticData ?? {}
      // A page that turns out not to be there stands alone (L04).
      const missing = matches.some(({ status }) => status === 'notFound')
      return {
        title: header_titlea ?? match?.loaderData?.title ?? title,
        crumbs: nonav ? undefined : crumbs,
        layout: missing ? ('bare' as const) : layout,
      }
    },
  })

  return (
    <Frame layout={layout} {...(layout === 'menu' && title && crumbs && { bar: { title, crumbs } })}>
      <Outlet />
    </Frame>
  )
}
