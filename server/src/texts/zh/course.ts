import type { CourseCancelReason } from '@palaestra/contract'
import { longAmount, longDay, longMoment, longSpan } from './day.ts'

/** A class, as letters say it. */
export interface ToldCourse {
  /** The class, e.g. `2026-2-07`, and what it is called. */
  course: string
  name: string
  venue: string
  address: string
  startsOn: string
  endsOn: string
  /** On which days of the week, 1 is Monday, at what times. */
  weekly: readonly { weekday: number; from: string; until: string }[]
}

/** Somebody’s place in a class. */
export interface ToldEnrolment extends ToldCourse {
  reference: string
  /** In avos. */
  amount: number
  /** Online or at a desk; otherwise it is still to be paid at the venue. */
  isPaid: boolean
  /** Paid at a desk: there the money is collected as well. */
  atDesk: boolean
  timeZone: string
}

/** What goes back of it, in avos; 0 where nothing does. */
export interface ToldRefund extends ToldEnrolment {
  refund: number
}

/** What somebody has registered for: the order of a term. */
export interface ToldRegistration {
  /** The first day of the term. */
  startsOn: string
  /** The draw. */
  reference: string
  code: string
  timeZone: string
}

/** One meeting of a class. */
export interface ToldMeeting {
  course: string
  name: string
  venue: string
  startsAt: Date
  endsAt: Date
  timeZone: string
}

const reasons: Record<CourseCancelReason, string> = {
  coach: '因導師未能出席',
  weather: '因天氣惡劣',
  maintenance: '因維修',
  event: '因場地舉行活動',
  too_few: '因報名人數不足',
  other: '因故',
}

const weekdayOf = (weekday: number) =>
  new Intl.DateTimeFormat('zh-Hant-MO', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  )

/** What it is, where, and when. */
const what = ({ course, name, venue, address, startsOn, endsOn, weekly }: ToldCourse) =>
  `${name}（${course}）
${venue}（${address}）
${longDay(startsOn)}至${longDay(endsOn)}
${weekly.map(({ weekday, from, until }) => `${weekdayOf(weekday)} ${from}–${until}`).join('\n')}`

const price = ({ amount, isPaid }: ToldEnrolment) => {
  if (amount === 0) return '免費'
  return isPaid ? `${longAmount(amount)}，已付款` : `${longAmount(amount)}，在場館櫃台付款`
}
/** What becomes of what was paid. */
const back = ({ refund, isPaid, atDesk }: ToldRefund) => {
  if (refund > 0)
    return atDesk
      ? `請帶同會員卡到場地櫃台領回 ${longAmount(refund)}`
      : `會按你原來的付款方式退回 ${longAmount(refund)}`
  return isPaid ? '已付的費用不會退回' : '毋須付款'
}
const stretch = ({ startsAt, endsAt, timeZone }: ToldMeeting) => longSpan(startsAt, endsAt, timeZone)

