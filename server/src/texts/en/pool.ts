import type { ClosureReason } from '@palaestra/contract'
import type { ToldPoolClosing, ToldTicket, pool as zh } from '../zh/pool.ts'
import { longAmount, longMoment, longSpan } from './day.ts'

const reasons: Record<ClosureReason, string> = {
  typhoon: 'Because of the typhoon',
  rainstorm: 'Because of heavy rain',
  maintenance: 'Because of maintenance work',
  event: 'Because of an event there',
  other: 'For an unforeseen reason',
}
const references = ({ tickets }: ToldPoolClosing) => tickets.map(({ reference }) => reference).join(', ')
const time = ({ startsAt, endsAt, timeZone }: Pick<ToldTicket, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  longSpan(startsAt, endsAt, timeZone)

const price = ({ amount, isPaid }: ToldTicket) => {
  if (amount === 0) return 'free of charge'
  return isPaid ? `${longAmount(amount)}, paid` : `${longAmount(amount)}, paid at the desk on arrival`
}
const back = ({ amount, isPaid, atDesk }: ToldTicket) => {
  if (!isPaid || amount === 0) return 'There is nothing to pay'
  return atDesk
    ? `Collect ${longAmount(amount)} at the desk of the pool with your membership card`
    : `We pay back ${longAmount(amount)} in the way in which you paid`
}
const withChildren = (children: number) => `${children} ${children === 1 ? 'child' : 'children'}`
const what = (told: ToldTicket) => `${told.pool} (${told.address})
${time(told)}
For: ${told.children === 0 ? 'one person' : `you and ${withChildren(told.children)}`}`

export const pool: typeof zh = {
  bought: (told) => ({
    subject: `Pool ticket: ${told.pool} (${told.reference})`,
    body: `Your ticket is good:

${what(told)}
Price: ${price(told)}
Number: ${told.reference}

Come in: ${longSpan(told.enterFrom, told.enterBy, told.timeZone)}. Show the QR code of your membership card at the entrance. After that the ticket is void, the place goes to others, and nothing is paid back.

If you cannot come, give the ticket back in your account before the session begins, so that someone else can swim.`,
  }),
  givenBack: (told) => ({
    subject: `Pool ticket given back (${told.reference})`,
    body: `Your ticket has been given back. ${back(told)}:

${what(told)}
Number: ${told.reference}`,
  }),
  tooLate: (told) => ({
    subject: `No pool ticket, and paid back (${told.reference})`,
    body: `When you paid, the time for which it was kept was over and others had the places, or the session let nobody in any longer. We pay back ${longAmount(told.amount)} in the way in which you paid:

${what(told)}
Number: ${told.reference}`,
  }),
  closed: (told) => ({
    subject: `Pool closed, ticket cancelled (${references(told)})`,
    body: `${reasons[told.reason]} the pool is closed, and we had to cancel your ticket:

${told.tickets.map((ticket) => `${what(ticket)}\nNumber: ${ticket.reference}`).join('\n\n')}
${told.text && `\n${told.text}\n`}
${told.refund > 0 ? `We pay back ${longAmount(told.refund)} in the way in which you paid` : 'There is nothing to pay'}. You can buy another ticket for that day. We are sorry for the trouble.`,
  }),
  closedInShort: ({ reason, many, pool, startsAt, timeZone, refund }) => ({
    subject: '',
    body: `${reasons[reason]} the pool is closed. ${many > 1 ? `${many} tickets are cancelled, the first of ` : 'Cancelled: your ticket of '}${longMoment(startsAt, timeZone)}, ${pool}.${refund > 0 ? ` We pay back ${longAmount(refund)}.` : ''} Please do not come.`,
  }),
  line: ({ children, ...session }) =>
    `${time(session)}, one person${children === 0 ? '' : ` and ${withChildren(children)}`}`,
}
