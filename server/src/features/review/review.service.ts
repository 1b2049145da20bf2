import { type desk, type Given, Refusal, type Reply } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { applicationTable } from '../registration/application.table.ts'
import { registrationService } from '../registration/registration.service.ts'
import { asKey, fromKey, inQueue } from './queue.rules.ts'
import { queueTable } from './queue.table.ts'

const pageSize = 20

type Queue = typeof desk.review.queue
interface Decision {
  reference: string
  staffId: number
}

export const reviewService = (deps: Deps) => {
  const { db, clock } = deps

  /** The decision, its letter and its trace together, or none of them. */
  const decide = async <T>(act: string, { reference, staffId }: Decision, end: (deps: Deps) => Promise<T>) =>
    db.transaction().execute(async (tx) => {
      const within = { ...deps, db: tx }
      const ended = await end(within)
      await auditService(within).write({ by: staffId, act, subject: { kind: 'application', id: reference } })
      return ended
    })

  const nextAfter = async (reference: string) => {
    const application = await applicationTable(db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    return queueTable(db).nextWaiting(application)
  }

  return {
    async queue({ state, search, after }: Given<Queue>['query']): Promise<Reply<Queue>> {
      const text = search?.trim()
      const wanted = { ...(state && { state }), ...(text && { search: text }), ...(after && { after: fromKey(after) }) }
      // One more than is shown tells whether there is a next page.
      const rows = await queueTable(db).page(wanted, pageSize + 1)
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      return {
        items: shown.map((row) => inQueue(row, clock.today())),
        next: rows.length > pageSize && last ? asKey(last) : null,
        ...(await queueTable(db).counts(clock.today())),
      }
    },

    /** @throws not_found, already_decided, id_number_taken, email_taken, mobile_taken */
    async approve(decision: Decision) {
      const { memberNumber } = await decide('approved', decision, (within) =>
        registrationService(within).pass(decision),
      )
      return { memberNumber, nextReference: await nextAfter(decision.reference) }
    },

    /** @throws not_found, already_decided */
    async reject(decision: Decision & { reason: string }) {
      await decide('rejected', decision, (within) => registrationService(within).reject(decision))
      return { nextReference: await nextAfter(decision.reference) }
    },
  }
}
