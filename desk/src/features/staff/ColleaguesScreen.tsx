import type { desk, Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/staff'
import { colleagues } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import { tableRoles as roles } from '../../frame/tableRoles.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import { HelpInDialog } from './HelpInDialog.tsx'
import styles from './staff.module.css'

export type Colleague = Reply<typeof desk.staff.colleagues>['items'][number]

/** Everyone at the desk, and help for who has lost the second step. */
export function ColleaguesScreen() {
  const { data, error, refetch } = useQuery(colleagues)
  const [helped, setHelped] = useState<Colleague>()
  const close = () => {
    setHelped(undefined)
    void refetch()
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.colleagues}</h1>
      <p className={list.lead}>{texts.colleaguesMeaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <WideTable label={texts.colleagues} className={styles.colleagues}>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th scope="col" {...roles.columnName}>
                {texts.name}
              </th>
              <th scope="col" {...roles.columnName}>
                {texts.secondStep}
              </th>
              <th scope="col" {...roles.columnName}>
                {texts.help}
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {data.items.map((one) => (
              <tr {...roles.row} key={one.username}>
                <th scope="row" {...roles.rowName}>
                  {one.name} <span className={styles.username}>{one.username}</span>
                </th>
                <td {...roles.cell}>
                  <Flag kind={one.factor ? 'success' : 'warning'}>{one.factor ? texts.isSet : texts.notSet}</Flag>
                </td>
                <td {...roles.cell}>
                  {one.self ? (
                    texts.you
                  ) : (
                    <Button kind="quiet" aria-label={texts.helpWhom(one.name)} onClick={() => setHelped(one)}>
                      {texts.help}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {helped && <HelpInDialog colleague={helped} onClose={close} />}
    </div>
  )
}
