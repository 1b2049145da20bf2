import type { ToldMissed, noShow as zh } from '../zh/noShow.ts'
import { what } from './booking.ts'
import { longDay } from './day.ts'

const follows = ({ most, withinDays, restrictDays, until }: ToldMissed) =>
  until
    ? `As you have missed ${most} bookings within ${withinDays} days, you can book venues again from ${longDay(until)}. What is confirmed already stays yours. If you think that this is wrong, appeal in your account.`
    : `Anyone who misses ${most} bookings within ${withinDays} days cannot book venues for ${restrictDays} days. If you cannot come, please cancel in your account, so that someone else can play.`

export const noShow: typeof zh = {
  counted: (told) => ({
    subject: `Missed booking (${told.bookings.map(({ reference }) => reference).join(', ')})`,
    body: `Nobody came to what you had booked:

${told.bookings.map((booking) => `${what(booking)}\nNumber: ${booking.reference}`).join('\n\n')}

${follows(told)}

If you were there, or could not come for a good reason, appeal by ${longDay(told.appealBy)} among the bookings in your account, or call ${told.hotline}.`,
  }),
  excused: ({ reference, reason, isFree }) => ({
    subject: `Missed booking excused (${reference})`,
    body: `Your missed booking ${reference} has been excused and no longer counts.${isFree ? ' You can book venues again.' : ''}

Reason:
${reason}`,
  }),
  cameAfterAll: ({ reference, isFree }) => ({
    subject: 'You were there: your missed booking no longer counts',
    body: `The gate of the venue was cut off, and has told us only now that you came. Your booking ${reference} no longer counts as missed.${isFree ? ' You can book venues again.' : ''}`,
  }),
}
