import {
  changedFields,
  type desk,
  needsGuardian,
  Refusal,
  type Reply,
  type SupplementField,
  secondNeeded,
} from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { type Act, decisionService as decisions } from '../decision/decision.service.ts'
import type { Verdict } from '../decision/decision.table.ts'
import { nextFree } from '../queue/queue.table.ts'
import { takeEffect } from './effect.service.ts'
import { decisionsKept, type Supplement, supplementTable } from './supplement.table.ts'

interface Rejection extends Act {
  reasons: Partial<Record<SupplementField, string>>
}
interface Confirmation extends Act {
  decision: Verdict
}

/** Why a change needs a second person, as the settings have it; empty where one is enough. */
export const whySecond = async ({ db, clock, settings }: Uses<'settings' | 'clock'>, change: Supplement) => {
  const { birthDate } = await accountTable(db).byId(change.memberId)
  return secondNeeded(settings.review.secondDecision, {
    // A member is nobody’s double: the number and the e-mail are theirs alone.
    duplicate: false,
    minor: needsGuardian(clock.today(), birthDate),
    face: change.photoFace !== null && change.photoFace !== 'same',
  })
}

/** How changes are decided: as every case, and what is particular to them. */
export const supplementDecisions = (deps: Deps) =>
  decisions(deps, {
    kind: 'supplement',
    table: supplementTable,
    kept: decisionsKept,
    secondFor: whySecond,
    // Whatever else changes the account takes this lock first. What is decided about is the row that the clerk has seen:
    // another sending is another row.
    lock: ({ db }, { memberId }) => accountTable(db).hold(memberId),
    refuse: async () => {},
    plan: ({ jobs, db }, data, after) => jobs.add(db, { name: 'supplement.carryOut', data }, { after }),
    takeEffect,
  })

/** Decides about changes of what is on file. */
export const decisionService = (deps: Deps) => {
  const { settle, confirm, sendBack, undo } = supplementDecisions(deps)
  const { now } = deps.clock

  const found = async (reference: string) => {
    const change = await supplementTable(deps.db).byReference(reference)
    if (!change) throw new Refusal('not_found')
    return change
  }
  const nextAfter = async ({ reference, staffId }: Act) => ({
    nextReference: await nextFree(
      deps.db,
      { ...(await found(reference)), kind: 'supplement' },
      { staffId, now: now() },
    ),
  })
  type Settled = Awaited<ReturnType<typeof settle>>
  const replyOf = async (
    act: Act,
    { effect, ...decided }: Settled,
  ): Promise<Reply<typeof desk.supplement.approve>> => ({
    ...decided,
    validUntil: effect,
    ...(await nextAfter(act)),
  })

  return {
    /** @throws not_found, already_decided, proposed_already, held_by_colleague */
    approve: async (act: Act) => replyOf(act, await settle(act, 'passed')),

    /** @throws not_found, already_decided, proposed_already, held_by_colleague, reason_missing */
    async reject({ reasons, ...act }: Rejection) {
      // In the order of the form, and of what was to change alone.
      const asked = changedFields(await found(act.reference))
      const given = asked.flatMap((field) => (reasons[field] ? [[field, reasons[field]]] : []))
      if (given.length === 0) throw new Refusal('reason_missing')
      const own = { reasons: JSON.stringify(Object.fromEntries(given)) }
      return replyOf(act, await settle(act, 'rejected', { own }))
    },

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    confirm: async ({ decision, ...act }: Confirmation) => replyOf(act, await confirm(act, decision)),

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    async sendBack(act: Act) {
      await sendBack(act)
      return nextAfter(act)
    },

    undo,
  }
}
