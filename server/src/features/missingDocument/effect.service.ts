import type { DocumentKind, Locale } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { releaseFiles } from '../file/file.service.ts'
import { letterService, type Said } from '../letter/letter.service.ts'
import { type DocumentRequest, missingDocumentTable } from './missingDocument.table.ts'

/** Tells a member; where there is something to deliver, the letter has the way to it. */
export const tell = (deps: InTransaction<Deps>, member: Member, words: (language: Locale, link?: string) => Said) =>
  letterService(deps).notifyOnce(member, {
    kind: 'notice',
    say: (language) => words(language, `${deps.origin}/${language}/member-info-incomplete`),
    inAccount: (language) => words(language),
  })

/** A photo and an ID copy are on file from now on, and nothing is held back for them. */
const accept = async (deps: InTransaction<Deps>, { id, reference }: DocumentRequest, member: Member) => {
  const items = await missingDocumentTable(deps.db).items(id)
  const fileOf = (kind: DocumentKind) => items.find((item) => item.kind === kind)?.fileId ?? null
  const [photo, idCopy] = [fileOf('photo'), fileOf('idCopy')]
  if (photo ?? idCopy)
    await accountService(deps).amend(member.id, { ...(photo && { photo }), ...(idCopy && { idCopy }) })
  await holdService(deps).endDocuments(member.id)
  await tell(deps, member, (language) => letters[language].missingDocument.accepted(reference))
}

/** What will not do goes, and the member is asked for it, and for it alone, by the new day. */
const askAgain = async (deps: InTransaction<Deps>, request: DocumentRequest, member: Member) => {
  const { id, reference, reasons, againDueOn } = request
  if (!reasons || !againDueOn) throw new Error(`Nothing is asked for again by ${reference}.`)
  const again = (await missingDocumentTable(deps.db).items(id)).filter(({ kind }) => reasons[kind])
  for (const { kind } of again)
    await missingDocumentTable(deps.db).setItem(id, kind, { fileId: null, reason: reasons[kind] ?? null })
  await missingDocumentTable(deps.db).askBy(id, againDueOn)
  await releaseFiles(
    deps,
    again.flatMap(({ fileId }) => fileId ?? []),
  )
  const said = { reference, dueOn: againDueOn, reasons }
  await tell(deps, member, (language, link) =>
    letters[language].missingDocument.askedAgain({ ...said, ...(link && { link }) }),
  )
}

/** What follows from a decision once it can be undone no more, and the letter to the member. */
export const takeEffect = async (deps: InTransaction<Deps>, ended: DocumentRequest) => {
  const member = await accountTable(deps.db).hold(ended.memberId)
  await (ended.decision === 'rejected' ? askAgain : accept)(deps, ended, member)
}