/** Letters about recreation classes. */
export const course = {
  registered: (told: ToldRegistration & { drawAt: Date; signUpFrom: Date }) => ({
    subject: `已登記興趣班抽籤（${told.reference}）`,
    body: `你已登記${longDay(told.startsOn)}開課一期的興趣班。報名的先後次序會在 ${longMoment(told.drawAt, told.timeZone)} 抽籤決定，之後我們會通知你可報名的時間。最早的輪次在 ${longMoment(told.signUpFrom, told.timeZone)} 開始。

你的代碼：${told.code}

請保留這封信。抽籤後，任何人都可在抽籤的網頁重算結果。`,
  }),
  drawn: (told: ToldRegistration & { rank: number; turnAt: Date; until: Date }) => ({
    subject: `興趣班抽籤結果：你排第 ${told.rank} 名（${told.reference}）`,
    body: `${longDay(told.startsOn)}開課一期的興趣班已經抽籤，你排第 ${told.rank} 名。

你可報名的時間：${longMoment(told.turnAt, told.timeZone)}起
輪次報名截止：${longMoment(told.until, told.timeZone)}
你的代碼：${told.code}

請在時間到後登入你的帳戶報名。`,
  }),
  enrolled: (told: ToldEnrolment) => ({
    subject: `已報名：${told.name}（${told.reference}）`,
    body: `你的報名已確認：

${what(told)}
費用：${price(told)}
編號：${told.reference}

請帶同會員卡上課。開課前如未能參加，請登入你的帳戶退出，讓其他人參加，費用會全數退回；開課後退出不設退款。`,
  }),
  keptForYou: (told: ToldEnrolment & { payBy: Date; hotline: string }) => ({
    subject: `已為你保留名額，請付款：${told.name}（${told.reference}）`,
    body: `我們的職員應你的要求，為你保留了這個興趣班的名額：

${what(told)}
費用：${longAmount(told.amount)}
編號：${told.reference}

請在 ${longMoment(told.payBy, told.timeZone)} 或之前登入你的帳戶付款，或到任何場館的櫃台付款。逾時未付款，名額會開放給其他人。如果這不是你的要求，請致電 ${told.hotline}。`,
  }),
  lapsed: (told: ToldEnrolment) => ({
    subject: `名額已不再保留：${told.name}（${told.reference}）`,
    body: `限期內未收到付款，這個興趣班的名額已不再為你保留，毋須付款：

${what(told)}
編號：${told.reference}`,
  }),
  tooLate: (told: ToldEnrolment) => ({
    subject: `未能報名，會退款：${told.name}（${told.reference}）`,
    body: `你付款時已過保留時間，名額已由他人取得。我們會按你原來的付款方式退回 ${longAmount(told.amount)}：

${what(told)}
編號：${told.reference}`,
  }),
  withdrawn: (told: ToldRefund) => ({
    subject: `已退出：${told.name}（${told.reference}）`,
    body: `你已退出這個興趣班，${back(told)}：

${what(told)}
編號：${told.reference}`,
  }),
  removed: (told: ToldRefund & { reason: string; hotline: string }) => ({
    subject: `已為你退出：${told.name}（${told.reference}）`,
    body: `我們已為你退出這個興趣班，${back(told)}：

${what(told)}
編號：${told.reference}
原因：${told.reason}

如有疑問，請致電 ${told.hotline}。`,
  }),
  meetingCancelled: (told: ToldMeeting & { reason: CourseCancelReason }) => ({
    subject: `課堂取消：${told.name}，${longMoment(told.startsAt, told.timeZone)}`,
    body: `${reasons[told.reason]}，以下一課取消，請勿前往：

${told.name}（${told.course}）
${told.venue}
${stretch(told)}

其他課堂不受影響。如有補課，我們會另行通知。`,
  }),
  /** As a text message. */
  meetingCancelledInShort: (told: Omit<ToldMeeting, 'course' | 'endsAt'> & { reason: CourseCancelReason }) => ({
    subject: '',
    body: `${reasons[told.reason]}，課堂取消：${told.name}，${longMoment(told.startsAt, told.timeZone)}，${told.venue}。請勿前往。`,
  }),
  meetingSet: (told: ToldMeeting & { was?: Date }) => ({
    subject: `${told.was ? '課堂改期' : '加開課堂'}：${told.name}，${longMoment(told.startsAt, told.timeZone)}`,
    body: `${told.was ? `原定 ${longMoment(told.was, told.timeZone)} 的一課改期` : '這個興趣班加開一課'}：

${told.name}（${told.course}）
${told.venue}
${stretch(told)}`,
  }),
  closed: (told: ToldRefund & { reason: CourseCancelReason }) => ({
    subject: `興趣班取消：${told.name}（${told.reference}）`,
    body: `${reasons[told.reason]}，這個興趣班取消，${back(told)}：

${what(told)}
編號：${told.reference}

抱歉為你帶來不便。`,
  }),
  line: ({ name, course, startsOn }: Pick<ToldCourse, 'name' | 'course' | 'startsOn'>) =>
    `${name}（${course}），${longDay(startsOn)}開課`,
}
