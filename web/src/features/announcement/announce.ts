import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { createPortalRouter } from '../../routing/router.ts'
import { Announcements } from './Announcements.tsx'
import styles from './announcement.module.css'

/**
 * Shows announcements below the page, at the lower edge of the window: fetched once the page stands, and in a root of
 * their own, so that they move nothing and no screen waits for them (X10).
 */
export const announce = (router: ReturnType<typeof createPortalRouter>) => {
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  document.body.append(place)
  createRoot(place).render(createElement(Announcements, { router }))
}
