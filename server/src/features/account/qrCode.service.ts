import { timingSafeEqual } from 'node:crypto'
import {
  type CardCode,
  cardCodeContent,
  cardCodePath,
  cardCodeSeconds,
  checkCardCode,
  readCardCode,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { nothingIfRefused } from '../../refused.ts'
import { cardTable } from '../card/card.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { cardKeyService } from './cardKey.service.ts'

/** On paper that went out before codes were signed: a keyed hash, which nobody but this portal can check. */
const sealedForm = /^([\w-]{1,64}\.card)\.([\w-]{22})$/

/** What the QR code of a card encodes, and whether it is good. */
export const qrCodeService = ({ db, clock, keys, origin }: Uses<'clock' | 'keys' | 'origin'>) => {
  const cardKeys = cardKeyService({ db, clock, keys })
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const signed = async (...codes: Omit<CardCode, 'key'>[]) => {
    const contents = await cardKeys.signed(...codes.map((code) => (key: string) => cardCodeContent({ ...code, key })))
    return contents.map((content) => `${origin}${cardCodePath}#${content}`)
  }

  /** The reference of a code from here, whatever has become of the card since; else why it is not good. */
  const referenceOf = async (text: string, skew: number) => {
    const [, content = '', seal = ''] = sealedForm.exec(text) ?? []
    if (seal && timingSafeEqual(Buffer.from(keys.ofSealedCard(content).slice(0, 22)), Buffer.from(seal)))
      return { reference: content.split('.')[0] ?? '', from: 'paper' as const, second: null }
    const key = await cardKeys.publicKey(readCardCode(text)?.key ?? '')
    const checked = await checkCardCode(text, { keys: key ? [key] : [], now: now(), skew })
    return 'fault' in checked ? checked : checked.code
  }

  /**
   * The card of a code that is good now, also where the card itself opens nothing; else what is wrong with the code. The
   * clock that asks is the one that has signed; `skew` is for seconds on the way.
   */
  const cardOf = async (text: string, skew = 0) => {
    const read = await referenceOf(text, skew)
    if ('fault' in read) return { fault: read.fault === 'over' ? ('ended' as const) : ('unknown' as const) }
    const card = await cardTable(db).byReference(read.reference)
    // Only a temporary card is on paper; of one that has been replaced there is nothing.
    if (!card || (read.from === 'paper' && card.kind !== 'temporary')) return { fault: 'unknown' as const }
    return { ...card, from: read.from, keptSince: read.from === 'kept' ? read.second : null }
  }

  return {
    cardOf,
    /**
     * An address of this portal with the code behind its `#`, which no server on the way sees. The reference means
     * nothing outside, and a code ends within a minute. `kept` is for a device that loses its network.
     * @throws what closes the card, or card_notice_open
     */
    async now(memberId: number) {
      const { qrReference: reference } = await standingService({ db, clock }).need('qr_code', memberId)
      const [content = '', kept = ''] = await signed(
        { reference, from: 'screen', second: now() + cardCodeSeconds },
        { reference, from: 'kept', second: now() },
      )
      return { content, seconds: cardCodeSeconds, kept }
    },

    /**
     * Of a temporary card, to be printed: good until the card is swapped or expires. It opens the classes alone, where
     * a name is asked for, so a copy of it is worth little.
     */
    async onPaper(reference: string) {
      const [content = ''] = await signed({ reference, from: 'paper', second: null })
      return content
    },

    /**
     * The member behind a code that somebody shows now; nothing when it is forged, has ended, is of a card that has
     * been replaced, or the card opens nothing.
     */
    async holderOf(text: string) {
      const card = await cardOf(text)
      if ('fault' in card) return undefined
      const open = await standingService({ db, clock }).needGoodCard(card.memberId).catch(nothingIfRefused)
      return open && { memberId: card.memberId, kind: card.kind }
    },
  }
}
