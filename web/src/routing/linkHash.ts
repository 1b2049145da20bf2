import type { LinkPath } from '@palaestra/contract/links'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useInBrowser } from '../frame/useStored.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of an e-mailed link, kept out of the address bar. */
    linkHash?: string
  }
}

/** Stands in the address once the secret has been read from it. */
const read = '-'

/**
 * The secret of an e-mailed link, and whether the address has lost it, which a prerendered page cannot know. As soon as
 * it is read it leaves the address bar, so that nobody copies it along or reads it over a shoulder; a reload of this
 * tab still has it.
 */
export const useLinkHash = (to: LinkPath) => {
  const { hash: written = read } = useParams({ strict: false })
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  const kept = useLocation({ select: ({ state }) => state.linkHash })
  useEffect(() => {
    if (written !== read) void navigate({ to, params: { hash: read }, state: { linkHash: written }, replace: true })
  }, [written, to, navigate])
  const hash = written === read ? kept : written
  return { hash, isLost: inBrowser && !hash }
}
