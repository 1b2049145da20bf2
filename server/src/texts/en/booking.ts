import type { ClosureReason } from '@palaestra/contract'
import type {
  ToldBooking,
  ToldCancelled,
  ToldClosing,
  ToldPlace,
  ToldSoonInShort,
  booking as zh,
} from '../zh/booking.ts'
import { longAmount, longMoment, longSpan } from './day.ts'

const reasons: Record<ClosureReason, string> = {
  typhoon: 'Because of the typhoon',
  rainstorm: 'Because of heavy rain',
  maintenance: 'Because of maintenance work',
  event: 'Because of an event there',
  other: 'For an unforeseen reason',
}
const because = ({ reason }: ToldClosing) => reasons[reason]
const references = ({ bookings }: ToldClosing) => bookings.map(({ reference }) => reference).join(', ')

const price = ({ amount, isPaid }: ToldBooking) => {
  if (amount === 0) return 'free of charge'
  return isPaid ? `${longAmount(amount)}, paid` : `${longAmount(amount)}, paid at the desk on arrival`
}
const back = ({ amount, atDesk }: ToldBooking) =>
  atDesk
    ? `Collect ${longAmount(amount)} at the desk of a venue with your membership card`
    : `We pay back ${longAmount(amount)} in the way in which you paid`
/** What becomes of what was paid, where staff have cancelled. */
const backOrNot = (told: ToldCancelled) => {
  if (told.refund > 0) return back({ ...told, amount: told.refund })
  return told.isPaid ? 'What you have paid is not paid back' : 'There is nothing to pay'
}
/** Where it is, and when. */
export const what = ({ venue, address, facility, court, startsAt, timeZone, hours = 1 }: ToldPlace) =>
  `${venue} (${address})
${facility}, ${court}
${longMoment(startsAt, timeZone)}, ${hours === 1 ? 'one hour' : `${hours} hours`}`

const stretch = ({ startsAt, endsAt, timeZone }: Pick<ToldSoonInShort, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  longSpan(startsAt, endsAt, timeZone)

export const booking: typeof zh = {
  booked: (told) => ({
    subject: `Booked: ${told.facility} (${told.reference})`,
    body: `Your booking is confirmed:

${what(told)}
Price: ${price(told)}
Number: ${told.reference}

If you cannot come, cancel it in your account, so that someone else can play. Until ${longMoment(told.freeUntil, told.timeZone)} you can then book another one instead; after that it still counts.`,
  }),
  keptForYou: (told) => ({
    subject: `Kept for you, to be paid: ${told.facility} (${told.reference})`,
    body: `At your request, our staff have kept this for you:

${what(told)}
Price: ${longAmount(told.amount)}
Number: ${told.reference}

Pay by ${longMoment(told.payBy, told.timeZone)}, in your account or at the desk of a venue. What is not paid by then goes to others. If you did not ask for it, call ${told.hotline}.`,
  }),
  won: (told) => ({
    subject: `Won in the ballot: ${told.facility} (${told.reference})`,
    body: `You have won this in the ballot:

${what(told)}
Price: ${told.payBy ? longAmount(told.amount) : price(told)}
Number: ${told.reference}

${told.payBy ? `Log in to your account and pay by ${longMoment(told.payBy, told.timeZone)}. What is not paid by then goes to others.` : 'Your booking is confirmed. If you cannot come, cancel it in your account, so that someone else can play.'}`,
  }),
  reminded({ stretches, due, paid, freeUntil, isFree }) {
    const [first] = stretches
    const until = longMoment(freeUntil, first.timeZone)
    const lost = `${paid > 0 ? 'nothing is paid back, and ' : ''}it still counts as one of your bookings`
    return {
      subject: `Reminder: ${first.facility}, ${longMoment(first.startsAt, first.timeZone)}`,
      body: `You have booked:

${stretches
  .map(
    (told) => `${told.venue} (${told.address})
${told.facility}, ${told.court}
${stretch(told)}
Number: ${told.references.join(', ')}`,
  )
  .join('\n\n')}

On arrival, show your membership card at the desk${due > 0 ? ` and pay ${longAmount(due)}` : ''}.

If you cannot come, log in to your account, open the booking in “My bookings” and cancel it, so that someone else can play. ${isFree ? `Until ${until} ${paid > 0 ? `we pay back ${longAmount(paid)}, and ` : ''}you can book another one instead; after that ${lost}.` : `The time in which nothing is lost, ${until}, has passed: ${lost}.`}`,
    }
  },
  remindedInShort: ({ many, freeUntil, isFree, ...first }) => ({
    subject: '',
    body: `Reminder: ${stretch(first)}, ${first.venue}, ${first.court}${many > 1 ? `, the first of ${many} bookings` : ''}. Bring your membership card. If you cannot come, cancel in your account${isFree ? `; nothing is lost until ${longMoment(freeUntil, first.timeZone)}` : ''}.`,
  }),
  cancelled: (told) => ({
    subject: `Booking cancelled (${told.reference})`,
    body: `Your booking has been cancelled. ${told.isPaid ? back(told) : 'There is nothing to pay'}, and you can book another one instead:

${what(told)}
Number: ${told.reference}`,
  }),
  cancelledAtDesk: (told) => ({
    subject: `Booking cancelled (${told.reference})`,
    body: `We have cancelled your booking. ${backOrNot(told)}, and you can book another one instead:

${what(told)}
Number: ${told.reference}
Why: ${told.reason}

If you have a question, call ${told.hotline}.`,
  }),
  forfeited: (told) => ({
    subject: `Booking cancelled (${told.reference})`,
    body: `Your booking has been cancelled${told.isPaid ? '' : ', and there is nothing to pay'}. It was too late ${told.isPaid ? 'to be paid back, or ' : ''}to book another one instead: it still counts as one of those you can have.

${what(told)}
Number: ${told.reference}`,
  }),
  tooLate: (told) => ({
    subject: `Not booked, and paid back (${told.reference})`,
    body: `When you paid, the time for which it was kept was over, and someone else had the court. We pay back ${longAmount(told.amount)} in the way in which you paid:

${what(told)}
Number: ${told.reference}`,
  }),
  closed: (told) => ({
    subject: `Venue closed, booking cancelled (${references(told)})`,
    body: `${because(told)} the venue is closed, and we had to cancel your booking:

${told.bookings.map((booking) => `${what(booking)}\nNumber: ${booking.reference}`).join('\n\n')}
${told.text && `\n${told.text}\n`}
${told.refund > 0 ? `We pay back ${longAmount(told.refund)} in the way in which you paid` : 'There is nothing to pay'}. You can book another one instead, and it does not count as missed. We are sorry for the trouble.`,
  }),
  closedInShort: ({ reason, many, venue, startsAt, timeZone, refund }) => ({
    subject: '',
    body: `${reasons[reason]} the venue is closed. ${many > 1 ? `${many} bookings are cancelled, the first of ` : 'Cancelled: your booking of '}${longMoment(startsAt, timeZone)}, ${venue}.${refund > 0 ? ` We pay back ${longAmount(refund)}.` : ''} Please do not come.`,
  }),
  hour: (moment, timeZone) => `${longMoment(moment, timeZone)}, one hour`,
  inCalendar: ({ reference, portal }) => `${portal}, booking ${reference}`,
}
