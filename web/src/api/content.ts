import { api, refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { notFound } from '@tanstack/react-router'
import { keyOf } from '../routing/address.ts'
import { answers } from './answers.ts'
import { page } from './page.ts'

/** The page that the authority has written for an address. That there is none is no fault: one is told so. */
export const contentOf = async (path: string) => {
  const key = keyOf(path)
  // What cannot be a key is not asked for: the call would call it invalid input.
  if (!api.site.page.query.safeParse({ key }).success) throw notFound()
  // Where pages are drawn beforehand there is nobody to ask: the answer is laid ready.
  const laid = 'document' in globalThis ? undefined : answers.known(page(key))
  if (laid) return laid
  try {
    return await page(key).ask()
  } catch (error) {
    if (error instanceof Refused && error.code === refusals.not_found) throw notFound()
    throw error
  }
}
