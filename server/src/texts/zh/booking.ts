import type { ClosureReason } from '@palaestra/contract'
import { longAmount, longMoment, longSpan } from './day.ts'

/** An hour of a court, or several without a break. */
export interface ToldPlace {
  venue: string
  address: string
  facility: string
  court: string
  startsAt: Date
  timeZone: string
  /** How many hours; left out, one. */
  hours?: number
}

export interface ToldBooking extends ToldPlace {
  reference: string
  endsAt: Date
  /** In avos. */
  amount: number
  /** Online or at a desk; otherwise it is still to be paid at the venue. */
  isPaid: boolean
  /** Paid at a desk: there the money is collected as well. */
  atDesk: boolean
  freeUntil: Date
}

/** What staff have booked for somebody, and is still to be paid. */
export interface ToldKept extends ToldBooking {
  payBy: Date
  hotline: string
}

/** What staff have cancelled. */
export interface ToldCancelled extends ToldBooking {
  /** In avos; 0 where nothing goes back. */
  refund: number
  /** In the words of the clerk. */
  reason: string
  hotline: string
}

interface ToldStretch extends ToldPlace {
  endsAt: Date
  references: readonly string[]
}

/** What somebody has on one day, before it. */
export interface ToldReminder {
  /** Hours without a break between them, in the order in which they begin. */
  stretches: readonly [ToldStretch, ...ToldStretch[]]
  /** What is still to be paid on arrival, in avos. */
  due: number
  /** What has been paid, in avos. */
  paid: number
  /** Until when all of it can be cancelled with nothing lost, and whether that is still to come. */
  freeUntil: Date
  isFree: boolean
}

/** The same in the length of a text message: how many there are, and the first of them. */
export interface ToldSoonInShort extends Pick<ToldReminder, 'freeUntil' | 'isFree'> {
  many: number
  venue: string
  court: string
  startsAt: Date
  endsAt: Date
  timeZone: string
}

/** What somebody had of a closure. */
export interface ToldClosing {
  reason: ClosureReason
  /** More about it; empty where the reason says enough. */
  text: string
  bookings: readonly ToldBooking[]
  /** In avos. */
  refund: number
}

/** The same in the length of a text message: how many there are, and the first of them. */
export interface ToldInShort extends Pick<ToldClosing, 'reason' | 'refund'> {
  many: number
  venue: string
  startsAt: Date
  timeZone: string
}

const reasons: Record<ClosureReason, string> = {
  typhoon: '因颱風',
  rainstorm: '因暴雨',
  maintenance: '因維修',
  event: '因場地舉行活動',
  other: '因故',
}
const because = ({ reason }: ToldClosing) => reasons[reason]
const references = ({ bookings }: ToldClosing) => bookings.map(({ reference }) => reference).join('、')

const price = ({ amount, isPaid }: ToldBooking) => {
  if (amount === 0) return '免費'
  return isPaid ? `${longAmount(amount)}，已付款` : `${longAmount(amount)}，到場後在櫃台付款`
}
/** How it is paid back. */
const back = ({ amount, atDesk }: ToldBooking) =>
  atDesk ? `請帶同會員卡到場地櫃台領回 ${longAmount(amount)}` : `會按你原來的付款方式退回 ${longAmount(amount)}`
/** What becomes of what was paid, where staff have cancelled. */
const backOrNot = (told: ToldCancelled) => {
  if (told.refund > 0) return back({ ...told, amount: told.refund })
  return told.isPaid ? '已付的費用不會退回' : '毋須付款'
}
/** Where it is, and when. */
export const what = ({ venue, address, facility, court, startsAt, timeZone, hours = 1 }: ToldPlace) =>
  `${venue}（${address}）
${facility}，${court}
${longMoment(startsAt, timeZone)}，${hours === 1 ? '一小時' : `${hours} 小時`}`

