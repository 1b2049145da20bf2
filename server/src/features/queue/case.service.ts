import { type CaseKind, type desk, isOpen, Refusal, type Reply } from '@palaestra/contract'
import type { Db, NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { appealTable } from '../appeal/appeal.table.ts'
import { applicationTable } from '../application/application.table.ts'
import { claimService, type OwnCase, takeOver } from '../claim/claim.service.ts'
import { missingDocumentTable } from '../missingDocument/missingDocument.table.ts'
import { supplementTable } from '../supplement/supplement.table.ts'

/** Whether a case of each kind still waits; undefined where there is none of that reference. */
const waits: Record<CaseKind, (db: Db, reference: string) => Promise<boolean | undefined>> = {
  async application(db, reference) {
    const application = await applicationTable(db).byReference(reference)
    return application && isOpen(application.state)
  },
  async supplement(db, reference) {
    const change = await supplementTable(db).byReference(reference)
    return change && isOpen(change.state)
  },
  async documents(db, reference) {
    const request = await missingDocumentTable(db).byReference(reference)
    return request && isOpen(request.state)
  },
  async appeal(db, reference) {
    const appeal = await appealTable(db).byReference(reference)
    return appeal && isOpen(appeal.state)
  },
}

type Standing = Reply<typeof desk.queue.watch>

/** One case of the queue, as everybody who has it open sees it at this moment. */
export const caseService = (deps: Uses<'clock' | 'settings', NoTx>) => {
  const claims = claimService(deps)
  const openOrNot = async ({ kind, reference }: OwnCase) => {
    const open = await waits[kind](deps.db, reference)
    if (open === undefined) throw new Refusal('not_found')
    return open
  }

  return {
    /** @throws not_found */
    async watch(one: OwnCase): Promise<Standing> {
      return { open: await openOrNot(one), holder: await claims.holder(one) }
    },

    /** What is decided is nobody’s any more. @throws not_found */
    async take(one: OwnCase): Promise<Standing> {
      const open = await openOrNot(one)
      return { open, holder: open ? await claims.take(one) : null }
    },

    release: claims.release,

    /** Whoever works on it, it is one’s own from now on. @throws not_found */
    async takeOver(one: OwnCase): Promise<Standing> {
      if (!(await openOrNot(one))) return { open: false, holder: null }
      await inTransaction(deps, (deps) => takeOver(deps, one))
      return { open: true, holder: await claims.holder(one) }
    },
  }
}
