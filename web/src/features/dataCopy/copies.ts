import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Mine = Reply<typeof api.dataCopy.mine>
export type Copy = Mine['copies'][number]

/** Milliseconds between two looks while one is being made. */
const pause = 3000

/** The copies that one has asked for; looked at again by itself until all of them are ready. */
export const copies: Query<Mine> = {
  queryKey: ['account', 'data copies'],
  queryFn: () => send(api.dataCopy.mine, {}),
  refetchInterval: ({ state: { data } }) => (data?.copies.some(({ readyAt }) => readyAt === null) ? pause : false),
}

/** Has the browser save what is behind an address of ours. */
export const save = (address: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
