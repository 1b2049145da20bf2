import type { Returned, ToldOffer, waiting as zh } from '../zh/waiting.ts'
import { what } from './booking.ts'
import { longAmount, longMoment } from './day.ts'

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
}
