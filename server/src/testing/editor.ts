import type { WrittenPage } from '@palaestra/contract'
import { workers } from '../features.ts'
import { type aClerk, again } from './desk.ts'
import type { thePortal } from './portal.ts'

type Desk = Awaited<ReturnType<typeof aClerk>>

/** A text in three languages that differ. */
export const said = (word: string) => ({ zh: `${word}（中）`, pt: `${word} (pt)`, en: `${word} (en)` })
export const aPage = (word: string, more: Partial<WrittenPage> = {}): WrittenPage => ({
  title: said(word),
  blocks: [{ kind: 'paragraph', text: said(`about ${word}`) }],
  ...more,
})

/** Somebody at the desk who writes what stands under a key. */
export const editing = (desk: Desk, key = 'contact') => {
  const look = async () => (await desk.get(`/desk/page?key=${key}`)).data
  const seen = async () => {
    const { draft, published } = await look()
    return { key, version: draft?.version ?? 0, number: published.number }
  }
  return {
    ...desk,
    look,
    seen,
    save: async (page: object, more: object = {}) =>
      desk.post('/desk/page/save', { ...(await seen()), ...page, ...more }),
    publish: async (more: object = {}) => {
      const { version } = await seen()
      const now = { correction: false, day: '', hour: 0 }
      return desk.post('/desk/page/publish', { key, version, ...now, ...more })
    },
    restore: async (number: number) => desk.post('/desk/page/restore', { ...(await seen()), number }),
    history: async () => (await desk.get(`/desk/page/history?key=${key}`)).data.items,
  }
}

type Portal = Awaited<ReturnType<typeof thePortal>>

/** The job that publishes what is due. */
export const publishDue = (portal: Portal) => workers(portal.deps)['content.publish']({})
/** The same editor, where time has ended the session. */
export const editingAgain = async (portal: Portal, key?: string) => editing(await again(portal), key)
