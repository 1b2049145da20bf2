import { locales } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import * as texts from '#texts/points'
import { dayWritten } from '../../frame/dates.ts'
import type { Gift } from './gift.ts'

interface Props {
  /** The gift as a colleague has left it. */
  theirs: Gift
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A colleague was faster: shows what they have written, and lets the one who is here decide. */
export function GiftConflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const { name, price, stock, left, fromDay, untilDay, state } = theirs
  const said = [
    ...locales.map((locale) => name[locale]),
    texts.price(price),
    texts.piecesLeft(left, stock),
    texts.giftDays(fromDay && dayWritten(fromDay), untilDay && dayWritten(untilDay)),
    texts.giftStates[state],
  ]
  return (
    <div role="alert">
      <Notice kind="warning">
        <p>
          <strong>{texts.conflict}</strong>
        </p>
        <p>{said.filter(Boolean).join(' · ')}</p>
        <p>
          <Button onClick={onKeepMine}>{texts.keepMine}</Button>{' '}
          <Button kind="quiet" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
