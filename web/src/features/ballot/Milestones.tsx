import * as texts from '#texts/ballot'
import { shortMoment } from '#texts/day'
import styles from './ballot.module.css'
import type { Draw } from './ballots.ts'

/** The moments of a draw, in their order; those that are over are filled. */
export function Milestones({ draw }: { draw: Draw }) {
  const { state, opensAt, closesAt, drawsAt, drawnAt, payBy } = draw
  const passed = { open: 1, closed: 2, drawn: 3 }[state]
  const moments = [
    [opensAt, texts.moments.opens],
    [closesAt, texts.moments.closes],
    [drawnAt ?? drawsAt, texts.moments.draws],
    ...(payBy ? [[payBy, texts.moments.pay] as const] : []),
  ] as const
  return (
    <ol className={styles.milestones}>
      {moments.map(([moment, said], place) => (
        <li key={said} data-passed={place < passed}>
          <b>{shortMoment(moment)}</b> <span>{said}</span>
        </li>
      ))}
    </ol>
  )
}
