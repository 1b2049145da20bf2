import { longAmount, longMoment } from './day.ts'

export interface ToldBooking {
  reference: string
  venue: string
  address: string
  facility: string
  court: string
  startsAt: Date
  endsAt: Date
  /** In avos. */
  amount: number
  /** Online or at a desk; otherwise it is still to be paid at the venue. */
  isPaid: boolean
  /** Paid at a desk: there the money is collected as well. */
  atDesk: boolean
  freeUntil: Date
  timeZone: string
}

const price = ({ amount, isPaid }: ToldBooking) => {
  if (amount === 0) return '免費'
  return isPaid ? `${longAmount(amount)}，已付款` : `${longAmount(amount)}，到場後在櫃台付款`
}
/** How it is paid back. */
const back = ({ amount, atDesk }: ToldBooking) =>
  atDesk ? `請帶同會員卡到場地櫃台領回 ${longAmount(amount)}` : `會按你原來的付款方式退回 ${longAmount(amount)}`
const what = ({ venue, address, facility, court, startsAt, timeZone }: ToldBooking) =>
  `${venue}（${address}）
${facility}，${court}
${longMoment(startsAt, timeZone)}，一小時`

/** Letters about bookings of courts. */
export const booking = {
  booked: (told: ToldBooking) => ({
    subject: `已預訂${told.facility}場地（${told.reference}）`,
    body: `你的預約已確認：

${what(told)}
費用：${price(told)}
編號：${told.reference}

如未能前來，請登入你的帳戶取消，讓其他人使用。${longMoment(told.freeUntil, told.timeZone)}或之前取消，租場名額可以再用；其後取消，名額不會退回。`,
  }),
  won: (told: ToldBooking & { payBy?: Date }) => ({
    subject: `中籤：${told.facility}場地（${told.reference}）`,
    body: `你在抽籤中取得這個時段：

${what(told)}
費用：${told.payBy ? longAmount(told.amount) : price(told)}
編號：${told.reference}

${told.payBy ? `請登入你的帳戶，在 ${longMoment(told.payBy, told.timeZone)} 或之前付款。逾時未付款，場地會開放給其他人。` : '預約已經確認。如未能前來，請登入你的帳戶取消，讓其他人使用。'}`,
  }),
  cancelled: (told: ToldBooking) => ({
    subject: `已取消預約（${told.reference}）`,
    body: `你的預約已經取消，${told.isPaid ? back(told) : '毋須付款'}，租場名額可以再用：

${what(told)}
編號：${told.reference}`,
  }),
  forfeited: (told: ToldBooking) => ({
    subject: `已取消預約（${told.reference}）`,
    body: `你的預約已經取消${told.isPaid ? '' : '，毋須付款'}。由於取消時已過期限，${told.isPaid ? '費用及' : ''}這個租場名額不會退回：

${what(told)}
編號：${told.reference}`,
  }),
  tooLate: (told: ToldBooking) => ({
    subject: `未能預訂，會退款（${told.reference}）`,
    body: `你付款時已過保留時間，場地已由他人預訂。我們會按你原來的付款方式退回 ${longAmount(told.amount)}：

${what(told)}
編號：${told.reference}`,
  }),
  hour: (moment: Date, timeZone: string) => `${longMoment(moment, timeZone)}，一小時`,
  inCalendar: ({ reference, portal }: { reference: string; portal: string }) => `${portal}，預約編號 ${reference}`,
}
