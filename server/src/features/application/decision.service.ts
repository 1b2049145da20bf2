import { type AuditAct, type desk, Refusal, type Reply } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'
import { claimService, decideOwn } from '../claim/claim.service.ts'
import { orUnavailable } from '../guardian/bureau.rules.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { takeEffect } from './effect.service.ts'
import { questionService } from './question.service.ts'
import { pictureService } from './review/picture.service.ts'
import { queueTable } from './review/queue.table.ts'
import { secondFor } from './second.rules.ts'

interface Act {
  reference: string
  staffId: number
}
interface Approval extends Act {
  /** The clerk has checked who it is in another way. */
  withoutRecord?: boolean | undefined
}
interface Rejection extends Act {
  reason: string
}
interface Confirmation extends Approval {
  decision: 'passed' | 'rejected'
}
/** A decision, before it is known whether a second person has to confirm it. */
type Settled = Act & ({ decision: 'passed'; known: boolean } | { decision: 'rejected'; reason: string })

type Decided = Omit<Reply<typeof desk.application.approve>, 'nextReference'>

const subjectOf = (reference: string) => ({ kind: 'application', id: reference })
const caseOf = ({ reference, staffId }: Act) => ({ kind: 'application', reference, staffId }) as const
const actOf = { passed: 'approved', rejected: 'rejected' } as const

/** Why an application could not be moved on from a state. */
const refusalFor = async ({ db }: Uses, reference: string) => {
  const application = await applicationTable(db).byReference(reference)
  if (!application) return new Refusal('not_found')
  return new Refusal(application.state === 'proposed' ? 'proposed_already' : 'already_decided')
}

/** Says so while somebody is at the screen: a minute later nobody might be. */
const refuseTaken = async ({ db }: Uses, application: StoredApplication) => {
  const taken = await applicationTable(db).takenByMembers(application)
  if (taken.idNumber) throw new Refusal('id_number_taken')
  if (taken.email) throw new Refusal('email_taken')
  if (taken.mobile) throw Refusal.at('mobile', 'mobile_taken')
}

/** Whether the settings ask for a second person. */
const isForTwo = async ({ db, settings }: Uses<'settings'>, application: StoredApplication) => {
  const { secondDecision: asked } = settings.review
  const shared = async () =>
    (await applicationTable(db).membersSharing(application)).length > 0 ||
    (await queueTable(db).applicationsSharing(application)).length > 0
  const duplicate = asked.includes('duplicate') && (await shared())
  return secondFor(asked, { ...application, duplicate }).length > 0
}

