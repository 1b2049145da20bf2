import { Button, download } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import * as texts from '#texts/payment.income'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { Months } from '../../frame/Months.tsx'
import { IncomeTable } from './IncomeTable.tsx'
import { incomeCsv, incomeOf } from './income.ts'

/** What was paid and paid back in a month, by venue and by way of payment; and as a file. */
export function IncomeScreen() {
  const { month } = useSearch({ from: '/inside/income' })
  const { data, error, refetch } = useQuery(incomeOf(month))
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && <Months to="/income" {...data} lastMonth={data.thisMonth} />}
      {data?.rows.length === 0 && <Empty said={texts.none} />}
      {data && data.rows.length > 0 && (
        <>
          <IncomeTable rows={data.rows} />
          <p>
            <Button kind="quiet" onClick={() => download(incomeCsv(data), `income-${data.month.slice(0, 7)}.csv`)}>
              {texts.save}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
