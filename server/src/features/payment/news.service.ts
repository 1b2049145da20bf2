import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { NewsHeaders } from '../../ports/checkout.ts'
import type { Finish } from '../../ports/jobs.ts'
import { newsTable } from './news.table.ts'
import { orderService } from './order.service.ts'
import { confirmRefund } from './refund.service.ts'

/** What the provider tells: written down first, worked on by a job. */
export const newsService = (deps: Deps) => ({
  /** False for what the provider has not signed. The same news again is true, and nothing more happens. */
  async receive(headers: NewsHeaders, body: Buffer) {
    const { checkout } = deps
    const news = checkout?.read(headers, body)
    if (!checkout || !news) return false
    const { provider } = checkout
    await inTransaction(deps, async ({ db, clock, jobs }) => {
      const isNew = await newsTable(db).add({ provider, ...news, receivedAt: clock.now() })
      if (isNew) await jobs.add(db, { name: 'payment.handle', data: { provider, id: news.id } })
    })
    return true
  },

  /** Works on news; done before, there is nothing to do. */
  handle: ({ provider, id }: { provider: string; id: string }, finish?: Finish) =>
    inTransaction(deps, async (deps) => {
      const news = await newsTable(deps.db).hold(provider, id)
      if (news) {
        const outcome =
          news.kind === 'paid' ? await orderService(deps).take({ ...news, provider }) : await confirmRefund(deps, news)
        // Nothing is guessed: a person has to look.
        if (outcome === 'other_amount' || outcome === 'unknown') deps.alarms.raise('payment_aside')
        await newsTable(deps.db).handled(provider, id, { handledAt: deps.clock.now(), outcome })
      }
      await finish?.(deps.db)
    }),
})
