import { caseOfQueue, type desk, type Given, keyOfPlace, type Reply } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { readSearch } from '../application/review/search.rules.ts'
import { wordsIn } from '../application/review/search.table.ts'
import { foundByName } from '../application/review/words.table.ts'
import { holderFor } from '../claim/claim.rules.ts'
import { claimTable } from '../claim/claim.table.ts'
import { membersBy } from '../member/search.table.ts'
import { inQueue, placeFrom } from './queue.rules.ts'
import { queueTable } from './queue.table.ts'

const pageSize = 20

type Page = typeof desk.queue.page
type Wanted = Given<Page>['query'] & { search?: string; staffId: number }

/** Everything that is decided at the desk, as staff go through it. */
export const queueService = ({ db, clock }: Uses<'clock'>) => {
  /** How much is to be done, and who is at it. */
  const workload = async (staffId: number): Promise<Reply<typeof desk.queue.workload>> => {
    const colleagues = await claimTable(db).byColleague(clock.now())
    return {
      ...(await queueTable(db).counts(clock.today(), staffId)),
      colleagues: colleagues.map(({ name, cases, staffId: of }) => ({ name, cases, mine: of === staffId })),
    }
  }

  const whoIsMeant = async (read: ReturnType<typeof readSearch>) => {
    const [named, members] = await Promise.all([foundByName(db, read.words), membersBy(db, read)])
    return { named, members }
  }

  return {
    workload,

    /** @throws invalid_input */
    async page({ kind, view, search, after, staffId }: Wanted): Promise<Reply<Page>> {
      const read = search === undefined ? undefined : readSearch(search, await wordsIn(db, search))
      const wanted = {
        ...{ today: clock.today(), now: clock.now(), staffId },
        ...(kind && { kind }),
        ...(view && { view }),
        ...(read && { search: { ...read, ...(await whoIsMeant(read)) } }),
        ...(after && { after: placeFrom(after) }),
      }
      // One more than is shown tells whether there is a next page.
      const rows = await queueTable(db).page(wanted, pageSize + 1)
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      return {
        items: shown.map(({ holderId, holderName, holderSince, ...row }) => {
          const claim = holderId && holderName !== null && holderSince
          const holder = claim ? { staffId: holderId, name: holderName, since: holderSince } : undefined
          return inQueue({ ...row, holder: holderFor(staffId, holder) }, clock.today())
        }),
        next: rows.length > pageSize && last ? keyOfPlace({ ...last, kind: caseOfQueue(last.kind) }) : null,
        ...(await workload(staffId)),
      }
    },
  }
}
