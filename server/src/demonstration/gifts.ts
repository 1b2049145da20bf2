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

/** What is to be collected. The keys are the same for each start: each exchange is made once. */
const wishes = [
  { person: people.adult, gift: 'towel', requestKey: '5d0a3c1e-7b52-4c8e-9f61-2f5a7c2b9e10' },
  { person: people.portuguese, gift: 'wristband', requestKey: '8c1f4b7a-02d6-4a93-b5ce-61d07e9a3f24' },
]

/** Six gifts, of which two people have one to collect. Existing ones stay as they are. */
export const seatGifts = async (deps: Deps) => {
  for (const one of gifts) await giftTable(deps.db).add(one)
  for (const { person, gift, requestKey } of wishes) {
    const member = await accountTable(deps.db).byIdNumber(person.idNumber)
    const price = gifts.find(({ code }) => code === gift)?.price
    if (!member || price === undefined) continue
    await giftService(deps)
      .redeem(member.id, { gift, price: inPoints(price), requestKey })
      .catch((error: unknown) => {
        // Of a demonstration that somebody has used: there may be no points left, or another card.
        if (!(error instanceof Refusal)) throw error
      })
  }
}
