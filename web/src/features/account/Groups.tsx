import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import * as texts from '#texts/account.rows'
import { useUnread } from '../../api/unread.ts'
import type { Member } from './AccountScreen.tsx'
import styles from './Groups.module.css'
import { accountGroups, type Group, type Row, unknown } from './groups.ts'
import { Icon } from './Icon.tsx'

function RowOf({ row: { icon, title, value, verb, to, mark, tone, oneLine } }: { row: Row }) {
  const id = useId()
  const content = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.title} id={`${id}title`}>
            {title}
          </span>
          {value !== undefined && (
            <span className={styles.value} id={`${id}value`} data-one-line={oneLine}>
              {value === unknown ? '\u00a0' : value} {mark && <span className={styles.mark}>{mark}</span>}
            </span>
          )}
        </span>
        {verb && (
          <span className={styles.verb} id={`${id}verb`}>
            {verb}
          </span>
        )}
      </span>
      {to && (
        <span className={styles.onward}>
          <Icon name="onward" />
        </span>
      )}
    </>
  )
  if (!to) return <div className={styles.row}>{content}</div>
  return (
    <div className={styles.row} data-tone={tone}>
      {/* Over the whole row, and read instead of it. */}
      <Link
        to={to}
        className={styles.way}
        aria-labelledby={verb ? `${id}title ${id}verb` : `${id}title`}
        aria-describedby={value === undefined ? undefined : `${id}value`}
      />
      <span className={styles.content} aria-hidden="true">
        {content}
      </span>
    </div>
  )
}

export function GroupOf({ group: { title, rows } }: { group: Group }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.title} className={row.signOn && 'signOn'}>
            <RowOf row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  member: Member | undefined
  /** A minor’s part of online payment, where there is one. */
  payment: ReactNode
}

/** All that the account holds, and the ways to change it. */
export function Groups({ member, payment }: Props) {
  const unread = useUnread()
  return (
    <>
      {accountGroups.map((groupOf) => {
        const group = groupOf(member, unread)
        return group && <GroupOf key={group.title} group={group} />
      })}
      {payment && (
        <section className={styles.group}>
          <h2>{texts.onlinePayment}</h2>
          <div className={styles.panel}>{payment}</div>
        </section>
      )}
    </>
  )
}
