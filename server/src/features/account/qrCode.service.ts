import { timingSafeEqual } from 'node:crypto'
import type { Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { nothingIfRefused } from '../../refused.ts'
import { cardTable } from '../card/card.table.ts'
import { standingService } from '../entitlement/standing.service.ts'

/** Seconds for which a gate accepts one QR code of a screen. */
const qrSeconds = 60
/** In the place of the end, of a code on paper. */
const asLongAsTheCard = 'card'
const form = /^([\w-]{1,64})\.(\d{10}|card)\.([\w-]{22})$/

/** What the QR code of a card encodes, and whether it is good. */
export const qrCodeService = ({ db, clock, keys }: Uses<'clock' | 'keys'>) => {
  /** The seal prevents forgery (T-91). */
  const sealOf = (content: string) => keys.ofCard(content).slice(0, 22)
  const sealed = (reference: string, end: string | number) => `${reference}.${end}.${sealOf(`${reference}.${end}`)}`
  const isSealed = (content: string, seal: string) => timingSafeEqual(Buffer.from(sealOf(content)), Buffer.from(seal))

  return {
    /**
     * `reference.second.seal`: the reference means nothing outside this portal, and the second is when the code ends.
     * @throws what closes the card, or card_notice_open
     */
    async now(memberId: number) {
      const { qrReference } = await standingService({ db, clock }).need('qr_code', memberId)
      const endsAt = Math.floor(after(clock.now(), qrSeconds).getTime() / 1000)
      return { content: sealed(qrReference, endsAt), seconds: qrSeconds }
    },

    /**
     * Of a temporary card, to be printed: good until the card is swapped or expires. It opens the classes alone, where
     * a name is asked for, so a copy of it is worth little.
     */
    onPaper: (qrReference: string) => sealed(qrReference, asLongAsTheCard),

    /**
     * The member behind a code that somebody shows now; nothing when it is forged, has ended, is of a card that has
     * been replaced, or the card opens nothing.
     */
    async holderOf(content: string) {
      const [, reference = '', end = '', seal = ''] = form.exec(content) ?? []
      if (!seal || !isSealed(`${reference}.${end}`, seal)) return undefined
      const isOver = end !== asLongAsTheCard && Number(end) * 1000 <= clock.now().getTime()
      const card = isOver ? undefined : await cardTable(db).byReference(reference)
      if (!card || (end === asLongAsTheCard && card.kind !== 'temporary')) return undefined
      const open = await standingService({ db, clock }).needGoodCard(card.memberId).catch(nothingIfRefused)
      return open && { memberId: card.memberId, kind: card.kind }
    },
  }
}
