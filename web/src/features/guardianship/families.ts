import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

type Families = Reply<typeof api.guardianship.families>
export type Child = Families['children'][number]
export type Guardian = Child['guardians'][number]
export type Said = Child['said'][number]

/** The guardians of the member, and those of each child. */
export const families: Query<Families> = {
  queryKey: ['account', 'guardians'],
  queryFn: () => send(api.guardianship.families, {}),
}
