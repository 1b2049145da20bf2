import { foreignNameOf } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import type { Attachment } from '../../ports/mail.ts'
import { settingsIn } from '../../settings.ts'
import { paperCards } from '../../texts/paperCards.ts'
import type { Member } from '../account/account.table.ts'
import { qrCodeService } from '../account/qrCode.service.ts'
import { paperCard } from './paperCard.rules.ts'

/** The temporary card as a file: its code is good until the card is swapped, with or without a network. */
export const paperCardOf = async (
  deps: Uses<'clock' | 'keys' | 'origin' | 'settings'>,
  member: Member,
  { validUntil, qrReference }: { validUntil: string; qrReference: string },
): Promise<Attachment> => {
  const { language, memberNumber, nameZh } = member
  const { authority, product } = settingsIn(language, deps.settings)
  const said = paperCards[language]({ memberNumber, validUntil, product })
  const names = [...(nameZh ? [nameZh] : []), foreignNameOf(member)]
  const code = await qrCodeService(deps).onPaper(qrReference)
  const file = paperCard({ ...said, language, authority, names, code })
  return { name: `${said.title}.pdf`, type: 'application/pdf', base64: Buffer.from(file).toString('base64') }
}
