import type { CourseCancelReason } from '@palaestra/contract'
import type { ToldCourse, ToldEnrolment, ToldMeeting, ToldRefund, course as zh } from '../zh/course.ts'
import { longAmount, longDay, longMoment, longSpan } from './day.ts'

const reasons: Record<CourseCancelReason, string> = {
  coach: 'Because the coach cannot be there,',
  weather: 'Because of the weather,',
  maintenance: 'Because of maintenance work,',
  event: 'Because of an event at the venue,',
  too_few: 'Because too few people have signed up,',
  other: 'For an unforeseen reason,',
}

const weekdayOf = (weekday: number) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)))

const what = ({ course, name, venue, address, startsOn, endsOn, weekly }: ToldCourse) =>
  `${name} (${course})
${venue} (${address})
${longDay(startsOn)} to ${longDay(endsOn)}
${weekly.map(({ weekday, from, until }) => `${weekdayOf(weekday)} ${from}–${until}`).join('\n')}`

const price = ({ amount, isPaid }: ToldEnrolment) => {
  if (amount === 0) return 'free of charge'
  return isPaid ? `${longAmount(amount)}, paid` : `${longAmount(amount)}, paid at the desk of a venue`
}
const back = ({ refund, isPaid, atDesk }: ToldRefund) => {
  if (refund > 0)
    return atDesk
      ? `Collect ${longAmount(refund)} at the desk of a venue with your membership card`
      : `We pay back ${longAmount(refund)} in the way in which you paid`
  return isPaid ? 'What you have paid is not paid back' : 'There is nothing to pay'
}
const stretch = ({ startsAt, endsAt, timeZone }: ToldMeeting) => longSpan(startsAt, endsAt, timeZone)

export const course: typeof zh = {
  registered: (told) => ({
    subject: `Registered for the ballot of classes (${told.reference})`,
    body: `You have registered for the classes from ${longDay(told.startsOn)}. The order in which people sign up is drawn by lot on ${longMoment(told.drawAt, told.timeZone)}; then we tell you when it is your turn. The first turn is on ${longMoment(told.signUpFrom, told.timeZone)}.

Your code: ${told.code}

Keep this message. After the draw anybody can work out the result again on the page of the ballot.`,
  }),
  drawn: (told) => ({
    subject: `Ballot of classes: your place is number ${told.rank} (${told.reference})`,
    body: `The order for the classes from ${longDay(told.startsOn)} has been drawn. Your place is number ${told.rank}.

Your turn to sign up: from ${longMoment(told.turnAt, told.timeZone)}
Until: ${longMoment(told.until, told.timeZone)}
Your code: ${told.code}

When your turn has come, log in to your account and sign up.`,
  }),
  enrolled: (told) => ({
    subject: `Enrolled: ${told.name} (${told.reference})`,
    body: `You have a place in this class:

${what(told)}
Price: ${price(told)}
Number: ${told.reference}

Bring your membership card. If you cannot take part, give your place back in your account before the first day, so that someone else can: then everything that you paid goes back. Later nothing does.`,
  }),
  keptForYou: (told) => ({
    subject: `Kept for you, to be paid: ${told.name} (${told.reference})`,
    body: `At your request, our staff have kept a place in this class for you:

${what(told)}
Price: ${longAmount(told.amount)}
Number: ${told.reference}

Pay by ${longMoment(told.payBy, told.timeZone)}, in your account or at the desk of a venue. What is not paid by then goes to others. If you did not ask for it, call ${told.hotline}.`,
  }),
  lapsed: (told) => ({
    subject: `No longer kept for you: ${told.name} (${told.reference})`,
    body: `This place was not paid in time. It is no longer kept for you, and there is nothing to pay:

${what(told)}
Number: ${told.reference}`,
  }),
  tooLate: (told) => ({
    subject: `Not enrolled, and paid back: ${told.name} (${told.reference})`,
    body: `When you paid, the time for which the place was kept was over, and someone else had it. We pay back ${longAmount(told.amount)} in the way in which you paid:

${what(told)}
Number: ${told.reference}`,
  }),
  withdrawn: (told) => ({
    subject: `Place given back: ${told.name} (${told.reference})`,
    body: `You have given back your place in this class. ${back(told)}:

${what(told)}
Number: ${told.reference}`,
  }),
  removed: (told) => ({
    subject: `Place given back for you: ${told.name} (${told.reference})`,
    body: `We have given back your place in this class. ${back(told)}:

${what(told)}
Number: ${told.reference}
Why: ${told.reason}

If you have a question, call ${told.hotline}.`,
  }),
  meetingCancelled: (told) => ({
    subject: `Cancelled: ${told.name}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `${reasons[told.reason]} this meeting of the class is cancelled. Please do not come:

${told.name} (${told.course})
${told.venue}
${stretch(told)}

All other meetings take place. If there is another one instead, we tell you.`,
  }),
  meetingCancelledInShort: (told) => ({
    subject: '',
    body: `${reasons[told.reason]} this is cancelled: ${told.name}, ${longMoment(told.startsAt, told.timeZone)}, ${told.venue}. Please do not come.`,
  }),
  meetingSet: (told) => ({
    subject: `${told.was ? 'New time' : 'Another meeting'}: ${told.name}, ${longMoment(told.startsAt, told.timeZone)}`,
    body: `${told.was ? `The meeting of ${longMoment(told.was, told.timeZone)} has another time` : 'The class has another meeting'}:

${told.name} (${told.course})
${told.venue}
${stretch(told)}`,
  }),
  closed: (told) => ({
    subject: `Class cancelled: ${told.name} (${told.reference})`,
    body: `${reasons[told.reason]} this class does not take place. ${back(told)}:

${what(told)}
Number: ${told.reference}

We are sorry for the trouble.`,
  }),
  line: ({ name, course, startsOn }) => `${name} (${course}), beginning on ${longDay(startsOn)}`,
}
