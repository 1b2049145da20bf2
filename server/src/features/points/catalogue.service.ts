import { type desk, type Given, giftStateOn, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { giftTable } from './gift.table.ts'
import { inHundredths, inPoints } from './report.rules.ts'

type Written = Given<typeof desk.points.saveGift>['body']

/** The gifts that staff keep for members. */
export const catalogueService = (deps: Deps) => ({
  async all() {
    const today = deps.clock.today()
    const gifts = await giftTable(deps.db).all()
    return {
      gifts: gifts.map(({ nameZh, namePt, nameEn, price, promised, ...gift }) => ({
        ...{ ...gift, name: { zh: nameZh, pt: namePt, en: nameEn }, price: inPoints(price) },
        left: gift.stock - promised,
        state: giftStateOn(today, { ...gift, left: gift.stock - promised }),
      })),
    }
  },

  /**
   * Adds one, or changes the one that the clerk has seen. What was exchanged keeps its price.
   * @throws gift_days, gift_exists, gift_changed, gift_not_so_few
   */
  save: ({ version, name, price, fromDay, untilDay, ...gift }: Written, staffId: number) =>
    inTransaction(deps, async ({ db, clock }) => {
      const days = { fromDay: fromDay || null, untilDay: untilDay || null }
      if (days.fromDay && days.untilDay && days.untilDay < days.fromDay) throw Refusal.at('untilDay', 'gift_days')
      const names = { nameZh: name.zh, namePt: name.pt, nameEn: name.en }
      const row = { ...gift, ...names, ...days, price: inHundredths(price) }
      if (version === 0) {
        if (!(await giftTable(db).add(row))) throw Refusal.at('name.en', 'gift_exists')
      } else if (!(await giftTable(db).change(row, version))) {
        if ((await giftTable(db).version(gift.code)) !== version) throw new Refusal('gift_changed')
        throw Refusal.at('stock', 'gift_not_so_few')
      }
      const open = fromDay || untilDay ? `${fromDay} – ${untilDay}` : ''
      const told = [name.en, `${price}`, `${gift.stock}`, open, gift.offered ? '' : 'not offered'].filter(Boolean)
      await auditService({ db, clock }).write({
        ...{ by: staffId, act: version === 0 ? 'gift_added' : 'gift_changed' },
        ...{ subject: { kind: 'gift', id: gift.code }, detail: told.join(', ') },
      })
      return {}
    }),
})
