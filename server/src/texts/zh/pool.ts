import type { ClosureReason } from '@palaestra/contract'
import { longAmount, longMoment, longSpan } from './day.ts'

/** A session of a pool. */
interface ToldSession {
  startsAt: Date
  endsAt: Date
  timeZone: string
}

export interface ToldTicket extends ToldSession {
  pool: string
  address: string
  reference: string
  /** Who come with the member. */
  children: number
  /** In avos. */
  amount: number
  /** Online or at a desk; otherwise it is still to be paid at the pool. */
  isPaid: boolean
  /** Paid at a desk: there the money is collected as well. */
  atDesk: boolean
  /** From when to when it lets in. */
  enterFrom: Date
  enterBy: Date
}

/** What somebody had of a closure. */
export interface ToldPoolClosing {
  reason: ClosureReason
  /** More about it; empty where the reason says enough. */
  text: string
  tickets: readonly ToldTicket[]
  /** In avos. */
  refund: number
}

/** The same in the length of a text message: how many there are, and the first of them. */
export interface ToldPoolInShort extends Pick<ToldPoolClosing, 'reason' | 'refund'> {
  many: number
  pool: string
  startsAt: Date
  timeZone: string
}

const reasons: Record<ClosureReason, string> = {
  typhoon: '因颱風',
  rainstorm: '因暴雨',
  maintenance: '因維修',
  event: '因泳池舉行活動',
  other: '因故',
}
const references = ({ tickets }: ToldPoolClosing) => tickets.map(({ reference }) => reference).join('、')
const time = ({ startsAt, endsAt, timeZone }: ToldSession) => longSpan(startsAt, endsAt, timeZone)

const price = ({ amount, isPaid }: ToldTicket) => {
  if (amount === 0) return '免費'
  return isPaid ? `${longAmount(amount)}，已付款` : `${longAmount(amount)}，到場後在櫃台付款`
}
const back = ({ amount, isPaid, atDesk }: ToldTicket) => {
  if (!isPaid || amount === 0) return '毋須付款'
  return atDesk ? `請帶同會員卡到泳池櫃台領回 ${longAmount(amount)}` : `會按你原來的付款方式退回 ${longAmount(amount)}`
}
const who = ({ children }: Pick<ToldTicket, 'children'>) => (children === 0 ? '一人' : `你和 ${children} 名小童`)
const what = (told: ToldTicket) => `${told.pool}（${told.address}）
${time(told)}
人數：${who(told)}`

/** Letters about tickets of swimming pools. */
export const pool = {
  bought: (told: ToldTicket) => ({
    subject: `泳池門票：${told.pool}（${told.reference}）`,
    body: `你的門票已生效：

${what(told)}
費用：${price(told)}
編號：${told.reference}

入場：${longSpan(told.enterFrom, told.enterBy, told.timeZone)}，請在入口出示你的會員證二維碼。逾時未入場，門票作廢，名額會釋出，費用不會退回。

如未能前來，請在該節開始前登入你的帳戶退票，讓其他人使用。`,
  }),
  givenBack: (told: ToldTicket) => ({
    subject: `已退泳池門票（${told.reference}）`,
    body: `你的門票已退回，${back(told)}：

${what(told)}
編號：${told.reference}`,
  }),
  tooLate: (told: ToldTicket) => ({
    subject: `未能購得泳池門票，費用退回（${told.reference}）`,
    body: `你付款時，保留時間已過，名額已給了其他人，或該節已不能入場。會按你原來的付款方式退回 ${longAmount(told.amount)}：

${what(told)}
編號：${told.reference}`,
  }),
  closed: (told: ToldPoolClosing) => ({
    subject: `泳池關閉，門票取消（${references(told)}）`,
    body: `${reasons[told.reason]}泳池關閉，你的門票已取消：

${told.tickets.map((ticket) => `${what(ticket)}\n編號：${ticket.reference}`).join('\n\n')}
${told.text && `\n${told.text}\n`}
${told.refund > 0 ? `會按你原來的付款方式退回 ${longAmount(told.refund)}` : '毋須付款'}。這一天的門票名額可以再用。不便之處，敬請原諒。`,
  }),
  closedInShort: ({ reason, many, pool, startsAt, timeZone, refund }: ToldPoolInShort) => ({
    subject: '',
    body: `${reasons[reason]}泳池關閉。已取消${many > 1 ? ` ${many} 張門票，首張為` : '你的門票：'}${longMoment(startsAt, timeZone)}，${pool}。${refund > 0 ? `會退回 ${longAmount(refund)}。` : ''}請不要前來。`,
  }),
  /** What an order says of a ticket, behind the pool. */
  line: ({ children, ...session }: ToldSession & Pick<ToldTicket, 'children'>) =>
    `${time(session)}，${children === 0 ? '一人' : `一人及 ${children} 名小童`}`,
}
