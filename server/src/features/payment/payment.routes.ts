import { api } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { checkoutService } from './checkout.service.ts'
import { newsService } from './news.service.ts'

export const paymentRoutes = (deps: Deps) => {
  const checkout = checkoutService(deps)
  return handlers(api.payment, {
    checkout: ({ memberId, body, locale }) => checkout.open(memberId, body.order, locale),
    order: ({ memberId, query, locale }) => checkout.look(memberId, query.reference, locale),
    receipt: ({ memberId, query, locale }) => checkout.receipt(memberId, query.reference, locale),
    orders: ({ memberId, query, locale }) =>
      checkout.list(memberId, query.after === undefined ? undefined : Number(query.after), locale),
  })
}

/** Where the provider sends its news. It is registered there: tell the provider when it changes. */
export const paymentNews = '/api/payment/news'
/** Bytes: more than any news has. */
const largestNews = 16_384

const headerOf = (given: string | string[] | undefined) => (typeof given === 'string' ? given : undefined)

/** News is signed as it came, byte for byte: nothing reads the body before. */
export const paymentAddresses = (app: FastifyInstance, deps: Deps) => {
  app.register(async (news) => {
    news.removeAllContentTypeParsers()
    news.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNews }, (_request, body, done) =>
      done(null, body),
    )
    news.post(paymentNews, async ({ headers, body }, reply) => {
      const signed = {
        timestamp: headerOf(headers['x-timestamp']),
        signature: headerOf(headers['x-signature']),
      }
      const isTaken = Buffer.isBuffer(body) && (await newsService(deps).receive(signed, body))
      return reply.code(isTaken ? 200 : 400).send({})
    })
  })
}
