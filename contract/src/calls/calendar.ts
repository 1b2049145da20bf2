import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { moment } from '../replies.ts'

/** The private address at which a calendar program reads the bookings of a member. Whoever knows it reads them, too. */
export const calendar = {
  mine: get('/vbs/calendar', {
    summary:
      'Whether there is an address for calendar programs, and when it was last read. The address is not told again',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** When it was made; null where there is none. @example 2026-03-02T02:00:00.000Z */
      madeAt: z.nullable(moment),
      /** When a calendar program last read it, to the hour; null where none has. @example 2026-03-02T03:00:00.000Z */
      readAt: z.nullable(moment),
    }),
    pathIsOurs: true,
  }),
  make: post('/vbs/calendar/make', {
    summary: 'Make an address for calendar programs. It is told this once; the one before opens nothing any more',
    access: 'member',
    freshProof: true,
    reply: z.object({
      /** It needs no session, and has no end. @example https://portal.example.mo/api/vbs/calendar/feed/k8Zt3Q0pM1w7Yb5Xr2Lc9Vd4Nf6Gh8Js1Aa3Ss5Dd7E.ics */
      address: z.string(),
    }),
    pathIsOurs: true,
  }),
  end: post('/vbs/calendar/end', {
    summary: 'End the address for calendar programs. Where there is none, nothing changes',
    access: 'member',
    freshProof: false,
    reply: z.object({}),
    pathIsOurs: true,
  }),
}
