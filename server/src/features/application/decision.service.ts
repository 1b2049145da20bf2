import { type desk, Refusal, type Reply } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Deps, Uses } from '../../deps.ts'
import { type Act, decisionService as decisions } from '../decision/decision.service.ts'
import type { Verdict } from '../decision/decision.table.ts'
import { orUnavailable } from '../face/bureau.rules.ts'
import { nextFree } from '../queue/queue.table.ts'
import { applicationTable, decisionsKept, type StoredApplication } from './application.table.ts'
import { takeEffect } from './effect.service.ts'
import { questionService } from './question.service.ts'
import { duplicateTable } from './review/duplicate.table.ts'
import { pictureService } from './review/picture.service.ts'
import { secondFor } from './second.rules.ts'

interface Approval extends Act {
  /** The clerk has checked who it is in another way. */
  withoutRecord?: boolean | undefined
}
interface Rejection extends Act {
  reason: string
}
interface Confirmation extends Approval {
  decision: Verdict
}

type Decided = Reply<typeof desk.application.approve>

/** Says so while somebody is at the screen: a minute later nobody might be. */
const refuseTaken = async ({ db }: Uses<never, Tx>, application: StoredApplication) => {
  const taken = await applicationTable(db).takenByMembers(application)
  if (taken.idNumber) throw new Refusal('id_number_taken')
  if (taken.email) throw new Refusal('email_taken')
  if (taken.mobile) throw Refusal.at('mobile', 'mobile_taken')
}

/** Who has entered it at the counter decides nothing about it: a constraint of the table, too. */
const refuseEntered = ({ enteredBy }: StoredApplication, staffId: number) => {
  if (enteredBy === staffId) throw new Refusal('entered_by_you')
}

/** Why the settings ask for a second person. */
const whySecond = async ({ db, settings }: Uses<'settings'>, application: StoredApplication) => {
  const { secondDecision: asked } = settings.review
  const shared = async () =>
    (await applicationTable(db).membersSharing(application)).length > 0 ||
    (await duplicateTable(db).applicationsSharing(application)).length > 0
  const duplicate = asked.includes('duplicate') && (await shared())
  return secondFor(asked, { ...application, duplicate })
}

/** How applications are decided: as every case, and what is particular to them. */
export const applicationDecisions = (deps: Deps) =>
  decisions(deps, {
    kind: 'application',
    table: applicationTable,
    kept: decisionsKept,
    secondFor: whySecond,
    // An applicant has no account yet that something else could change.
    lock: async () => {},
    refuse: refuseTaken,
    refuseBy: refuseEntered,
    plan: ({ jobs, db }, data, after) => jobs.add(db, { name: 'application.carryOut', data }, { after }),
    takeEffect,
  })

/** Decides about applications, once it is known who it is and the pictures have been seen. */
export const decisionService = (deps: Deps) => {
  const { settle, confirm, sendBack, undo, refuseOwn, refusalFor } = applicationDecisions(deps)

  const nextAfter = async ({ reference, staffId }: Act) => {
    const application = await applicationTable(deps.db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    const place = { ...application, kind: 'application' } as const
    return { nextReference: await nextFree(deps.db, place, { staffId, now: deps.clock.now() }) }
  }
  type Settled = Awaited<ReturnType<typeof settle>>
  const replyOf = async (act: Act, { effect, ...decided }: Settled): Promise<Decided> => ({
    ...(decided as Pick<Decided, 'state' | 'undoSeconds'>),
    memberNumber: effect,
    ...(await nextAfter(act)),
  })

  /** Whether the bureau knows the applicant, and the guardian where there is one. @throws bureau_unavailable */
  const isKnown = async (application: StoredApplication) => {
    const { found } = await questionService(deps).ask(application)
    if (found === 'silent') throw new Refusal('bureau_unavailable')
    return found.applicant !== null && (application.guardianIdNumber === null || found.guardian !== null)
  }

  /** An application is never changed, so what is true of its pictures here is true within the transaction, too. */
  const refuseUnseen = async (application: StoredApplication, staffId: number) => {
    const unseen = await pictureService(deps).unseen(application, staffId)
    if (unseen.length === 0) return
    throw new Refusal('pictures_unseen', Object.fromEntries(unseen.map((picture) => [picture, 'pictures_unseen'])))
  }

  const refuseUnchecked = async (approval: Approval, from: 'waiting' | 'proposed') => {
    const { reference, staffId, withoutRecord } = approval
    const application = await applicationTable(deps.db).byReference(reference)
    if (application?.state !== from) throw await refusalFor(reference)
    refuseEntered(application, staffId)
    const known = await isKnown(application)
    if (!known && !withoutRecord) throw new Refusal('record_missing')
    await refuseUnseen(application, staffId)
    return known
  }
  const checked = (approval: Approval, from: 'waiting' | 'proposed') =>
    refuseUnchecked(approval, from).catch((error: unknown) => {
      throw orUnavailable(error)
    })

  return {
    /**
     * Nobody of whom the bureau has no record becomes a member unless the clerk says that they have checked who it is;
     * the audit trail says so, too. Nor anybody whose pictures the clerk has not opened.
     * @throws not_found, already_decided, proposed_already, held_by_colleague, record_missing, pictures_unseen,
     * bureau_unavailable, id_number_taken, email_taken, mobile_taken
     */
    async approve(approval: Approval) {
      const known = await checked(approval, 'waiting')
      return replyOf(approval, await settle(approval, 'passed', { proved: !known }))
    },

    /** @throws not_found, already_decided, proposed_already, held_by_colleague */
    reject: async ({ reason, ...act }: Rejection) =>
      replyOf(act, await settle(act, 'rejected', { own: { rejectionReason: reason } })),

    /**
     * The second person agrees with what they have read. Whoever is approved has been seen by both.
     * @throws as `approve`, and proposal_ended, second_is_first
     */
    async confirm({ decision, ...confirmation }: Confirmation) {
      await refuseOwn(confirmation)
      const known = decision === 'rejected' || (await checked(confirmation, 'proposed'))
      return replyOf(confirmation, await confirm(confirmation, decision, { proved: !known }))
    },

    /** @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    async sendBack(act: Act) {
      await sendBack(act)
      return nextAfter(act)
    },

    undo,
  }
}
