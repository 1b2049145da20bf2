import { Button } from '@palaestra/ui'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.basket'
import { WhyNot } from '../../form/WhyNot.tsx'
import styles from './basket.module.css'
import { type Choice, mostCost } from './choosing.ts'
import { JoinLine } from './JoinLine.tsx'
import type { Facility, Timetable } from './timetable.ts'
import { useBooking } from './useBooking.ts'
import type { Choosing } from './useChoosing.ts'
import { useKeptChoices } from './useKeptChoices.ts'

interface Props {
  choosing: Choosing
  timetable: Timetable
  facility: Facility
}

/**
 * What was chosen, in the order of liking, and the one button that books the first that can be had; before it a court of
 * somebody else that was pressed. Fetched for members alone: visitors book nothing.
 */
export function Basket({ choosing, timetable, facility }: Props) {
  const { closed, grid, choices, waits, mine, taken } = choosing
  const { book, submitting, problem } = useBooking(choosing)
  useKeptChoices(choosing, facility, timetable.day)
  if (closed) return <WhyNot answer={closed} />
  if (!grid) return <div className={styles.awaited} aria-busy="true" />

  return (
    <>
      {taken && <JoinLine key={taken.id} choice={taken} />}
      <section className={styles.sheet} aria-labelledby="basket">
        <h2 id="basket" tabIndex={-1}>
          {words.chooseUpTo}
        </h2>
        <p className={styles.quiet}>{words.onlyOne}</p>
        {choices.length === 0 ? (
          <p>{words.chooseHow}</p>
        ) : (
          <>
            <ol className={styles.choices}>
              {choices.map((choice, place) => (
                <Chosen key={choice.id} choice={choice} place={place} choosing={choosing} />
              ))}
            </ol>
            <p className={styles.most}>
              <span>{words.atMost}</span> <b>{texts.priceIn(mostCost(choices))}</b>
            </p>
            <p className={styles.quiet}>{mine?.online ? words.paidOnline : words.paidAtVenue}</p>
            <p role="alert">{problem}</p>
            {waits ? (
              <p>{words.sentAtTurn}</p>
            ) : (
              <Button kind="primary" aria-disabled={submitting} onClick={() => book()}>
                {words.book}
              </Button>
            )}
          </>
        )}
      </section>
    </>
  )
}

const Chosen = ({ choice, place, choosing }: { choice: Choice; place: number; choosing: Choosing }) => {
  const { court, day, from, until, band, price } = choice
  const what = `${court} ${from}–${until}`
  return (
    <li>
      <div>
        <p>
          <b>{what}</b>
        </p>
        <p className={styles.quiet}>
          {words.about(texts.daySaid(day), band === 'peak' ? texts.peak : texts.offPeak, texts.priceIn(price))}
        </p>
      </div>
      <div className={styles.acts}>
        {place > 0 && (
          <button type="button" aria-label={words.preferThis(what)} onClick={() => choosing.prefer(choice)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 12 5-6 5 6" />
            </svg>
          </button>
        )}
        <button type="button" aria-label={words.removeThis(what)} onClick={() => choosing.remove(choice)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </div>
    </li>
  )
}
