import type { WrittenBlock } from '@palaestra/contract'
import type { Said } from '../settings.ts'

/** A content page as it is written here. Words in braces, like `{hotline}`, are settings. */
export interface Page {
  key: string
  /** The day of the last change that matters to readers. */
  updatedOn: string
  title: Said
  blocks: WrittenBlock[]
}

export const heading = (text: Said): WrittenBlock => ({ kind: 'heading', text })
export const paragraph = (text: Said): WrittenBlock => ({ kind: 'paragraph', text })
export const notice = (text: Said): WrittenBlock => ({ kind: 'notice', text })
export const list = (...items: Said[]): WrittenBlock => ({ kind: 'list', items })
/** A list whose order matters. */
export const steps = (...items: Said[]): WrittenBlock => ({ kind: 'list', items, ordered: true })
export const links = (...links: [uri: string, label: Said][]): WrittenBlock => ({
  kind: 'links',
  links: links.map(([uri, label]) => ({ uri, label })),
})
