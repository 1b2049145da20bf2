import {
  type DocumentKind,
  type desk,
  documentKinds,
  factsOfDocuments,
  needsGuardian,
  Refusal,
  type Reply,
  secondNeeded,
} from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { type Act, decisionService as decisions } from '../decision/decision.service.ts'
import type { Verdict } from '../decision/decision.table.ts'
import { nextFree } from '../queue/queue.table.ts'
import { takeEffect } from './effect.service.ts'
import { placeOf, refusePast } from './missingDocument.rules.ts'
import { type DocumentRequest, decisionsKept, missingDocumentTable } from './missingDocument.table.ts'

/** About the delivery that was read, by when it came. */
interface Read extends Act {
  receivedAt: string
}
interface AskedAgain extends Read {
  dueOn: string
  reasons: Partial<Record<DocumentKind, string>>
}
interface Confirmation extends Read {
  decision: Verdict
}

/** Why documents need a second person, as the settings have it; empty where one is enough. */
export const whySecond = async ({ db, clock, settings }: Uses<'settings' | 'clock'>, request: DocumentRequest) => {
  const { birthDate } = await accountTable(db).byId(request.memberId)
  const items = await missingDocumentTable(db).items(request.id)
  const photo = items.some(({ kind, fileId }) => kind === 'photo' && fileId !== null)
  return secondNeeded(
    settings.review.secondDecision,
    factsOfDocuments({ minor: needsGuardian(clock.today(), birthDate), photo }),
  )
}

/** A request keeps its row from one delivery to the next: whether this is still the one that was read. */
const delivered =
  (receivedAt: string) =>
  ({ deliveredAt }: DocumentRequest) =>
    deliveredAt?.toISOString() === receivedAt

/** How documents are decided: as every case, and what is particular to them. */
export const documentDecisions = (deps: Deps) =>
  decisions(deps, {
    kind: 'documents',
    table: missingDocumentTable,
    kept: decisionsKept,
    secondFor: whySecond,
    // A delivery takes this lock first, too.
    lock: ({ db }, { memberId }) => accountTable(db).hold(memberId),
    refuse: async () => {},
    plan: ({ jobs, db }, data, after) => jobs.add(db, { name: 'missingDocument.carryOut', data }, { after }),
    takeEffect,
  })

/** Decides about documents that were handed in: they will do, or something is asked for again. */
export const decisionService = (deps: Deps) => {
  const { settle, confirm, sendBack, undo } = documentDecisions(deps)

  const found = async (reference: string) => {
    const request = await missingDocumentTable(deps.db).byReference(reference)
    if (!request) throw new Refusal('not_found')
    return request
  }
  const nextAfter = async ({ reference, staffId }: Act) => ({
    nextReference: await nextFree(deps.db, placeOf(await found(reference)), { staffId, now: deps.clock.now() }),
  })
  type Settled = Awaited<ReturnType<typeof settle>>
  const replyOf = async (
    act: Act,
    { state, undoSeconds }: Settled,
  ): Promise<Reply<typeof desk.missingDocument.accept>> => ({ state, undoSeconds, ...(await nextAfter(act)) })

  return {
    /** @throws not_found, already_decided, proposed_already, held_by_colleague */
    accept: async ({ receivedAt, ...act }: Read) =>
      replyOf(act, await settle(act, 'passed', { isAsRead: delivered(receivedAt) })),

    /** @throws not_found, already_decided, proposed_already, held_by_colleague, day_past, reason_missing */
    async askAgain({ dueOn, reasons, receivedAt, ...act }: AskedAgain) {
      refusePast(deps.clock.today(), dueOn)
      // In the order of the form, and of what was asked for alone.
      const items = await missingDocumentTable(deps.db).items((await found(act.reference)).id)
      const asked = documentKinds.filter((kind) => items.some((item) => item.kind === kind))
      const given = asked.flatMap((kind) => (reasons[kind] ? [[kind, reasons[kind]]] : []))
      if (given.length === 0) throw new Refusal('reason_missing')
      const own = { reasons: JSON.stringify(Object.fromEntries(given)), againDueOn: dueOn }
      return replyOf(act, await settle(act, 'rejected', { own, isAsRead: delivered(receivedAt) }))
    },

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    confirm: async ({ decision, receivedAt, ...act }: Confirmation) =>
      replyOf(act, await confirm(act, decision, { isAsRead: delivered(receivedAt) })),

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    async sendBack(act: Act) {
      await sendBack(act)
      return nextAfter(act)
    },

    undo,
  }
}
