import type { PageBlock } from '../features/site/page.rules.ts'
import type { Said } from '../settings.ts'

/** A content page as it is written here. Words in braces, like `{hotline}`, are settings. */
export interface Page {
  key: string
  /** The day of the last change that matters to readers. */
  updatedOn: string
  title: Said
  blocks: PageBlock[]
}

export const heading = (text: Said): PageBlock => ({ kind: 'heading', text })
export const paragraph = (text: Said): PageBlock => ({ kind: 'paragraph', text })
export const notice = (text: Said): PageBlock => ({ kind: 'notice', text })
export const list = (...items: Said[]): PageBlock => ({ kind: 'list', items })
/** A list whose order matters. */
export const steps = (...items: Said[]): PageBlock => ({ kind: 'list', items, ordered: true })
export const links = (...links: [uri: string, label: Said][]): PageBlock => ({
  kind: 'links',
  links: links.map(([uri, label]) => ({ uri, label })),
})
