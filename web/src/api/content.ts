import { api, refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { notFound } from '@tanstack/react-router'
import { keyOf } from '../routing/address.ts'
import { fetchPage } from './page.ts'
import { prerendered } from './prerendered.ts'

/** The page that the authority has written for an address. @throws notFound where there is none */
export const contentOf = async (path: string) => {
  const key = keyOf(path)
  // Not a valid key of a page: not found here, instead of invalid input from the server.
  if (!api.site.page.query.safeParse({ key }).success) throw notFound()
  // While pages are prerendered no server listens: their texts lie ready.
  const ready = 'document' in globalThis ? undefined : prerendered.get(key)
  if (ready) return ready
  try {
    return await fetchPage(key)
  } catch (error) {
    if (error instanceof Refused && error.code === refusals.not_found) throw notFound()
    throw error
  }
}
