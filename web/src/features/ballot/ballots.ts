import { api, type PublishedBallot, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Listed = Reply<typeof api.ballot.list>['items'][number]
export type Draw = Reply<typeof api.ballot.one>
export type Mine = Reply<typeof api.ballot.mine>
export type Entry = Mine['items'][number]

/** The member’s entries in draws of days to come. */
export const myEntries: Query<Mine> = {
  queryKey: ['ballot', 'mine'],
  queryFn: () => send(api.ballot.mine, {}),
}

/** A slot that is drawn for, with where it is. */
export interface Place {
  id: number
  venue: string
  court: string
  from: string
  until: string
}

/** The slots of a draw by their numbers. */
export const placesOf = ({ venues }: Draw) =>
  new Map<number, Place>(venues.flatMap(({ name, slots }) => slots.map((slot) => [slot.id, { ...slot, venue: name }])))

/** The address of the file by which a draw is checked. */
export const fileOf = (reference: string) => `/api/ballot/draw.json?reference=${reference}`
/** The script that does outside of the browser what the page does. */
export const script = '/check-ballot.mjs'

/** The file of a draw, as anybody can fetch it: without a session, and the same for all. */
export const publishedOf = async (reference: string): Promise<PublishedBallot> => {
  const response = await fetch(fileOf(reference), { credentials: 'omit' })
  if (!response.ok) throw new Error(`the file of the draw: ${response.status}`)
  return response.json()
}

/** Those in the order of liking; pressed once more, one is chosen no longer. */
export const toggled = (choices: readonly number[], id: number) =>
  choices.includes(id) ? choices.filter((one) => one !== id) : [...choices, id]

/** The same with one of them liked better than the one before it. */
export const preferred = (choices: readonly number[], id: number) => {
  const at = choices.indexOf(id)
  const before = choices[at - 1]
  return before === undefined ? [...choices] : choices.with(at - 1, id).with(at, before)
}

/** A code in groups of four, as one compares it. */
export const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')
