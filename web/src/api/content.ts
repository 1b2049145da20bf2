import { api, refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { notFound } from '@tanstack/react-router'
import { keyOf } from '../routing/address.ts'
import { send } from './client.ts'

/** The page that the authority has written for an address. That there is none is no fault: one is told so. */
export const contentOf = async (path: string) => {
  const key = keyOf(path)
  // What cannot be a key is not asked for: the call would call it invalid input.
  if (!api.site.page.query.safeParse({ key }).success) throw notFound()
  try {
    return await send(api.site.page, { query: { key } })
  } catch (error) {
    if (error instanceof Refused && error.code === refusals.not_found) throw notFound()
    throw error
  }
}
