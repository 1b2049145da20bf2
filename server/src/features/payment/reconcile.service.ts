import { addDays } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { CheckoutProblem, type ProviderMovement } from '../../ports/checkout.ts'
import { after, day as dayLong } from '../../ports/clock.ts'
import { movementTable, type Span } from './movement.table.ts'
import { orderService } from './order.service.ts'
import { confirmRefund } from './refund.service.ts'

/** The time of day at which the provider has the books of the day before. */
const booksClosedAt = '04:00'
/** Seconds for which a difference may lie, or a day wait to be compared, before somebody is woken. */
const patience = 2 * dayLong

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

const orNothing = async <Answer>(ask: () => Promise<Answer>) => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CheckoutProblem) return undefined
    throw error
  }
}

type Taking = Uses<'clock' | 'jobs' | 'settings' | 'keys' | 'origin', Tx>
type Unknown = Awaited<ReturnType<ReturnType<typeof movementTable>['notInBooks']>>[number]

/** News that has never come is taken now. What is no news of ours is told. */
const takeOrTell = async (deps: Taking, { provider, day }: Span, movement: Unknown) => {
  const { kind: about, key, reference, amount, at, ours } = movement
  const news = { provider, key: key ?? '', reference, amount, at }
  const take = () => (about === 'payment' ? orderService(deps).take(news) : confirmRefund(deps, news))
  const isOurs = key !== null && (about === 'payment' || isUuid(key))
  const outcome = ours === null && isOurs ? await take() : ours === null ? 'unknown' : 'other_amount'
  if (outcome !== 'other_amount' && outcome !== 'unknown') return
  await movementTable(deps.db).differ({
    ...{ provider, day, about, name: key ?? reference, providerReference: reference, ours, theirs: amount },
    ...{ kind: outcome === 'unknown' ? 'missing_here' : 'other_amount', foundAt: deps.clock.now() },
  })
}

/** The books of the provider beside ours, day by day. */
export const reconcileService = (deps: Deps) => {
  const { db, clock, checkout } = deps

  /** The first day that was not compared yet and is over at the provider, too. */
  const nextDay = async (provider: string) => {
    const last = await movementTable(db).lastDay(provider)
    const first = last ? undefined : await movementTable(db).firstOrder(provider)
    const next = last ? addDays(last, 1) : first && clock.dayOf(first)
    return next && clock.now() >= clock.at(addDays(next, 1), booksClosedAt) ? next : undefined
  }

  return {
    /**
     * Compares the next day, if it is time. Where the provider is silent it is asked again a minute later. Its day after
     * is read as well: what one books before midnight and the other after it is no difference.
     */
    async due() {
      if (!checkout) return false
      const { provider } = checkout
      const day = await nextDay(provider)
      if (!day) return false
      const days = [day, addDays(day, 1)]
      const asked = await orNothing(() => Promise.all(days.map((one) => checkout.movements(one))))
      if (!asked) return false
      const movements = asked.flatMap((movements, place) =>
        movements.map((movement: ProviderMovement) => ({ ...movement, provider, day: days[place] ?? day })),
      )
      const span = { provider, day, from: clock.at(day, '00:00'), until: clock.at(addDays(day, 1), '00:00') }
      await inTransaction(deps, async (deps) => {
        const table = movementTable(deps.db)
        await table.add(movements)
        for (const movement of await table.notInBooks(span)) await takeOrTell(deps, span, movement)
        for (const { amount, ...missing } of await table.notAtProvider(span))
          await table.differ({
            ...{ ...missing, provider, day, kind: 'missing_there', ours: amount, theirs: null },
            foundAt: clock.now(),
          })
        await table.forgetClearedUp(provider)
        await table.compared(span, clock.now())
      })
      return true
    },

    /** Whether a difference lies unsettled for long, or a day waits to be compared. */
    async isBehind() {
      const since = after(clock.now(), -patience)
      if (await movementTable(db).hasUnsettled(since)) return true
      const next = checkout && (await nextDay(checkout.provider))
      return next !== undefined && clock.at(addDays(next, 1), booksClosedAt) < since
    },
  }
}
