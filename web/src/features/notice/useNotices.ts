import { api, constant } from '@palaestra/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import type { Notice } from './notices.ts'

interface Pages {
  items: Notice[]
  /** Of all pages; undefined until the first has come. */
  totalCount?: number
}

/** True of what has been scrolled to its end. */
export const isAtBottom = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - constant.scrollTolerancePixels

/**
 * The member’s notices, page by page, from the first one on. That a page cannot be read is not said (N08): whoever
 * scrolls on asks again.
 */
export const useNotices = () => {
  const [{ items, totalCount }, setPages] = useState<Pages>({ items: [] })
  const [isLoading, setLoading] = useState(true)
  /** One page at a time, and none after the list is gone. */
  const state = useRef({ isAsking: false, isThere: true })

  const load = useCallback(async (shown: readonly Notice[]) => {
    const now = state.current
    if (now.isAsking) return
    now.isAsking = true
    setLoading(true)
    const size = constant.noticePageSize
    const last = shown.at(-1)
    const query = {
      page: String(Math.floor(shown.length / size) + 1),
      prePage: String(size),
      // One that comes in between moves the pages, and must not move what is read.
      ...(last && { after: last.pushId }),
    }
    const page = await send(api.notice.list, { query }).catch(() => undefined)
    now.isAsking = false
    if (!now.isThere) return
    if (page) setPages({ items: [...shown, ...page.items], totalCount: page.totalCount })
    setLoading(false)
  }, [])
  useEffect(() => {
    const now = state.current
    now.isThere = true
    void load([])
    return () => {
      now.isThere = false
    }
  }, [load])

  const remain = totalCount !== undefined && items.length < totalCount
  const loadMore = useCallback(() => void (remain && load(items)), [remain, items, load])
  return { items, totalCount, isLoading, remain, loadMore }
}
