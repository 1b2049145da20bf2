import { Button, download } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/figures'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { Months } from '../../frame/Months.tsx'
import { CountsTable } from './CountsTable.tsx'
import styles from './figures.module.css'
import { type Figures, figuresCsv, figuresOf, sumOf } from './figures.ts'

/** What the courts of each facility are used for in a month: all facilities, then one by the hour; and as a file. */
export function FiguresScreen() {
  const { month } = useSearch({ from: '/inside/figures' })
  const { data, error, refetch } = useQuery(figuresOf(month))
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && <Months to="/figures" {...data} />}
      {data?.facilities.length === 0 && <Empty said={texts.none} />}
      {data && data.facilities.length > 0 && <Month figures={data} />}
    </div>
  )
}

function Month({ figures }: { figures: Figures }) {
  const { month, facilities } = figures
  const [chosen, setChosen] = useState('')
  const keyOf = ({ venue, facility }: Figures['facilities'][number]) => `${venue} ${facility}`
  const shown = facilities.find((one) => keyOf(one) === chosen) ?? facilities[0]
  return (
    <>
      <CountsTable
        label={texts.all}
        first={texts.facility}
        rows={facilities.map((one) => ({ name: one.place.join(' · '), counts: sumOf(one.rows) }))}
      />
      <p>
        <Button kind="quiet" onClick={() => download(figuresCsv(figures), `courts-${month.slice(0, 7)}.csv`)}>
          {texts.save}
        </Button>
      </p>
      <h2>{texts.byHour}</h2>
      <div className={styles.chosen}>
        <label htmlFor="facility">{texts.facility}</label>
        <select
          id="facility"
          value={shown && keyOf(shown)}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {facilities.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {one.place.join(' · ')}
            </option>
          ))}
        </select>
      </div>
      {shown && (
        <CountsTable
          label={texts.hoursOf(shown.place.join(' · '))}
          first={texts.hour}
          rows={shown.rows.map(({ from, ...counts }) => ({ name: from, counts }))}
        />
      )}
    </>
  )
}
