import { type ToldBooking, what } from './booking.ts'
import { longDay } from './day.ts'

/** What somebody has missed, and what follows from it. */
export interface ToldMissed {
  bookings: readonly ToldBooking[]
  /** So many within so many days close booking for so many days. */
  most: number
  withinDays: number
  restrictDays: number
  /** yyyy-mm-dd, from which one may book again; left out where nothing follows yet. */
  until?: string | undefined
  /** yyyy-mm-dd, the last day on which one may appeal against it. */
  appealBy: string
  hotline: string
}
interface Excused {
  reference: string
  /** In the words of who has excused it. */
  reason: string
  /** One may book again. */
  isFree: boolean
}

const follows = ({ most, withinDays, restrictDays, until }: ToldMissed) =>
  until
    ? `你在 ${withinDays} 日內已缺席 ${most} 次，${longDay(until)}起才可再租場。已確認的租場不受影響。如你認為不正確，可登入會員帳戶申訴。`
    : `${withinDays} 日內缺席 ${most} 次，會有 ${restrictDays} 日不可租場。日後如不能到場，請預先在會員帳戶取消，讓其他人使用。`

export const noShow = {
  counted: (told: ToldMissed) => ({
    subject: `租場缺席（${told.bookings.map(({ reference }) => reference).join('、')}）`,
    body: `你預約了以下場地，但沒有到場：

${told.bookings.map((booking) => `${what(booking)}\n編號：${booking.reference}`).join('\n\n')}

${follows(told)}

如你當日其實在場，或有合理原因未能到場，可於 ${longDay(told.appealBy)}或之前在會員帳戶的「我的預約」申訴，或致電服務熱線 ${told.hotline}。`,
  }),
  excused: ({ reference, reason, isFree }: Excused) => ({
    subject: `缺席已獲豁免（${reference}）`,
    body: `你的租場缺席（編號 ${reference}）已獲豁免，不再計算在內。${isFree ? '你現在可以再租場。' : ''}

原因：
${reason}`,
  }),
  cameAfterAll: ({ reference, isFree }: Omit<Excused, 'reason'>) => ({
    subject: '缺席已取消：閘機記錄顯示你當日在場',
    body: `場館的閘機較遲才傳回記錄，顯示你當日已到場。租場編號 ${reference} 不再計作缺席。${isFree ? '你現在可以再租場。' : ''}`,
  }),
}
