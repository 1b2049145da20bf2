import { api } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { checkoutService } from '../payment/checkout.service.ts'
import { bookService } from './book.service.ts'
import { calendarOf, calendarPath } from './calendar.service.ts'
import { cancelService } from './cancel.service.ts'
import { listService } from './list.service.ts'
import { mergeService } from './merge.service.ts'
import { payService } from './pay.service.ts'

export const bookingRoutes = (deps: Deps) => {
  const bookings = bookService(deps)
  const lists = listService(deps)
  const paying = payService(deps)
  return handlers(api.booking, {
    mine: ({ memberId, query }) => lists.mine(memberId, query),
    book: ({ memberId, body }) => bookings.book(memberId, body),
    list: ({ memberId, locale, query }) => lists.page(memberId, locale, query),
    one: ({ memberId, locale, query }) => lists.one(memberId, locale, query.reference),
    pay: async ({ memberId, body, locale }) => {
      const order = await paying.order(memberId, body.reference)
      return checkoutService(deps).open(memberId, order, locale)
    },
    keepLonger: ({ memberId, body }) => paying.keepLonger(memberId, body.reference),
    cancel: ({ memberId, body }) => cancelService(deps).cancel(memberId, body),
    merge: ({ memberId, body }) => mergeService(deps).join(memberId, body),
    split: ({ memberId, body }) => mergeService(deps).split(memberId, body.reference),
  })
}

const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="booking.ics"',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Sends calendar files by their sealed addresses: calendars ask with no token of a session. */
export const bookingCalendars = (app: FastifyInstance, deps: Deps) => {
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { last: string } }>(`${calendarPath}/:last`, options, async ({ params }, reply) => {
    const file = await calendarOf(deps, params.last)
    return file === undefined ? reply.callNotFound() : reply.headers(headers).send(file)
  })
}
