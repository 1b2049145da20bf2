import { cardValidUntil, foreignNameOf, permanentCardFrom, Refusal, swappableIfReportedBy } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { settingsIn } from '../../settings.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { tellRightsEnded } from '../entitlement/ended.service.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { sessionEnding } from '../session/session.service.ts'
import { cardTable, newReference } from './card.table.ts'
import { paperCardOf } from './paperCard.service.ts'

interface LossReport {
  memberId: number
  sessionId: string
  circumstances: string
}
type Holder = Parameters<typeof cardValidUntil>[1] & { memberId: number }

/** The first card of a new member. */
export const issueCard = async ({ db, clock }: Uses<'clock', Tx>, { memberId, ...holder }: Holder) => {
  const validUntil = cardValidUntil(clock.today(), holder)
  await cardTable(db).add({ memberId, kind: 'permanent', qrReference: newReference(), validUntil })
}

/** The same card is good until another day: its holder has shown new papers. */
export const prolongCard = async ({ db }: Uses<never, Tx>, memberId: number, validUntil: string) => {
  await cardTable(db).setValidity(memberId, validUntil)
}

interface Loss {
  memberId: number
  /** The session that goes on. Of a loss that is reported at the counter none does. */
  keptSession: string | undefined
  circumstances: string
}

/**
 * The member holds a temporary card from here on, good for the recreational classes only.
 * @throws what closes the report, `account_suspended` among it: the card of who is held opens nothing already
 */
export const loseCard = async (deps: InTransaction<Deps>, { memberId, keptSession, circumstances }: Loss) => {
  const { db, clock } = deps
  const today = clock.today()

  // Nothing is imposed on the member between the question and the report.
  const member = await accountTable(db).hold(memberId)
  const { validUntil } = await standingService(deps).need('report_loss', memberId)
  if (!member.email) throw new Refusal('email_missing')
  const loss = await cardTable(db).addLoss({ memberId, circumstances, reportedOn: today })
  if (!loss) throw new Refusal('loss_already_reported')

  const qrReference = newReference()
  await cardTable(db).replace(memberId, { kind: 'temporary', qrReference, validUntil }, clock.now())
  await sessionEnding(deps).endOthers(memberId, keptSession)
  // The brief suspension of the specification lasts until the mail system has the temporary card, or too long.
  await holdService(deps).beginLoss(memberId)
  await tellRightsEnded(deps, memberId)
  const { language, memberNumber } = member
  const from = permanentCardFrom(today)
  const { product, hotline } = settingsIn(language, deps.settings)
  const name = (language === 'zh' && member.nameZh) || foreignNameOf(member)
  const card = { name, memberNumber, validUntil, permanentFrom: from, product, hotline }
  await letterService(deps).post(
    {
      kind: 'card',
      to: member.email,
      memberId,
      language,
      ...letters[language].card.temporary(card),
      attachments: [await paperCardOf(deps, member, { validUntil, qrReference })],
    },
    { name: 'card.resume', data: { memberId } },
  )
  return { member, permanentCardFrom: from }
}

/**
 * The permanent card lasts as long as the one that was lost: where that has expired, it is to be renewed.
 * @throws account_suspended, card_not_yet, card_not_temporary
 */
export const swapCard = async (deps: InTransaction<Deps>, memberId: number) => {
  const { db, clock } = deps
  const today = clock.today()
  const { validUntil } = await standingService(deps).need('swap_card', memberId)
  const closed = await cardTable(db).closeLoss(memberId, {
    closedOn: today,
    reportedBy: swappableIfReportedBy(today),
  })
  // Of several at once one swaps, and the others come too late.
  if (!closed) throw new Refusal('card_not_temporary')
  const card = { kind: 'permanent' as const, qrReference: newReference(), validUntil }
  await cardTable(db).replace(memberId, card, clock.now())
}

export const cardService = (deps: Deps) => ({
  /** @throws as `loseCard` */
  reportLoss: ({ memberId, sessionId, circumstances }: LossReport) =>
    inTransaction(deps, async (deps) => {
      const { member, permanentCardFrom } = await loseCard(deps, { memberId, keptSession: sessionId, circumstances })
      await letterService(deps).notify(
        { ...member, email: null },
        { kind: 'notice', say: (language) => letters[language].card.lossReported(deps.settings.hotline) },
      )
      return { permanentCardFrom }
    }),

  /** @throws as `swapCard` */
  swap: (memberId: number) =>
    inTransaction(deps, async (deps) => {
      await swapCard(deps, memberId)
      return {}
    }),
})
