import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'

/** The frame that the shown route asks for, around its screen. */
export function Root(): ReactNode {
  const { title, crumbs, layout, needs } = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const { title, header_titlea, crumbs = [], nonav, needs, layout = 'simple' } = match?.staticData ?? {}
      // A page that turns out not to be there stands alone (L04).
      const missing = matches.some(({ status }) => status === 'notFound')
      return {
        title: header_titlea ?? match?.loaderData?.title ?? title,
        crumbs: nonav ? undefined : crumbs,
        layout: missing ? ('bare' as const) : layout,
        needs,
      }
    },
  })

  return (
    <Frame layout={layout} needs={needs} {...(layout === 'menu' && title && crumbs && { bar: { title, crumbs } })}>
      <Outlet />
    </Frame>
  )
}
