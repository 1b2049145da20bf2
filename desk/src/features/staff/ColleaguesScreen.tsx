import type { desk, Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/staff'
import { colleagues, loginWays } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { tableRoles as parts } from '../../frame/tableRoles.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import { HelpInDialog } from './HelpInDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import styles from './staff.module.css'

export type Colleague = Reply<typeof desk.staff.colleagues>['items'][number]

/** Everyone at the desk with what they work as, and help for who has lost the second step. */
export function ColleaguesScreen() {
  const { data, error, refetch } = useQuery(colleagues)
  const { data: ways } = useQuery(loginWays)
  const account = ways?.account
  const [invited, setInvited] = useState<Colleague>()
  const [helped, setHelped] = useState<Colleague>()
  const [changed, setChanged] = useState<Colleague>()
  const close = () => {
    setHelped(undefined)
    setInvited(undefined)
    setChanged(undefined)
    void refetch()
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.colleagues}</h1>
      <p className={list.lead}>{texts.colleaguesMeaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <WideTable label={texts.colleagues} className={styles.colleagues}>
          <thead {...parts.group}>
            <tr {...parts.row}>
              <th scope="col" {...parts.columnName}>
                {texts.name}
              </th>
              <th scope="col" {...parts.columnName}>
                {texts.worksAs}
              </th>
              <th scope="col" {...parts.columnName}>
                {texts.secondStep}
              </th>
              {account && (
                <th scope="col" {...parts.columnName}>
                  <span className={styles.accountName}>{account}</span>
                </th>
              )}
              <th scope="col" {...parts.columnName}>
                {texts.acts}
              </th>
            </tr>
          </thead>
          <tbody {...parts.group}>
            {data.items.map((one) => (
              <tr {...parts.row} key={one.username}>
                <th scope="row" {...parts.rowName}>
                  {one.name} <span className={styles.username}>{one.username}</span>
                </th>
                <td {...parts.cell}>
                  {one.roles.map((role) => texts.roleNames[role]).join(texts.and) || texts.noRole}
                </td>
                <td {...parts.cell}>
                  <Flag kind={one.factor ? 'success' : 'warning'}>{one.factor ? texts.isSet : texts.notSet}</Flag>
                </td>
                {account && (
                  <td {...parts.cell}>
                    {/* On a phone there is no heading above it. */}
                    <span className={`${styles.account} ${styles.accountName}`}>{account}</span>
                    {one.account ? texts.isLinked : texts.notLinked}
                  </td>
                )}
                <td {...parts.cell}>
                  {one.self ? (
                    texts.you
                  ) : (
                    <div className={styles.acts}>
                      <Button kind="quiet" aria-label={texts.rolesOfWhom(one.name)} onClick={() => setChanged(one)}>
                        {texts.changeRoles}
                      </Button>
                      <Button kind="quiet" aria-label={texts.helpWhom(one.name)} onClick={() => setHelped(one)}>
                        {texts.help}
                      </Button>
                      {account && (
                        <Button kind="quiet" aria-label={texts.inviteWhom(one.name)} onClick={() => setInvited(one)}>
                          {texts.invite}
                        </Button>
                      )}
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {changed && (
        <RolesDialog
          colleague={changed}
          onClose={close}
          onDone={() => {
            close()
            status.say(texts.rolesSaved(changed.name))
          }}
        />
      )}
      {invited && account && <InviteDialog colleague={invited} account={account} onClose={close} />}
      {helped && <HelpInDialog colleague={helped} onClose={close} />}
    </div>
  )
}
