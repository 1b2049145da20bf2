import { Button, download } from '@palaestra/ui'
import * as texts from '#texts/points'
import { report as titleOf } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { PathLink } from '../../frame/PathLink.tsx'
import { Balance } from './Balance.tsx'
import { GiftList } from './GiftList.tsx'
import { Months } from './Months.tsx'
import styles from './report.module.css'
import { report } from './report.ts'
import { reportCsv } from './reportCsv.ts'
import { Visits } from './Visits.tsx'
import { YearLane } from './YearLane.tsx'

/** The sports record and the points of a member (R16, O01). */
export function ReportScreen() {
  const { data, error, refetch } = useQuery(report)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{titleOf}</h1>
          <p className={styles.quiet}>{data ? texts.range(data.last12Months) : '\u00a0'}</p>
        </div>
        {data && data.rows.length > 0 && (
          <p className={styles.acts}>
            <Button kind="quiet" onClick={() => download(reportCsv(data), `points-${data.asOf}.csv`)}>
              {texts.downloadCsv}
            </Button>
            <Button kind="quiet" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </p>
        )}
      </div>
      <p role="status">
        {error && !data && (
          <>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      <div className={styles.columns} aria-busy={!data && !error}>
        {data && (
          <>
            <div className={styles.side}>
              <Balance report={data} />
              <GiftList />
            </div>
            <div className={styles.main}>
              <YearLane report={data} />
              <Months report={data} />
              <Visits visits={data.visits} />
              <p>
                <PathLink uri="/points">{texts.howCounted}</PathLink>
              </p>
              <BackToAccount />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
