import { Refusal } from '@palaestra/contract'
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

/** The same for each start: the exchange is made once. */
const requestKey = '5d0a3c1e-7b52-4c8e-9f61-2f5a7c2b9e10'

/** Six gifts, of which one person has a towel to collect. Existing ones stay as they are. */
export const seatGifts = async (deps: Deps) => {
  for (const one of gifts) await giftTable(deps.db).add(one)
  const member = await accountTable(deps.db).byIdNumber(people.adult.idNumber)
  const towel = gifts.find(({ code }) => code === 'towel')
  if (!member || !towel) return
  const wish = { gift: towel.code, price: inPoints(towel.price), requestKey }
  await giftService(deps)
    .redeem(member.id, wish)
    .catch((error: unknown) => {
      // Of a demonstration that somebody has used: there may be no points left, or another card.
      if (!(error instanceof Refusal)) throw error
    })
}
