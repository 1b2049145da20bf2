import type { desk, Reply } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import * as texts from '#texts/application'
import * as words from '#texts/application'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import { useKeys } from '../../frame/useKeys.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './queue.module.css'

type Item = Reply<typeof desk.application.queue>['items'][number]

/** One row an application. The keys move the focus from link to link, so Enter opens, as everywhere. */
export function QueueTable({ items }: { items: Item[] }) {
  const body = useRef<HTMLTableSectionElement>(null)

  const move = (step: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    const active = document.activeElement
    const here = active instanceof HTMLAnchorElement ? links.indexOf(active) : -1
    const first = step > 0 ? 0 : links.length - 1
    const there = here < 0 ? first : Math.min(Math.max(here + step, 0), links.length - 1)
    links[there]?.focus()
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    move(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <WideTable label={texts.queue} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.reference}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.due}</th>
          <th scope="col">{texts.flags}</th>
          <th scope="col">{texts.ofIdType}</th>
          <th scope="col">{texts.received}</th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Row key={item.reference} item={item} />
        ))}
      </tbody>
    </WideTable>
  )
}

function Row({ item }: { item: Item }) {
  return (
    <tr>
      <th scope="row">
        <Link to="/application/$reference" params={{ reference: item.reference }}>
          {item.reference}
        </Link>
      </th>
      <td>
        {item.nameZh && <span lang="zh-Hant">{item.nameZh} </span>}
        {item.namePt}
      </td>
      <td>
        <time dateTime={item.dueOn}>{dayWritten(item.dueOn)}</time>{' '}
        {item.overdue && <Flag kind="danger">{texts.overdue}</Flag>}
      </td>
      <td>
        <span className={styles.flags}>
          {item.state !== 'waiting' && <Flag kind="info">{texts.states[item.state]}</Flag>}
          {item.duplicate && <Flag kind="warning">{texts.duplicate}</Flag>}
          {item.corrected && <Flag kind="info">{texts.corrected}</Flag>}
        </span>
      </td>
      <td>{words.idTypeNames[item.idType]}</td>
      <td>
        <time dateTime={item.receivedAt}>{momentWritten(item.receivedAt)}</time>
      </td>
    </tr>
  )
}
