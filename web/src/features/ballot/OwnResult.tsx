import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/ballot'
import { shortMoment } from '#texts/day'
import type { Draw, Entry, Place } from './ballots.ts'

interface Props {
  draw: Draw
  entry: Entry
  places: ReadonlyMap<number, Place>
}

/** What the member has drawn, and what is to be done about it. */
export function OwnResult({ draw, entry: { rank, won, choices, struck, booking }, places }: Props) {
  const place = won === null ? undefined : places.get(won)
  if (rank === null) return null
  if (!place || won === null)
    return (
      <Notice>
        <p>{texts.notWon(rank)}</p>
      </Notice>
    )
  return (
    <Notice kind={struck ? 'warning' : 'success'}>
      <p>
        <b>{texts.won(rank, texts.placeSaid(place))}</b> {texts.choiceNumber(choices.indexOf(won) + 1)}
      </p>
      {struck && <p>{texts.struck[struck]}</p>}
      {booking && (
        <p>
          {booking.state === 'held' && draw.payBy && texts.payBy(shortMoment(draw.payBy))}{' '}
          <Link to="/vbs/booking" search={{ reference: booking.reference }}>
            {booking.state === 'held' ? texts.toPay : texts.toBooking}
          </Link>
        </p>
      )}
    </Notice>
  )
}
