import { QueryClientProvider } from '@tanstack/react-query'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/frame'
import { queryClient } from '../api/queries.ts'
import { isBeside } from '../case/queueView.ts'
import { Permitted } from './Permitted.tsx'
import { Rail } from './Rail.tsx'
import styles from './Root.module.css'
import { status, useStatus } from './status.ts'
import { Undos } from './Undos.tsx'

/** What kind of screen it is: the frame is laid out by it. */
const placeOf = (route: string) => {
  if (route === '/login' || route === '/sign-on') return 'login'
  if (route === '/inside/applications/') return 'queue'
  return isBeside(route) ? 'case' : 'page'
}

/** The rail, what has just happened, and the screen. */
export function Root() {
  const router = useRouter()
  const said = useStatus()
  const place = useMatches({ select: (matches) => placeOf(matches.at(-1)?.routeId ?? '') })

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
      <div className={styles.frame} data-place={place}>
        {/* Beside a case the list comes first, and would be twenty stops on the way. */}
        <a className={styles.skip} href={place === 'case' ? '#case' : '#main'}>
          {texts.skip}
        </a>
        <Rail place={place} />
        <div className={styles.strip}>
          <p role="status">{said}</p>
          {place !== 'login' && <Undos />}
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          <Permitted />
        </main>
      </div>
    </QueryClientProvider>
  )
}
