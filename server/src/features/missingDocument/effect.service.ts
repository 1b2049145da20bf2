import type { DocumentKind } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { releaseFiles } from '../file/file.service.ts'
import { letterService, type Said } from '../letter/letter.service.ts'
import { type DocumentRequest, missingDocumentTable } from './missingDocument.table.ts'

/** Where the member delivers. */
export const deliveryLink = ({ origin }: Pick<Deps, 'origin'>, language: Member['language']) =>
  `${origin}/${language}/member-info-incomplete`

export const tell = (deps: InTransaction<Deps>, member: Member, said: Said) =>
  letterService(deps).notifyOnce(member, { kind: 'notice', ...said })

/** A photo and an ID copy are on file from now on, and nothing is held back for them. */
const accept = async (deps: InTransaction<Deps>, { id, reference }: DocumentRequest, member: Member) => {
  const items = await missingDocumentTable(deps.db).items(id)
  const fileOf = (kind: DocumentKind) => items.find((item) => item.kind === kind)?.fileId ?? null
  const [photo, idCopy] = [fileOf('photo'), fileOf('idCopy')]
  if (photo ?? idCopy)
    await accountService(deps).amend(member.id, { ...(photo && { photo }), ...(idCopy && { idCopy }) })
  await holdService(deps).endDocuments(member.id)
  await tell(deps, member, letters[member.language].missingDocument.accepted(reference))
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
  const { language } = member
  const said = { reference, dueOn: againDueOn, reasons, link: deliveryLink(deps, language) }
  await tell(deps, member, letters[language].missingDocument.askedAgain(said))
}

/** What follows from a decision once it can be undone no more, and the letter to the member. */
export const takeEffect = async (deps: InTransaction<Deps>, ended: DocumentRequest) => {
  const member = await accountTable(deps.db).hold(ended.memberId)
  await (ended.decision === 'rejected' ? askAgain : accept)(deps, ended, member)
}
