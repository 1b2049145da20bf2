import { lazyRouteComponent } from '@tanstack/react-router'

const notFoundScreen = lazyRouteComponent(() => import('../features/site/NotFoundScreen.tsx'), 'NotFoundScreen')

/** What is shown where a screen has failed. */
export const errorScreen = lazyRouteComponent(() => import('../features/site/ErrorScreen.tsx'), 'ErrorScreen')

/** Options of a route whose screen is a page that the authority has written. */
export const contentPage = {
  loader: async ({ location }: { location: { pathname: string } }) => {
    const { contentOf } = await import('../api/content.ts')
    return contentOf(location.pathname)
  },
  staleTime: 60_000,
  notFoundComponent: notFoundScreen,
  errorComponent: errorScreen,
} as const