/** Decides about applications. A decision, its job or letter, and its audit entry are saved together, or none of them. */
export const decisionService = (deps: Deps) => {
  const { review } = deps.settings
  const within = <T>(act: Act, work: (deps: InTransaction<Deps>) => Promise<T>) =>
    inTransaction(deps, async (deps) => {
      await decideOwn(deps, caseOf(act))
      return work(deps)
    })
  const write = (deps: InTransaction<Deps>, { reference, staffId }: Act, act: AuditAct) =>
    auditService(deps).write({ by: staffId, act, subject: subjectOf(reference) })

  const nextAfter = async (reference: string) => {
    const application = await applicationTable(deps.db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    return { nextReference: await queueTable(deps.db).nextWaiting(application) }
  }

  /** The state that a decision leads to: it takes effect at once, or can be undone for a while. */
  const toward = (decision: 'passed' | 'rejected', now: Date) =>
    review.undoSeconds === 0
      ? { state: decision, effectiveAt: null }
      : { state: 'deciding' as const, effectiveAt: after(now, review.undoSeconds) }

  /** Has the decision take effect, now or when it can be undone no more. */
  const followUp = async (deps: InTransaction<Deps>, decided: StoredApplication): Promise<Decided> => {
    const { reference, effectiveAt } = decided
    if (effectiveAt === null)
      return { state: decided.state, undoSeconds: 0, memberNumber: await takeEffect(deps, decided) }
    if (decided.decision === 'passed') await refuseTaken(deps, decided)
    const job = { name: 'application.carryOut', data: { reference, effectiveAt: effectiveAt.toISOString() } } as const
    await deps.jobs.add(deps.db, job, { after: review.undoSeconds })
    return { state: decided.state, undoSeconds: review.undoSeconds, memberNumber: null }
  }

  const settle = (settled: Settled) =>
    within(settled, async (deps): Promise<Decided> => {
      const { reference, staffId, decision } = settled
      const application = await applicationTable(deps.db).byReference(reference)
      if (!application) throw new Refusal('not_found')
      const needsSecond = await isForTwo(deps, application)
      const now = deps.clock.now()
      const decided = await applicationTable(deps.db).decide(reference, {
        decision,
        decidedAt: now,
        decidedBy: staffId,
        rejectionReason: settled.decision === 'rejected' ? settled.reason : null,
        ...(needsSecond ? { state: 'proposed', effectiveAt: null } : toward(decision, now)),
      })
      if (!decided) throw await refusalFor(deps, reference)
      if (settled.decision === 'passed' && !settled.known) await write(deps, settled, 'proved_otherwise')
      await write(deps, settled, needsSecond ? `proposed_${decision}` : actOf[decision])
      if (needsSecond) return { state: decided.state, undoSeconds: 0, memberNumber: null }
      return followUp(deps, decided)
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
    if (application?.state !== from) throw await refusalFor(deps, reference)
    const known = await isKnown(application)
    if (!known && !withoutRecord) throw new Refusal('record_missing')
    await refuseUnseen(application, staffId)
    return known
  }
  const checked = (approval: Approval, from: 'waiting' | 'proposed') =>
    refuseUnchecked(approval, from).catch((error: unknown) => {
      throw orUnavailable(error)
    })

  /** Only another person’s proposal can be confirmed or sent back. */
  const refuseOwn = async ({ reference, staffId }: Act) => {
    const application = await applicationTable(deps.db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    if (application.state !== 'proposed') throw new Refusal('proposal_ended')
    if (application.decidedBy === staffId) throw new Refusal('second_is_first')
  }

  return {
    /**
     * Nobody of whom the bureau has no record becomes a member unless the clerk says that they have checked who it is;
     * the audit trail says so, too. Nor anybody whose pictures the clerk has not opened.
     * @throws not_found, already_decided, proposed_already, held_by_colleague, record_missing, pictures_unseen,
     * bureau_unavailable, id_number_taken, email_taken, mobile_taken
     */
    async approve(approval: Approval) {
      const known = await checked(approval, 'waiting')
      const decided = await settle({ ...approval, decision: 'passed', known })
      return { ...decided, ...(await nextAfter(approval.reference)) }
    },

    /** @throws not_found, already_decided, proposed_already, held_by_colleague */
    async reject(rejection: Rejection) {
      const decided = await settle({ ...rejection, decision: 'rejected' })
      return { ...decided, ...(await nextAfter(rejection.reference)) }
    },

    /**
     * The second person agrees with what they have read. Whoever is approved has been seen by both.
     * @throws as `approve`, and proposal_ended, second_is_first
     */
    async confirm(confirmation: Confirmation) {
      const { reference, staffId, decision } = confirmation
      await refuseOwn(confirmation)
      const known = decision === 'rejected' || (await checked(confirmation, 'proposed'))
      const decided = await within(confirmation, async (deps) => {
        const now = deps.clock.now()
        const second = { secondedBy: staffId, ...toward(decision, now) }
        const seconded = await applicationTable(deps.db).second(reference, decision, second)
        if (!seconded) throw new Refusal('proposal_ended')
        if (!known) await write(deps, confirmation, 'proved_otherwise')
        await write(deps, confirmation, actOf[decision])
        return followUp(deps, seconded)
      })
      return { ...decided, ...(await nextAfter(reference)) }
    },

    /** The second person does not agree: the application waits again. @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    async sendBack(act: Act) {
      await refuseOwn(act)
      await within(act, async (deps) => {
        if (!(await applicationTable(deps.db).giveBack(act.reference, { state: 'proposed', effectiveAt: null })))
          throw new Refusal('proposal_ended')
        await write(deps, act, 'sent_back')
      })
      return nextAfter(act.reference)
    },

    /**
     * Takes back one’s own decision before it is carried out: the case is one’s own again, as it was.
     * @throws not_found, undo_too_late, undo_not_yours
     */
    async undo(act: Act) {
      const { reference, staffId } = act
      await inTransaction(deps, async (deps) => {
        const { undo, undoSecond } = applicationTable(deps.db)
        if (!((await undo(reference, staffId)) ?? (await undoSecond(reference, staffId)))) {
          const application = await applicationTable(deps.db).byReference(reference)
          if (!application) throw new Refusal('not_found')
          throw new Refusal(application.state === 'deciding' ? 'undo_not_yours' : 'undo_too_late')
        }
        await claimService(deps).take(caseOf(act))
        await write(deps, act, 'undone')
      })
      return {}
    },
  }
}
