import { type ToldPlace, what } from './booking.ts'
import { longAmount, longDay, longMoment } from './day.ts'

/** A court that is offered to who waits for it. */
export interface ToldOffer extends ToldPlace {
  /** In avos. */
  amount: number
  /** Until when they answer. */
  until: Date
}

/** The same in the length of a text message. */
export interface ToldInShort extends Pick<ToldOffer, 'venue' | 'startsAt' | 'until' | 'timeZone'> {
  link: string
}

/** A class that somebody waits for. */
export interface ToldWaitedCourse {
  course: string
  name: string
  venue: string
  address: string
  startsOn: string
  endsOn: string
}

/** A place in it that is offered. */
export interface ToldCourseOffer extends ToldWaitedCourse {
  /** In avos. */
  amount: number
  /** Until when they answer. */
  until: Date
  timeZone: string
}

/** The same in the length of a text message. */
export interface ToldCourseOfferInShort extends Pick<ToldCourseOffer, 'name' | 'venue' | 'until' | 'timeZone'> {
  link: string
}

/** What has become of a wait for a class. */
export interface ToldCourseWait extends ToldWaitedCourse {
  news: 'unanswered' | 'over' | 'rights'
}

/** Why an offer ended before its time. */
export type Returned = 'closed' | 'rights'
const whyReturned: Record<Returned, string> = { closed: '場地關閉了', rights: '目前你不能預約場地' }

const price = ({ amount }: ToldOffer) => (amount === 0 ? '免費' : longAmount(amount))
const offer = (told: ToldOffer, where: string) => `你輪候的場地騰出了，現在為你保留：

${what(told)}
費用：${price(told)}

請在 ${longMoment(told.until, told.timeZone)} 或之前${where}

逾時未回覆，場地會給下一位。這不算缺席，亦不會受罰。`

const whatCourse = ({ course, name, venue, address, startsOn, endsOn }: ToldWaitedCourse) =>
  `${name}（${course}）
${venue}（${address}）
${longDay(startsOn)}至${longDay(endsOn)}`
const courseOffer = (told: ToldCourseOffer, where: string) => `你輪候的興趣班騰出了名額，現在為你保留：

${whatCourse(told)}
費用：${told.amount === 0 ? '免費' : longAmount(told.amount)}

請在 ${longMoment(told.until, told.timeZone)} 或之前${where}

逾時未回覆，名額會給下一位。`
const courseNews: Record<ToldCourseWait['news'], { title: string; text: string }> = {
  unanswered: { title: '名額已給下一位', text: '你未有在限期內回覆，這個名額已不再為你保留：' },
  over: { title: '輪候結束', text: '你輪候的興趣班已開課或取消，未能輪到你：' },
  rights: { title: '名額已不再為你保留', text: '由於目前你不能報名，這個名額已不再為你保留，你在輪候的位置不變：' },
}

/** Letters about courts and classes that somebody waits for. */
export const waiting = {
  offered: (told: ToldOffer & { link: string }) => ({
    subject: `輪到你了：${told.facility}，${longMoment(told.startsAt, told.timeZone)}`,
    body: offer(told, `回覆要或不要：\n${told.link}`),
  }),
  offeredInAccount: (told: ToldOffer) => ({
    subject: `輪到你了：${told.facility}，${longMoment(told.startsAt, told.timeZone)}`,
    body: offer(told, '在「輪候」回覆要或不要。'),
  }),
  /** As a text message. */
  offeredInShort: ({ venue, startsAt, until, timeZone, link }: ToldInShort) => ({
    subject: '',
    body: `輪到你了：${venue}，${longMoment(startsAt, timeZone)}。請在 ${longMoment(until, timeZone)} 或之前回覆：${link}`,
  }),
  unanswered: (told: ToldPlace) => ({
    subject: `場地已給下一位：${told.facility}，${longMoment(told.startsAt, told.timeZone)}`,
    body: `你未有在限時內回覆，以下場地已不再為你保留：

${what(told)}

這不算缺席，亦不會受罰。如場地仍未有空，你可以再次輪候。`,
  }),
  returned: (told: ToldPlace & { why: Returned }) => ({
    subject: `場地已不再為你保留：${told.facility}，${longMoment(told.startsAt, told.timeZone)}`,
    body: `因${whyReturned[told.why]}，以下場地已不再為你保留：

${what(told)}

你在輪候名單的位置不變。`,
  }),
  over: (told: ToldPlace) => ({
    subject: `輪候結束：${told.facility}，${longMoment(told.startsAt, told.timeZone)}`,
    body: `你輪候的場地一小時內開始，沒有輪到你：

${what(told)}

輪候已經結束，租場名額不受影響。`,
  }),
  courseOffered: (told: ToldCourseOffer & { link: string }) => ({
    subject: `輪到你了：${told.name}`,
    body: courseOffer(told, `回覆要或不要：\n${told.link}`),
  }),
  courseOfferedInAccount: (told: ToldCourseOffer) => ({
    subject: `輪到你了：${told.name}`,
    body: courseOffer(told, '在「輪候」回覆要或不要。'),
  }),
  /** As a text message. */
  courseOfferedInShort: ({ name, venue, until, timeZone, link }: ToldCourseOfferInShort) => ({
    subject: '',
    body: `輪到你了：${name}，${venue}。請在 ${longMoment(until, timeZone)} 或之前回覆：${link}`,
  }),
  courseWait: (told: ToldCourseWait) => ({
    subject: `${courseNews[told.news].title}：${told.name}`,
    body: `${courseNews[told.news].text}

${whatCourse(told)}`,
  }),
}
