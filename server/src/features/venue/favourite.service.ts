import { type api, type Received, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { favouriteTable } from './favourite.table.ts'

/** The venues that members keep, so that they need not look for them again. */
export const favouriteService = ({ db, clock }: Deps) => {
  const table = favouriteTable(db)
  return {
    mine: async (memberId: number) => ({ items: await table.of(memberId) }),

    /** The same said twice is said once. @throws not_found */
    async choose(memberId: number, { venue, favourite }: Received<typeof api.venue.choose>['body']) {
      if (!favourite) await table.remove(memberId, venue)
      else if (!(await table.add(memberId, venue, clock.now()))) throw new Refusal('not_found')
      return {}
    },
  }
}
