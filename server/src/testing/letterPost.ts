import type { NoTx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { courierService } from '../features/letter/courier.service.ts'
import { type Letter, letterService } from '../features/letter/letter.service.ts'
import type { Outgoing } from '../ports/mail.ts'
import type { Portal } from './portal.ts'

const second = 1000

export const throwing = (fault: unknown) => {
  throw fault
}

/** Letters of a portal, by their recipients, and couriers of other processes. */
export const letterPost = (portal: Portal) => {
  const stored = (to: string) =>
    portal.db.selectFrom('letters').selectAll().where('to', '=', to).executeTakeFirstOrThrow()
  return {
    write: (to: string, { kind = 'notice', channel = 'email' }: Partial<Letter> = {}) =>
      inTransaction(portal.deps, (deps) =>
        letterService(deps).post({ kind, copy: true, channel, to, language: 'en', subject: '', body: `to ${to}` }),
      ),
    stored,
    delivered: async () => (await portal.letters()).map(({ to }) => to).sort(),
    outcome: async (to: string) => {
      const { sentAt, endedAt, reason, tries } = await stored(to)
      return { sent: sentAt !== null, ended: endedAt !== null, reason, tries }
    },
    /** Time passes, and all the while couriers look. */
    pass: async (milliseconds: number, step = 10 * second) => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        portal.clock.forward(step)
        await portal.doJobs()
      }
    },
    /** A second process, with a way to send of its own. */
    courierWith: (send: (letter: Outgoing) => Promise<void>, db = portal.deps.db) =>
      courierService({ ...portal.deps, db, mail: { send }, sms: { send } }, throwing),
    /** The same database, of which each answer takes so long. */
    slowly: (milliseconds: number) =>
      portal.deps.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          portal.clock.forward(milliseconds)
          return result
        },
      }) as NoTx, // Kysely does not say that it is still no transaction.
  }
}
