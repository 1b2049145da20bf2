import { type AuditAct, type DocumentKind, documentKinds, liesWithMember, Refusal } from '@palaestra/contract'
import { newReference } from '../../caseReference.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { decideOwn } from '../claim/claim.service.ts'
import { type Act, refusalIn } from '../decision/decision.service.ts'
import { tellRightsEnded } from '../entitlement/ended.service.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { tell } from './effect.service.ts'
import { refusePast } from './missingDocument.rules.ts'
import { missingDocumentTable } from './missingDocument.table.ts'

interface Ask {
  memberNumber: string
  dueOn: string
  kinds: readonly DocumentKind[]
  words?: string | undefined
  why: string
  staffId: number
}
/** The staff’s part before and beside the decisions: asking, and asking no more. */
export const requestService = (deps: Deps) => {
  const { clock } = deps
  const write = (deps: InTransaction<Deps>, act: AuditAct, { reference, staffId }: Act) =>
    auditService(deps).write({ by: staffId, act, subject: { kind: 'documents', id: reference } })

  return {
    /** @throws not_found, day_past, documents_asked_already, required */
    async ask({ memberNumber, dueOn, kinds, words, why, staffId }: Ask) {
      refusePast(clock.today(), dueOn)
      if (kinds.length === 0) throw Refusal.at('kinds', 'required')
      if (kinds.includes('other') && words === undefined) throw Refusal.at('words', 'required')
      return inTransaction(deps, async (deps) => {
        const found = await accountTable(deps.db).byNumber(memberNumber)
        if (!found) throw new Refusal('not_found')
        const member = await accountTable(deps.db).hold(found.id)
        const asked = { reference: newReference('documents', clock.today()), memberId: member.id, askedAt: clock.now() }
        const request = await missingDocumentTable(deps.db).add({ ...asked, askedBy: staffId, dueOn, why })
        if (!request) throw new Refusal('documents_asked_already')
        const { id, reference } = request
        const item = (kind: DocumentKind) => ({ requestId: id, kind, fileId: null, reason: null })
        const unique = documentKinds.filter((kind) => kinds.includes(kind))
        const items = unique.map((kind) => ({ ...item(kind), words: kind === 'other' ? (words ?? null) : null }))
        await missingDocumentTable(deps.db).addItems(items)
        await write(deps, 'asked', { reference, staffId })
        const said = { reference, dueOn, kinds: unique, why, ...(words && { words }) }
        await tell(deps, member, (language, link) =>
          letters[language].missingDocument.asked({ ...said, ...(link && { link }) }),
        )
        return { reference }
      })
    },

    /** What a colleague has proposed or decided stands. @throws not_found, already_decided, proposed_already, held_by_colleague */
    withdraw: (act: Act) =>
      inTransaction(deps, async (deps) => {
        const { reference, staffId } = act
        const requests = missingDocumentTable(deps.db)
        const found = async () => {
          const request = await requests.byReference(reference)
          if (!request) throw new Refusal('not_found')
          return request
        }
        const { id, memberId } = await found()
        await decideOwn(deps, { kind: 'documents', ...act })
        const member = await accountTable(deps.db).hold(memberId)
        const withdrawn = await requests.withdraw(id, { endedAt: clock.now(), withdrawnBy: staffId })
        if (!withdrawn) throw refusalIn((await found()).state)
        await holdService(deps).endDocuments(member.id)
        await write(deps, 'withdrawn', act)
        await tell(deps, member, (language) => letters[language].missingDocument.withdrawn(reference))
        return {}
      }),
  }
}

/** Whose last day has passed is held back until the documents are there and accepted. */
export const holdOverdue = async (deps: Uses<'clock' | 'jobs'> & { db: Deps['db'] }) => {
  for (const { memberId } of await missingDocumentTable(deps.db).overdue(deps.clock.today()))
    await inTransaction(deps, async (deps) => {
      await accountTable(deps.db).hold(memberId)
      // Delivered or withdrawn in between: then there is nothing to hold for.
      const request = await missingDocumentTable(deps.db).openOf(memberId)
      if (!request || !liesWithMember(request.state) || request.dueOn >= deps.clock.today()) return
      await holdService(deps).impose('system', { memberId, reason: 'documents' })
      await tellRightsEnded(deps, memberId)
    })
}
