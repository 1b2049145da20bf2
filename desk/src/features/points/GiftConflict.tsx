import { locales } from '@palaestra/contract'
import * as texts from '#texts/points'
import { dayWritten } from '../../frame/dates.ts'
import { TheirsOrMine } from '../../frame/TheirsOrMine.tsx'
import type { Gift } from './gift.ts'

interface Props {
  /** The gift as a colleague has left it. */
  theirs: Gift
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A gift that a colleague has changed meanwhile. */
export function GiftConflict({ theirs, ...ways }: Props) {
  const { name, price, stock, left, fromDay, untilDay, state } = theirs
  const said = [
    ...locales.map((locale) => name[locale]),
    texts.price(price),
    texts.piecesLeft(left, stock),
    texts.giftDays(fromDay && dayWritten(fromDay), untilDay && dayWritten(untilDay)),
    texts.giftStates[state],
  ]
  return <TheirsOrMine title={texts.conflict} said={said} {...ways} />
}
