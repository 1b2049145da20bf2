import type { ToldBooking, booking as zh } from '../zh/booking.ts'
import { longMoment } from './day.ts'

const price = (avos: number) => (avos === 0 ? 'free of charge' : `${avos / 100} patacas, paid at the desk on arrival`)
const what = ({ venue, address, facility, court, startsAt, timeZone }: ToldBooking) =>
  `${venue} (${address})
${facility}, ${court}
${longMoment(startsAt, timeZone)}, one hour`

export const booking: typeof zh = {
  booked: (told) => ({
    subject: `Booked: ${told.facility} (${told.reference})`,
    body: `Your booking is confirmed:

${what(told)}
Price: ${price(told.amount)}
Number: ${told.reference}

If you cannot come, cancel it in your account, so that someone else can play. Until ${longMoment(told.freeUntil, told.timeZone)} you can then book another one instead; after that it still counts.`,
  }),
  cancelled: (told) => ({
    subject: `Booking cancelled (${told.reference})`,
    body: `Your booking has been cancelled. There is nothing to pay, and you can book another one instead:

${what(told)}
Number: ${told.reference}`,
  }),
  forfeited: (told) => ({
    subject: `Booking cancelled (${told.reference})`,
    body: `Your booking has been cancelled, and there is nothing to pay. It was too late to book another one instead: it still counts as one of those you can have.

${what(told)}
Number: ${told.reference}`,
  }),
  inCalendar: ({ reference, portal }) => `${portal}, booking ${reference}`,
}
