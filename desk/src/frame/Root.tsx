import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/frame'
import { queryClient } from '../api/queries.ts'
import { Header } from './Header.tsx'
import styles from './Root.module.css'
import { status, useStatus } from './status.ts'

/** Header, what has just happened, and the screen. */
export function Root() {
  const router = useRouter()
  const said = useStatus()
  const inside = useRouterState({ select: ({ location }) => location.pathname !== '/login' })

  useEffect(
    () =>
      router.subscribe(
        'onBeforeNavigate',
        ({ pathChanged, fromLocation }) => fromLocation && pathChanged && status.clear(),
      ),
    [router],
  )

  return (
    <QueryClientProvider client={queryClient}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <Header inside={inside} />
      <p className={styles.status} role="status">
        {said}
      </p>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </QueryClientProvider>
  )
}
