import type { ReactNode } from 'react'
import * as texts from '#texts/frame'
import type { Crumb } from '../routing/guard.ts'
import { settings } from '../settings.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Footer } from './Footer.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { Toast } from './Toast.tsx'

interface Props {
  layout: 'menu' | 'simple' | 'bare'
  /** The screen is nothing without it: visitors without it do not see the prerendered page (document.css). */
  needs?: 'token' | undefined
  /** The words of the breadcrumb bar; without them there is none. */
  bar?: { title: string; crumbs: readonly Crumb[] }
  children: ReactNode
}

/** Simple: header, page, footer. Menu: header, spacer, breadcrumb bar, page, footer. Bare: the page alone (L04, L05). */
export function Frame({ layout, needs, bar, children }: Props) {
  const bare = layout === 'bare'
  return (
    <>
      {!bare && (
        <>
          <a className={styles.skip} href="#main">
            {texts.skip}
          </a>
          {/* Always there, shown where the document says so, which a prerendered page cannot know (document.css). */}
          <aside className="notices" aria-label={texts.aboutThisPortal}>
            <p className="demonstration">{texts.demonstration}</p>{' '}
            <p className="version">{texts.version(settings.version)}</p>
          </aside>
          <Header />
        </>
      )}
      <div className={`${styles.page} ${styles[layout] ?? ''}`} data-layout={layout}>
        {layout === 'menu' && <div className={styles.spacer} />}
        {bar && <Breadcrumbs {...bar} />}
        <main id="main" className={styles.main} tabIndex={-1} data-needs={needs}>
          {children}
        </main>
      </div>
      {!bare && <Footer />}
      <Toast />
    </>
  )
}
