import { Notice } from '@palaestra/ui'
import { Link, useLocation } from '@tanstack/react-router'
import * as texts from '#texts/card'
import { longDay } from '#texts/day'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import styles from './card.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    permanentCardFrom?: string
  }
}

/** What happens after a report. Who comes by the address alone, with no loss reported, is not told otherwise. */
export function LossReportedScreen() {
  const day = useLocation({ select: ({ state }) => state.permanentCardFrom })
  const { data: member } = useQuery(memberInfo)
  const isReported = day !== undefined || member?.card.kind === 'temporary'
  const isNot = !isReported && member !== undefined

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{isNot ? texts.reportLoss : texts.lossReported}</h1>
      {isReported && (
        <>
          <Notice kind="success">
            <p>{texts.cardOnItsWay}</p>
          </Notice>
          <p>{texts.whatItIsFor}</p>
          {day && <p>{texts.permanentFrom(longDay(day))}</p>}
        </>
      )}
      {isNot && (
        <Notice kind="warning">
          <p>{texts.lossNotReported}</p>
          <p>
            <Link to="/online/account/report-loss">{texts.reportLoss}</Link>
          </p>
        </Notice>
      )}
      <p>
        <Link to="/online/account">{texts.backToAccount}</Link>
      </p>
    </div>
  )
}
