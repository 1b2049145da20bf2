import { addDays, Refusal } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { giftService } from '../features/points/gift.service.ts'
import { giftTable, type WrittenGift } from '../features/points/gift.table.ts'
import { inPoints } from '../features/points/report.rules.ts'
import { people } from './people.ts'

const gift = (
  code: string,
  price: number,
  stock: number,
  [nameZh, namePt, nameEn]: [string, string, string],
): WrittenGift => ({
  ...{ code, nameZh, namePt, nameEn, stock, price: price * 100, offered: true },
})

const gifts = [
  gift('wristband', 4, 120, ['運動護腕', 'Punho de desporto', 'Sports wristband']),
  gift('towel', 8, 43, ['運動毛巾', 'Toalha de desporto', 'Sports towel']),
  gift('bottle', 25, 9, ['保溫水樽', 'Garrafa térmica', 'Insulated bottle']),
  gift('bag', 40, 15, ['運動背囊', 'Mochila de desporto', 'Sports bag']),
  gift('umbrella', 60, 0, ['雨傘', 'Guarda-chuva', 'Umbrella']),
  gift('racket', 120, 4, ['羽毛球拍套裝', 'Conjunto de badminton', 'Badminton racket set']),
]

/** What is to be collected. */
const wishes = [
  { person: people.adult, gift: 'towel' },
  { person: people.portuguese, gift: 'wristband' },
]

/** Whether somebody has exchanged points of late: a gift that they have collected or given back is not promised again. */
const hasExchanged = async ({ db, clock, settings }: Deps, memberId: number) => {
  const since = clock.at(addDays(clock.today(), -settings.points.collectDays), '00:00')
  const latest = db.selectFrom('redemptions').select('id').where('memberId', '=', memberId)
  return (await latest.where('createdAt', '>=', since).limit(1).executeTakeFirst()) !== undefined
}

/** Six gifts, of which two people have one to collect; after a month in which they exchanged nothing, another. */
export const seatGifts = async (deps: Deps) => {
  for (const one of gifts) await giftTable(deps.db).add(one)
  for (const { person, gift } of wishes) {
    const member = await accountTable(deps.db).byIdNumber(person.idNumber)
    const price = gifts.find(({ code }) => code === gift)?.price
    if (!member || price === undefined || (await hasExchanged(deps, member.id))) continue
    await giftService(deps)
      .redeem(member.id, { gift, price: inPoints(price), requestKey: crypto.randomUUID() })
      .catch((error: unknown) => {
        // Of a demonstration that somebody has used: there may be no points left, or another card.
        if (!(error instanceof Refusal)) throw error
      })
  }
}
