import { commitmentOf, drawStateOf, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { secretOf } from './draw.service.ts'
import { drawTable } from './draw.table.ts'
import { newCode } from './entry.service.ts'
import { entryChanges, entryTable } from './entry.table.ts'

/** A draw of an order for whoever asks for one: what it is called, for which day, and when what happens. */
interface RankingDraw {
  reference: string
  day: string
  opensAt: Date
  closesAt: Date
  drawsAt: Date
}

/** Opens a draw of an order, in which nothing is won but a rank; sealed, closed, drawn and published as all others. */
export const openRanking = async (
  { db, keys, settings }: Uses<'keys' | 'settings'>,
  { reference, day, ...moments }: RankingDraw,
) => {
  const { source } = settings.services.ballot
  await drawTable(db).add({
    ...{ reference, purpose: 'course', scope: reference, facilityKind: null, day, payBy: null, ...moments },
    commitment: await commitmentOf(secretOf(keys, reference)),
    ...{ sourceZh: source?.zh ?? null, sourcePt: source?.pt ?? null, sourceEn: source?.en ?? null },
  })
}

/** Entering draws of an order, and leaving them, in the transaction of who offers it. */
export const rankingService = ({ db, clock }: Uses<'clock', Tx>) => {
  /** The draw, which is not closed before the end of the transaction. @throws draw_closed */
  const open = async (reference: string) => {
    const draw = await drawTable(db).holdOpen(reference)
    if (!draw || drawStateOf(draw, clock.now()) !== 'open') throw new Refusal('draw_closed')
    return draw
  }

  return {
    /** Entered before, the code is the same. @throws draw_closed */
    async enter(reference: string, memberId: number) {
      const draw = await open(reference)
      const before = await entryTable(db).ofMember(draw.id, memberId)
      if (before) return { code: before.code, isNew: false }
      const entry = { drawId: draw.id, memberId, code: newCode(), choices: [], enteredAt: clock.now() }
      const { code } = await entryChanges(db).put(entry)
      return { code, isNew: code === entry.code }
    },

    /** @throws draw_closed */
    async leave(reference: string, memberId: number) {
      const draw = await open(reference)
      await entryChanges(db).remove(draw.id, memberId)
    },
  }
}
