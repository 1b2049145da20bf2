import { type desk, needsGuardian, Refusal, type Reply, secondNeeded } from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { type Act, decisionService as decisions } from '../decision/decision.service.ts'
import type { Verdict } from '../decision/decision.table.ts'
import { nextFree } from '../queue/queue.table.ts'
import { type Appeal, appealTable, decisionsKept } from './appeal.table.ts'
import { takeEffect } from './effect.service.ts'

interface Reasoned extends Act {
  reason: string
}
interface Confirmation extends Act {
  decision: Verdict
}

/** Why an appeal needs a second person, as the settings have it; empty where one is enough. */
export const whySecond = async ({ db, clock, settings }: Uses<'settings' | 'clock'>, { memberId }: Appeal) => {
  const { birthDate } = await accountTable(db).byId(memberId)
  const minor = needsGuardian(clock.today(), birthDate)
  return secondNeeded(settings.review.secondDecision, { duplicate: false, minor, face: false })
}

/** How appeals are decided: as every case, but by nobody who has set the hold. */
export const appealDecisions = (deps: Deps) =>
  decisions(deps, {
    kind: 'appeal',
    table: appealTable,
    kept: decisionsKept,
    secondFor: whySecond,
    // Whatever ends a hold takes this lock first.
    lock: ({ db }, { memberId }) => accountTable(db).hold(memberId),
    refuse: async () => {},
    refuseBy({ imposedBy }, staffId) {
      if (imposedBy === staffId) throw new Refusal('appeal_of_own_hold')
    },
    plan: ({ jobs, db }, data, after) => jobs.add(db, { name: 'appeal.carryOut', data }, { after }),
    takeEffect,
  })

/** Decides about appeals. */
export const decisionService = (deps: Deps) => {
  const { settle, confirm, sendBack, undo } = appealDecisions(deps)

  const nextAfter = async ({ reference, staffId }: Act) => {
    const appeal = await appealTable(deps.db).byReference(reference)
    if (!appeal) throw new Refusal('not_found')
    const asker = { staffId, now: deps.clock.now() }
    return { nextReference: await nextFree(deps.db, { ...appeal, kind: 'appeal' }, asker) }
  }
  type Settled = Awaited<ReturnType<typeof settle>>
  const replyOf = async (act: Act, { state, undoSeconds }: Settled): Promise<Reply<typeof desk.appeal.approve>> => ({
    state,
    undoSeconds,
    ...(await nextAfter(act)),
  })

  return {
    /** @throws not_found, already_decided, proposed_already, held_by_colleague, appeal_of_own_hold */
    approve: async ({ reason, ...act }: Reasoned) => replyOf(act, await settle(act, 'passed', { own: { reason } })),

    /** @throws not_found, already_decided, proposed_already, held_by_colleague, appeal_of_own_hold */
    reject: async ({ reason, ...act }: Reasoned) => replyOf(act, await settle(act, 'rejected', { own: { reason } })),

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague, appeal_of_own_hold */
    confirm: async ({ decision, ...act }: Confirmation) => replyOf(act, await confirm(act, decision)),

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague, appeal_of_own_hold */
    async sendBack(act: Act) {
      await sendBack(act)
      return nextAfter(act)
    },

    undo,
  }
}
