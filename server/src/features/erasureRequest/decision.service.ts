import { type desk, erasureStateOf, foreignNameOf, Refusal, type Reply } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { closeAccount } from '../account/account.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { sessionEnding } from '../session/session.service.ts'
import { tell } from './erasureRequest.service.ts'
import { type ErasureRequest, erasureRequestTable } from './erasureRequest.table.ts'

interface Act {
  reference: string
  reason: string
  staffId: number
}

/** Receipts that are listed. */
const receipts = 50

/** Closes the account at once: nobody logs in from now on, so nothing new begins while the rest is erased. */
export const beginErasure = async (
  deps: InTransaction<Deps>,
  { id, memberId }: ErasureRequest,
  confirmedBy: number | null,
) => {
  const { db, clock, jobs } = deps
  await erasureRequestTable(db).set(id, { confirmedAt: clock.now(), confirmedBy })
  await sessionEnding(deps).endAll(memberId)
  await closeAccount(deps, memberId)
  await jobs.add(db, { name: 'erasureRequest.carryOut', data: {} })
}

/** What staff decide about requests for erasure. */
export const decisionService = (deps: Deps) => {
  const write = (
    deps: InTransaction<Deps>,
    act: 'erasure_proposed' | 'erasure_confirmed' | 'erasure_refused',
    { reference, reason, staffId }: Act,
  ) => auditService(deps).write({ by: staffId, act, subject: { kind: 'erasure', id: reference }, detail: reason })

  /** Locks the member, then the request: in this order everybody does. @throws not_found, erasure_not_open */
  const held = async ({ db, clock }: InTransaction<Deps>, reference: string) => {
    const found = await erasureRequestTable(db).byReference(reference)
    if (!found) throw new Refusal('not_found')
    const member = await erasureRequestTable(db).holdMember(found.memberId)
    const request = await erasureRequestTable(db).hold(reference)
    if (!member || !request || request.askedBy === null) throw new Refusal('erasure_not_open')
    const state = erasureStateOf(request, clock.now())
    if (state !== 'thinking' && state !== 'waiting' && state !== 'proposed') throw new Refusal('erasure_not_open')
    return { ...request, state }
  }

  return {
    async list(staffId: number): Promise<Reply<typeof desk.erasureRequest.list>> {
      const { db, clock } = deps
      const open = await erasureRequestTable(db).open()
      const obstacles = await erasureRequestTable(db).obstacles(
        open.map(({ memberId }) => memberId),
        clock.today(),
      )
      const done = await erasureRequestTable(db).done(receipts)
      return {
        open: open.map(({ reference, memberNumber, nameZh, surname, firstName, proposer, ...request }) => ({
          ...{ reference, memberNumber, nameZh },
          namePt: foreignNameOf({ nameZh, surname, firstName }),
          byGuardian: request.askedBy !== request.memberId,
          state: erasureStateOf(request, clock.now()),
          askedAt: request.askedAt.toISOString(),
          thinkUntil: request.thinkUntil.toISOString(),
          proposedBy: proposer,
          mine: request.proposedBy === staffId,
          obstacles: obstacles.get(request.memberId) ?? [],
        })),
        done: done.map(({ reference, askedAt, doneAt, erased }) => ({
          reference,
          askedAt: askedAt.toISOString(),
          doneAt: (doneAt ?? askedAt).toISOString(),
          erased: Object.values(erased ?? {}).reduce((sum, count) => sum + count, 0),
        })),
      }
    },

    /** @throws not_found, erasure_too_early, erasure_not_open, erasure_case_open, second_is_first */
    confirm: (act: Act) =>
      inTransaction(deps, async (deps) => {
        const request = await held(deps, act.reference)
        if (request.thinkUntil > deps.clock.now()) throw new Refusal('erasure_too_early')
        const obstacles = await erasureRequestTable(deps.db).obstacles([request.memberId], deps.clock.today())
        if (obstacles.size > 0) throw new Refusal('erasure_case_open')
        if (deps.settings.review.secondDecision.includes('erasure') && request.proposedBy === null) {
          const proposal = { proposedAt: deps.clock.now(), proposedBy: act.staffId }
          await erasureRequestTable(deps.db).set(request.id, proposal)
          await write(deps, 'erasure_proposed', act)
          return { state: 'proposed' as const }
        }
        if (request.proposedBy === act.staffId) throw new Refusal('second_is_first')
        await write(deps, 'erasure_confirmed', act)
        await beginErasure(deps, request, act.staffId)
        return { state: 'confirmed' as const }
      }),

    /** @throws not_found, erasure_not_open */
    refuse: (act: Act) =>
      inTransaction(deps, async (deps) => {
        const request = await held(deps, act.reference)
        const end = { refusedAt: deps.clock.now(), reason: act.reason, proposedAt: null, proposedBy: null }
        await erasureRequestTable(deps.db).set(request.id, end)
        await write(deps, 'erasure_refused', { ...act, reason: '' })
        const words = { reference: act.reference, reason: act.reason, hotline: deps.settings.hotline }
        await tell(deps, request, () => (language) => letters[language].erasureRequest.refused(words))
        return { state: 'refused' as const }
      }),
  }
}
