import type { StruckReason } from '@palaestra/contract'
import type { ToldDraw, ballot as zh } from '../zh/ballot.ts'
import { longDay } from './day.ts'
import { held } from './held.ts'

const what = ({ kind, day, reference }: ToldDraw) =>
  `${held.values[kind]}, peak hours of ${longDay(day)} (${reference})`

const whyNot: Record<StruckReason, string> = {
  closed: 'you cannot book courts at the moment',
  quota: 'you have used all bookings that you can have for that time',
  gone: 'that hour is no longer let',
}

export const ballot: typeof zh = {
  closed: (told) => ({
    subject: `Ballot: entries are closed (${told.reference})`,
    body: `Entries for this ballot are closed, and the list is sealed: ${what(told)}.

Your code: ${told.code}
Hash of the list: ${told.entriesHash}

Keep this message. After the draw anybody can work out the result again on the page of the ballot. If the list were changed afterwards, its hash would be another one.`,
  }),
  closedOfTerm: (told) => ({
    subject: `Ballot for classes: registration is closed (${told.reference})`,
    body: `Registration for the order in which the classes from ${longDay(told.day)} are signed up for is closed, and the list is sealed.

Your code: ${told.code}
Hash of the list: ${told.entriesHash}

Keep this message. After the draw anybody can work out the result again on the page of the ballot. If the list were changed afterwards, its hash would be another one.`,
  }),
  notWon: (told) => ({
    subject: `Ballot: no court this time (${told.reference})`,
    body: `The ballot has been drawn: ${what(told)}. Your place is number ${told.rank}, and everything you chose went to people with a place before yours.

Your code: ${told.code}

Hours that are left open to all members seven days before. On the page of the ballot you can check the result.`,
  }),
  struck: (told) => ({
    subject: `Ballot: we could not book for you (${told.reference})`,
    body: `The ballot has been drawn: ${what(told)}. Your place is number ${told.rank}, and you have won. We could not book it for you, because ${whyNot[told.why]}.

Your code: ${told.code}

If you have questions, please contact us.`,
  }),
}
