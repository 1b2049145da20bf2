import { Notice } from '@palaestra/ui'
import { Link, useLocation } from '@tanstack/react-router'
import * as texts from '#texts/card'
import { longDay } from '#texts/day'
import styles from './card.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    permanentCardFrom?: string
  }
}

export function LossReportedScreen() {
  const day = useLocation({ select: ({ state }) => state.permanentCardFrom })

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.lossReported}</h1>
      <Notice kind="success">
        <p>{texts.cardOnItsWay}</p>
      </Notice>
      <p>{texts.whatItIsFor}</p>
      {day && <p>{texts.permanentFrom(longDay(day))}</p>}
      <p>
        <Link to="/online/account">{texts.backToAccount}</Link>
      </p>
    </div>
  )
}
