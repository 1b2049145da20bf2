import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/payment'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { Differences } from './Differences.tsx'
import { FailedRefunds } from './FailedRefunds.tsx'
import { failedRefunds, reconciliations } from './queries.ts'
import { ReconciledDays } from './ReconciledDays.tsx'

/** The books beside those of the provider: what somebody has to decide about first, then day by day. */
export function BooksScreen() {
  const refunds = useQuery(failedRefunds)
  const books = useQuery(reconciliations)
  const error = refunds.error ?? books.error
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.books}</h1>
      <p className={list.lead}>{texts.booksMean}</p>
      {error && (
        <Failure
          error={error}
          retry={() => {
            void refunds.refetch()
            void books.refetch()
          }}
        />
      )}
      {refunds.data && <FailedRefunds refunds={refunds.data.refunds} onChanged={refunds.refetch} />}
      {books.data && <Differences differences={books.data.differences} onChanged={books.refetch} />}
      {books.data && <ReconciledDays days={books.data.days} />}
    </div>
  )
}
