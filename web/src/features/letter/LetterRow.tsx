import type { api, Reply } from '@palaestra/contract'
import { shortMoment } from '#texts/day'
import * as texts from '#texts/letter'
import styles from './letter.module.css'

export type Letter = Reply<typeof api.letter.mine>['items'][number]

const stateOf = ({ sentAt, undelivered }: Letter) => {
  if (sentAt) return 'sent'
  return undelivered ? 'undelivered' : 'waiting'
}

/** One letter: what it was, by which way and where it went, and how it stands. */
export const LetterRow = ({ letter }: { letter: Letter }) => {
  const { channel, kind, subject, to, writtenAt } = letter
  const state = stateOf(letter)
  return (
    <li className={styles.row}>
      <p className={styles.title}>{subject ?? texts.kinds[kind]}</p>
      <p className={styles.about}>
        <span>{texts.by[channel](to)}</span>
        <time dateTime={writtenAt}>{shortMoment(writtenAt)}</time>
        <span data-state={state}>{texts.states[state]}</span>
      </p>
    </li>
  )
}
