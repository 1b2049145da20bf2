import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/erasureRequest'
import { erasureRequests } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import { DecideErasure, type Deciding } from './DecideErasure.tsx'
import styles from './erasureRequest.module.css'
import { RequestRow } from './RequestRow.tsx'

/** Members who have asked to be erased, and the receipts of those who were. */
export function ErasureRequestsScreen() {
  const { data, error, refetch } = useQuery(erasureRequests)
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data && data.open.length === 0 && <Empty said={texts.none} />}
      {data && data.open.length > 0 && (
        <ul className={styles.requests}>
          {data.open.map((request) => (
            <RequestRow key={request.reference} request={request} onDecide={setDeciding} />
          ))}
        </ul>
      )}
      {data && data.done.length > 0 && (
        <div className={styles.receipts}>
          <h2>{texts.receipts}</h2>
          <WideTable label={texts.receipts} className={undefined}>
            <thead>
              <tr>
                <th scope="col">{texts.reference}</th>
                <th scope="col">{texts.askedAt}</th>
                <th scope="col">{texts.doneAt}</th>
                <th scope="col">{texts.erased}</th>
              </tr>
            </thead>
            <tbody>
              {data.done.map(({ reference, askedAt, doneAt, erased }) => (
                <tr key={reference}>
                  <th scope="row">{reference}</th>
                  <td>{momentWritten(askedAt)}</td>
                  <td>{momentWritten(doneAt)}</td>
                  <td>{texts.rows(erased)}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </div>
      )}
      {deciding && (
        <DecideErasure
          deciding={deciding}
          onClose={() => setDeciding(undefined)}
          onDone={(state) => {
            setDeciding(undefined)
            status.say(texts.decided(deciding.request.reference)[state] ?? '')
            void refetch()
          }}
        />
      )}
    </div>
  )
}