const stretch = ({ startsAt, endsAt, timeZone }: Pick<ToldSoonInShort, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  longSpan(startsAt, endsAt, timeZone)

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
  keptForYou: (told: ToldKept) => ({
    subject: `已為你保留${told.facility}場地，請付款（${told.reference}）`,
    body: `我們的職員應你的要求，為你保留了這個時段：

${what(told)}
費用：${longAmount(told.amount)}
編號：${told.reference}

請在 ${longMoment(told.payBy, told.timeZone)} 或之前登入你的帳戶付款，或到任何場館的櫃台付款。逾時未付款，場地會開放給其他人。如果這不是你的要求，請致電 ${told.hotline}。`,
  }),
  won: (told: ToldBooking & { payBy?: Date }) => ({
    subject: `中籤：${told.facility}場地（${told.reference}）`,
    body: `你在抽籤中取得這個時段：

${what(told)}
費用：${told.payBy ? longAmount(told.amount) : price(told)}
編號：${told.reference}

${told.payBy ? `請登入你的帳戶，在 ${longMoment(told.payBy, told.timeZone)} 或之前付款。逾時未付款，場地會開放給其他人。` : '預約已經確認。如未能前來，請登入你的帳戶取消，讓其他人使用。'}`,
  }),
  reminded({ stretches, due, paid, freeUntil, isFree }: ToldReminder) {
    const [first] = stretches
    const until = longMoment(freeUntil, first.timeZone)
    const lost = paid > 0 ? '費用及租場名額均不會退回' : '租場名額不會退回'
    return {
      subject: `提示：${first.facility}，${longMoment(first.startsAt, first.timeZone)}`,
      body: `你已預約：

${stretches
  .map(
    (told) => `${told.venue}（${told.address}）
${told.facility}，${told.court}
${stretch(told)}
編號：${told.references.join('、')}`,
  )
  .join('\n\n')}

到場時請在櫃台出示會員卡${due > 0 ? `，並付款 ${longAmount(due)}` : ''}。

如未能前來，請登入你的帳戶，在「我的預約」選這個預約並取消，讓其他人使用。${isFree ? `${until}或之前取消，${paid > 0 ? `會退回 ${longAmount(paid)}，` : ''}租場名額可以再用；其後取消，${lost}。` : `免費取消的期限（${until}）已過，${lost}。`}`,
    }
  },
  /** As a text message. */
  remindedInShort: ({ many, freeUntil, isFree, ...first }: ToldSoonInShort) => ({
    subject: '',
    body: `提示：${stretch(first)}，${first.venue}，${first.court}${many > 1 ? `等 ${many} 個時段` : ''}。請帶會員卡。如未能前來，請登入帳戶取消${isFree ? `，${longMoment(freeUntil, first.timeZone)}或之前取消不會有損失` : ''}。`,
  }),
  cancelled: (told: ToldBooking) => ({
    subject: `已取消預約（${told.reference}）`,
    body: `你的預約已經取消，${told.isPaid ? back(told) : '毋須付款'}，租場名額可以再用：

${what(told)}
編號：${told.reference}`,
  }),
  cancelledAtDesk: (told: ToldCancelled) => ({
    subject: `已取消預約（${told.reference}）`,
    body: `我們已取消你的預約，${backOrNot(told)}，租場名額可以再用：

${what(told)}
編號：${told.reference}
原因：${told.reason}

如有疑問，請致電 ${told.hotline}。`,
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
  closed: (told: ToldClosing) => ({
    subject: `場地關閉，你的預約已取消（${references(told)}）`,
    body: `${because(told)}，以下場地關閉，我們已取消你的預約：

${told.bookings.map((booking) => `${what(booking)}\n編號：${booking.reference}`).join('\n\n')}
${told.text && `\n${told.text}\n`}
${told.refund > 0 ? `會按你原來的付款方式退回 ${longAmount(told.refund)}` : '毋須付款'}，租場名額可以再用，亦不會當作缺席。抱歉為你帶來不便。`,
  }),
  /** As a text message. */
  closedInShort: ({ reason, many, venue, startsAt, timeZone, refund }: ToldInShort) => ({
    subject: '',
    body: `${reasons[reason]}，場地關閉：${longMoment(startsAt, timeZone)}，${venue}${many > 1 ? `等 ${many} 個預約` : '的預約'}已取消${refund > 0 ? `，會退回 ${longAmount(refund)}` : ''}。請勿前往。`,
  }),
  hour: (moment: Date, timeZone: string) => `${longMoment(moment, timeZone)}，一小時`,
  inCalendar: ({ reference, portal }: { reference: string; portal: string }) => `${portal}，預約編號 ${reference}`,
}
