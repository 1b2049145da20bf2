import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, minute } from '../../ports/clock.ts'
import { grace, saidUntil } from './held.rules.ts'
import { keptUnanswered, orderService } from './order.service.ts'

/** What is kept until it is paid: a booking, a ticket, a place in a class. */
interface Held {
  id: number
  heldUntil: Date | null
  /** It is not kept beyond this moment. */
  latest?: Date
}
/** How the feature whose it is keeps it until later. Resolves to nothing where it is not kept any more. */
type Keep = (id: number, heldUntil: Date) => Promise<unknown>

const earliest = (...moments: (Date | undefined)[]) =>
  new Date(Math.min(...moments.flatMap((moment) => moment?.getTime() ?? [])))

/** Keeping longer what is held. Its order goes first, as whoever takes its payment does. */
export const heldService = (deps: Uses<'clock' | 'jobs' | 'settings', Tx>) => {
  const { clock, settings } = deps
  return {
    /** As its member asks. @throws hold_over */
    async keepLonger({ id, heldUntil, orderId, latest }: Held & { orderId: number | null }, keep: Keep) {
      if (heldUntil === null || saidUntil(heldUntil) <= clock.now()) throw new Refusal('hold_over')
      const longer = earliest(after(heldUntil, settings.services.hold.moreMinutes * minute), latest)
      if (orderId !== null && !(await orderService(deps).prolong(orderId, saidUntil(longer))))
        throw new Refusal('hold_over')
      if (!(await keep(id, longer))) throw new Refusal('hold_over')
      return { heldUntil: saidUntil(longer).toISOString() }
    },

    /**
     * What somebody could not pay, or has paid, while the provider does not answer: for as long from now on as courts
     * are held, for two hours at most. Done before, there is nothing to do.
     */
    async keepUnanswered(orderId: number, held: Held & { orderedAt: Date | null }, keep: Keep) {
      const { id, heldUntil, orderedAt, latest } = held
      if (!heldUntil || !orderedAt || heldUntil <= clock.now()) return
      const anew = after(clock.now(), settings.services.hold.minutes * minute + grace)
      const longer = earliest(anew, after(orderedAt, keptUnanswered), latest)
      if (longer > heldUntil && (await orderService(deps).prolong(orderId, saidUntil(longer)))) await keep(id, longer)
    },
  }
}
