import { randomInt } from 'node:crypto'
import { type AuditAct, type DocumentKind, documentKinds, foreignNameOf, Refusal } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { auditTable } from '../audit/audit.table.ts'
import { claimService, decideOwn } from '../claim/claim.service.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { releaseFiles } from '../file/file.service.ts'
import { letterService, type Said } from '../letter/letter.service.ts'
import { changePictureService } from '../supplement/changePicture.service.ts'
import { type DocumentRequest, missingDocumentTable } from './missingDocument.table.ts'

/** Letters and digits that cannot be taken for one another. */
const signs = '234679ACDEFGHJKMNPQRTVWXY'
const newReference = (today: string) =>
  `D${today.slice(2, 4)}-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`

/** Audit entries that are shown: the audit trail itself has the rest. */
const historySize = 50

interface Ask {
  memberNumber: string
  dueOn: string
  kinds: readonly DocumentKind[]
  words?: string | undefined
  why: string
  staffId: number
}
interface Decision {
  reference: string
  staffId: number
}

const subjectOf = (reference: string) => ({ kind: 'documents', id: reference })

/** The staff’s part: asking, looking, and what comes of it. */
export const requestService = (deps: Deps) => {
  const { db, clock } = deps
  const refusePast = (dueOn: string) => {
    if (dueOn <= clock.today()) throw Refusal.at('day', 'day_past')
  }
  const tell = (deps: InTransaction<Deps>, member: Member, said: Said) =>
    letterService(deps).notifyOnce(member, { kind: 'notice', ...said })
  const write = (deps: InTransaction<Deps>, act: AuditAct, { reference, staffId }: Decision) =>
    auditService(deps).write({ by: staffId, act, subject: subjectOf(reference) })
  const linkIn = (language: Member['language']) => `${deps.origin}/${language}/member-info-incomplete`

  /** Under the lock of the member, which a delivery takes first, too: what is decided is what was seen. */
  const decide = (
    decision: Decision,
    act: AuditAct,
    end: (deps: InTransaction<Deps>, request: DocumentRequest, member: Member) => Promise<unknown>,
  ) =>
    inTransaction(deps, async (deps) => {
      const known = await missingDocumentTable(deps.db).byReference(decision.reference)
      if (!known) throw new Refusal('not_found')
      await decideOwn(deps, { kind: 'documents', ...decision })
      const member = await accountTable(deps.db).hold(known.memberId)
      if (!(await end(deps, known, member))) throw new Refusal('already_decided')
      await write(deps, act, decision)
      return {}
    })
  const endOf = ({ staffId }: Decision) => ({ endedAt: clock.now(), endedBy: staffId })

  return {
    /** @throws not_found, day_past, documents_asked_already, required */
    async ask({ memberNumber, dueOn, kinds, words, why, staffId }: Ask) {
      refusePast(dueOn)
      if (kinds.length === 0) throw Refusal.at('kinds', 'required')
      if (kinds.includes('other') && words === undefined) throw Refusal.at('words', 'required')
      return inTransaction(deps, async (deps) => {
        const found = await accountTable(deps.db).byNumber(memberNumber)
        if (!found) throw new Refusal('not_found')
        const member = await accountTable(deps.db).hold(found.id)
        const asked = { reference: newReference(clock.today()), memberId: member.id, askedAt: clock.now() }
        const request = await missingDocumentTable(deps.db).add({ ...asked, askedBy: staffId, dueOn, why })
        if (!request) throw new Refusal('documents_asked_already')
        const { id, reference } = request
        const item = (kind: DocumentKind) => ({ requestId: id, kind, fileId: null, reason: null })
        const unique = documentKinds.filter((kind) => kinds.includes(kind))
        const items = unique.map((kind) => ({ ...item(kind), words: kind === 'other' ? (words ?? null) : null }))
        await missingDocumentTable(deps.db).addItems(items)
        await write(deps, 'asked', { reference, staffId })
        const { language } = member
        const said = { reference, dueOn, kinds: unique, why, link: linkIn(language) }
        await tell(deps, member, letters[language].missingDocument.asked({ ...said, ...(words && { words }) }))
        return { reference }
      })
    },

    /** Writes down who looks before it returns anything. @throws not_found */
    async look({ reference, staffId }: Decision) {
      const request = await missingDocumentTable(db).byReference(reference)
      if (!request) throw new Refusal('not_found')
      const acts = await auditTable(db).of(subjectOf(reference), historySize)
      await inTransaction(deps, async (deps) => {
        await write(deps, 'looked', { reference, staffId })
        if (request.state === 'delivered') await claimService(deps).take({ kind: 'documents', reference, staffId })
      })
      const member = await accountTable(db).byId(request.memberId)
      const { nameZh, surname, firstName, memberNumber, birthDate, language } = member
      const items = await missingDocumentTable(db).items(request.id)
      const linkTo = (file: string | null, name: string) =>
        file === null ? null : changePictureService(deps).link({ file, name, subject: subjectOf(reference), staffId })
      return {
        reference,
        nameZh,
        namePt: foreignNameOf({ nameZh, surname, firstName }),
        memberNumber,
        birthDate,
        language,
        state: request.state,
        why: request.why,
        askedBy: request.dueOn,
        dueOn: request.reviewDueOn,
        onFile: { photo: linkTo(member.photo, 'oldPhoto'), idCopy: linkTo(member.idCopy, 'oldIdCopy') },
        items: documentKinds.flatMap((kind) =>
          items
            .filter((item) => item.kind === kind)
            .map(({ words, reason, fileId }) => ({ kind, words, reason, picture: linkTo(fileId, kind) })),
        ),
        history: acts.map(({ at, name, act }) => ({ at: at.toISOString(), who: name ?? '', act })),
      }
    },

    /** A photo and an ID copy are on file from now on. @throws not_found, already_decided, held_by_colleague */
    accept: (decision: Decision) =>
      decide(decision, 'accepted', async (deps, { id }, member) => {
        const end = { from: ['delivered' as const], state: 'accepted' as const, ...endOf(decision) }
        if (!(await missingDocumentTable(deps.db).end(id, end))) return false
        const items = await missingDocumentTable(deps.db).items(id)
        const fileOf = (kind: DocumentKind) => items.find((item) => item.kind === kind)?.fileId ?? null
        const [photo, idCopy] = [fileOf('photo'), fileOf('idCopy')]
        if (photo ?? idCopy)
          await accountService(deps).amend(member.id, { ...(photo && { photo }), ...(idCopy && { idCopy }) })
        await holdService(deps).endDocuments(member.id)
        await tell(deps, member, letters[member.language].missingDocument.accepted(decision.reference))
        return true
      }),

    /** @throws not_found, already_decided, held_by_colleague, day_past, reason_missing */
    async askAgain({
      dueOn,
      reasons,
      ...decision
    }: Decision & { dueOn: string; reasons: Partial<Record<DocumentKind, string>> }) {
      refusePast(dueOn)
      return decide(decision, 'asked again', async (deps, { id, reference }, member) => {
        const items = await missingDocumentTable(deps.db).items(id)
        const again = items.flatMap(({ kind, fileId }) => {
          const reason = reasons[kind]
          return reason ? [{ kind, fileId, reason }] : []
        })
        if (again.length === 0) throw new Refusal('reason_missing')
        if (!(await missingDocumentTable(deps.db).askAgain(id, dueOn))) return false
        for (const { kind, reason } of again)
          await missingDocumentTable(deps.db).setItem(id, kind, { fileId: null, reason })
        await releaseFiles(
          deps,
          again.flatMap(({ fileId }) => fileId ?? []),
        )
        const { language } = member
        const said = { reference, dueOn, reasons: Object.fromEntries(again.map(({ kind, reason }) => [kind, reason])) }
        await tell(deps, member, letters[language].missingDocument.askedAgain({ ...said, link: linkIn(language) }))
        return true
      })
    },

    /** @throws not_found, already_decided, held_by_colleague */
    withdraw: (decision: Decision) =>
      decide(decision, 'withdrawn', async (deps, { id }, member) => {
        const end = { from: ['asked' as const, 'delivered' as const], state: 'withdrawn' as const, ...endOf(decision) }
        if (!(await missingDocumentTable(deps.db).end(id, end))) return false
        await holdService(deps).endDocuments(member.id)
        await tell(deps, member, letters[member.language].missingDocument.withdrawn(decision.reference))
        return true
      }),
  }
}

/** Whose last day has passed is held back until the documents are there and accepted. */
export const holdOverdue = async (deps: Uses<'clock'> & { db: Deps['db'] }) => {
  for (const { memberId } of await missingDocumentTable(deps.db).overdue(deps.clock.today()))
    await inTransaction(deps, async (deps) => {
      await accountTable(deps.db).hold(memberId)
      // Delivered or withdrawn in between: then there is nothing to hold for.
      const request = await missingDocumentTable(deps.db).openOf(memberId)
      if (request?.state !== 'asked' || request.dueOn >= deps.clock.today()) return
      await holdService(deps).impose('system', { memberId, reason: 'documents' })
    })
}
