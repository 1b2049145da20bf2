import type { Draft } from '@palaestra/contract'

/** A text of the draft, as a field shows it. */
export const textOf = (draft: Draft, field: keyof Draft) => {
  const value = draft[field]
  return typeof value === 'string' ? value : ''
}

/** A tick, as it is typed or as the server keeps it. */
export const isTicked = (value: string | boolean | undefined) => value === true || value === 'true'
