import type {
  Returned,
  ToldCourseOffer,
  ToldCourseWait,
  ToldOffer,
  ToldWaitedCourse,
  waiting as zh,
} from '../zh/waiting.ts'
import { what } from './booking.ts'
import { longAmount, longDay, longMoment } from './day.ts'

const whyReturned: Record<Returned, string> = {
  closed: 'the venue is closed',
  rights: 'you cannot book venues for now',
}

const price = ({ amount }: ToldOffer) => (amount === 0 ? 'free of charge' : longAmount(amount))
const offer = (told: ToldOffer, where: string) => `A court that you wait for has come free. It is kept for you:

${what(told)}
Price: ${price(told)}

Please answer by ${longMoment(told.until, told.timeZone)}${where}

Without an answer by then it goes to the next person. It does not count as missed, and nothing follows from it.`

const whatCourse = ({ course, name, venue, address, startsOn, endsOn }: ToldWaitedCourse) =>
  `${name} (${course})
${venue} (${address})
${longDay(startsOn)} to ${longDay(endsOn)}`
const courseOffer = (
  told: ToldCourseOffer,
  where: string,
) => `A place in a class that you wait for has come free. It is kept for you:

${whatCourse(told)}
Price: ${told.amount === 0 ? 'free of charge' : longAmount(told.amount)}

Please answer by ${longMoment(told.until, told.timeZone)}${where}

Without an answer by then it goes to the next person.`
const courseNews: Record<ToldCourseWait['news'], { title: string; text: string }> = {
  unanswered: {
    title: 'The place has gone to the next person',
    text: 'You did not answer in time, and this place is no longer kept for you:',
  },
  over: {
    title: 'The wait is over',
    text: 'The class that you waited for has begun or is cancelled, and your turn did not come:',
  },
  rights: {
    title: 'No longer kept for you',
    text: 'Because you cannot sign up for now, this place is no longer kept for you. You keep your place in the line:',
  },
}

export const waiting: typeof zh = {
  offered: (told) => ({
    subject: `It is your turn: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: offer(told, ` whether you take it:\n${told.link}`),
  }),
  offeredInAccount: (told) => ({
    subject: `It is your turn: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: offer(told, ' under “Waiting list” whether you take it.'),
  }),
  offeredInShort: ({ venue, startsAt, until, timeZone, link }) => ({
    subject: '',
    body: `It is your turn: ${venue}, ${longMoment(startsAt, timeZone)}. Answer by ${longMoment(until, timeZone)}: ${link}`,
  }),
  unanswered: (told) => ({
    subject: `The court has gone to the next person: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `You did not answer in time, and this court is no longer kept for you:

${what(told)}

It does not count as missed, and nothing follows from it. While the court is taken you can join its waiting list again.`,
  }),
  returned: (told) => ({
    subject: `No longer kept for you: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `Because ${whyReturned[told.why]}, this court is no longer kept for you:

${what(told)}

You keep your place in the line.`,
  }),
  over: (told) => ({
    subject: `The wait is over: ${told.facility}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `The court that you waited for begins within an hour, and your turn did not come:

${what(told)}

The wait is over, and it has used none of the bookings you can have.`,
  }),
  courseOffered: (told) => ({
    subject: `It is your turn: ${told.name}`,
    body: courseOffer(told, ` whether you take it:\n${told.link}`),
  }),
  courseOfferedInAccount: (told) => ({
    subject: `It is your turn: ${told.name}`,
    body: courseOffer(told, ' under “Waiting list” whether you take it.'),
  }),
  courseOfferedInShort: ({ name, venue, until, timeZone, link }) => ({
    subject: '',
    body: `It is your turn: ${name}, ${venue}. Answer by ${longMoment(until, timeZone)}: ${link}`,
  }),
  courseWait: (told) => ({
    subject: `${courseNews[told.news].title}: ${told.name}`,
    body: `${courseNews[told.news].text}

${whatCourse(told)}`,
  }),
}
