import type { Page } from 'playwright-core'
import type { Locale, Width } from './looks.ts'
import type { Portal } from './portal.ts'

export type Show = (page: Page, locale: Locale, portal: Portal) => Promise<unknown>

/** One picture, and the steps that lead to it. */
export interface Shot {
  name: string
  /** False for the visible part alone: an open menu is shown as people see it. Otherwise the whole page. */
  whole?: boolean
  /** The one width at which there is something to see. */
  width?: Width
  show: Show
}

/** A screen as a room of the pictures declares it. */
export interface Declared {
  /** The addresses in `web/src/routes.ts`, without the secret of a link. The picture of each is taken by itself. */
  paths?: string[]
  /** What is seen on the way: after steps, as somebody in particular, or with something wrong. */
  states?: Record<string, Show | Omit<Shot, 'name'>>
}

/** The screens by name. */
export type Room = Record<string, Declared>

/** What is seen without scrolling, as a dialog or an open menu is. */
export const visible = (show: Show): Omit<Shot, 'name'> => ({ whole: false, show })
