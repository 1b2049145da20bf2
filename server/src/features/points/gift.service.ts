import { addDays, type GiftState, giftStateOn, type Locale, Refusal } from '@palaestra/contract'
import { referenceFrom } from '../../caseReference.ts'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { cardTable } from '../card/card.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { giftTable, nameOfGift, redemptionTable } from './gift.table.ts'
import { ledgerTable } from './ledger.table.ts'
import { inPoints } from './report.rules.ts'
import { spendingService } from './spending.service.ts'

/** Exchanges that a member is shown. */
const shown = 20

interface Wish {
  /** The code of the gift. */
  gift: string
  /** What the member has read that it costs, in points. */
  price: number
  /** The same for a request that comes again. */
  requestKey: string
}

/** Members see a gift of which none is left: it says so, and may come again. */
const isShown = (state: GiftState) => state === 'offered' || state === 'gone'

/** Gifts, and the exchange of points for them. */
export const giftService = (deps: Deps) => {
  const add = async (
    { db, clock }: Uses<'clock', Tx>,
    redemption: { memberId: number; giftId: number; price: number; requestKey: string; collectBy: string },
  ) => {
    // A reference that is taken is chosen anew; three in a row are no accident.
    for (let tries = 0; tries < 3; tries += 1) {
      const reference = referenceFrom('G', clock.today())
      const added = await redemptionTable(db).add({ ...redemption, reference, createdAt: clock.now() })
      if (added) return added
    }
    throw new Error('no reference was free')
  }

  return {
    async mine(memberId: number, locale: Locale) {
      const { db, clock } = deps
      const { kind } = await cardTable(db).of(memberId)
      const lots = await ledgerTable(db).good(memberId, clock.today())
      const gifts = await giftTable(db).all()
      const redemptions = await redemptionTable(db).ofMember(memberId, shown)
      return {
        balance: inPoints(lots.reduce((sum, { rest }) => sum + rest, 0)),
        frozen: kind === 'temporary',
        gifts: gifts
          .filter((gift) => isShown(giftStateOn(clock.today(), { ...gift, left: gift.stock - gift.promised })))
          .map(({ code, price, stock, promised, ...names }) => ({
            ...{ code, price: inPoints(price), left: stock - promised },
            name: nameOfGift(names, locale),
          })),
        redemptions: redemptions.map(({ reference, state, price, collectBy, createdAt, endedAt, ...names }) => ({
          ...{ reference, state, collectBy, name: nameOfGift(names, locale), price: inPoints(price) },
          createdAt: createdAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        })),
      }
    },

    /**
     * The member is held, then the gift: of two devices at once the second finds what the first has left.
     * @throws what closes the points, gift_gone, points_too_few
     */
    redeem: (memberId: number, { gift: code, price, requestKey }: Wish) =>
      inTransaction(deps, async (deps) => {
        const { db, clock, settings } = deps
        await accountTable(db).hold(memberId)
        const before = await redemptionTable(db).askedBefore(memberId, requestKey)
        if (before) return before
        await standingService(deps).need('points', memberId)
        const gift = await giftTable(db).promise(code, clock.today())
        if (!gift || inPoints(gift.price) !== price) throw new Refusal('gift_gone')
        const collectBy = addDays(clock.today(), settings.points.collectDays)
        const wanted = { memberId, giftId: gift.id, price: gift.price, requestKey, collectBy }
        const { id, ...added } = await add(deps, wanted)
        const paid = await spendingService(deps).take(memberId, gift.price, { kind: 'redeemed', redemptionId: id })
        if (!paid) throw new Refusal('points_too_few')
        return added
      }),
  }
}

/** Exchanges whose gift nobody has collected that are looked at in one go. */
const portion = 200

/** Gives back the points of what was not collected in time, and the gift to whoever comes next. */
export const missGifts = async (deps: Deps) => {
  const next = () => redemptionTable(deps.db).overdue(deps.clock.today(), portion)
  for (let found = await next(); found.length > 0; found = await next())
    for (const { id, memberId } of found)
      await inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        await accountTable(db).hold(memberId)
        const ended = { state: 'missed' as const, endedAt: clock.now(), staffId: null }
        const missed = await redemptionTable(db).end(id, ['reserved'], ended)
        if (!missed) return
        await giftTable(db).release(missed.giftId)
        await spendingService(deps).giveBack(memberId, id, await redemptionTable(db).takenFrom(id))
      })
}
