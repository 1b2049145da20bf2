import { Link, useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as texts from '#texts/queue'
import { addressOf } from '../../case/addresses.ts'
import type { QueueItem } from '../../case/queueContext.ts'
import { dayShort } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import { useKeys } from '../../frame/useKeys.ts'
import styles from './queue.module.css'

interface Props {
  items: readonly QueueItem[]
  /** How each has ended is said where they stand mixed. */
  inAllStates: boolean
}

/** One row a case. The keys move the focus from row to row, so Enter opens, as everywhere. */
export function QueueList({ items, inAllStates }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { reference: chosen } = useParams({ strict: false })

  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const active = document.activeElement
    const here = active instanceof HTMLAnchorElement ? links.indexOf(active) : -1
    const first = step > 0 ? 0 : links.length - 1
    const there = here < 0 ? first : Math.min(Math.max(here + step, 0), links.length - 1)
    links[there]?.focus()
  }
  // Beside a case they lead to the next one.
  useKeys(chosen ? {} : { j: () => move(1), k: () => move(-1) }, { repeating: true })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    move(event.key === 'ArrowDown' ? 1 : -1)
  }
  // Who goes on by keys or by a decision sees in the list where they are.
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <ol ref={list} className={styles.list} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <li key={item.reference}>
          <Row item={item} chosen={item.reference === chosen} inAllStates={inAllStates} />
        </li>
      ))}
    </ol>
  )
}

const urgencyOf = ({ state, daysLeft }: QueueItem) => {
  if (state !== 'waiting') return undefined
  if (daysLeft < 0) return 'late'
  return daysLeft <= 1 ? 'soon' : undefined
}

function Row({ item, chosen, inAllStates }: { item: QueueItem; chosen: boolean; inAllStates: boolean }) {
  const { kind, reference, nameZh, namePt, state, daysLeft, dueOn, holder } = item
  return (
    <Link
      {...addressOf(reference)}
      className={styles.row}
      data-urgency={urgencyOf(item)}
      aria-current={chosen ? 'true' : undefined}
    >
      <span className={styles.who}>
        {nameZh && <span lang="zh-Hant">{nameZh} </span>}
        {namePt}
      </span>{' '}
      {state === 'waiting' && <span className={styles.left}>{texts.daysLeft(daysLeft)} </span>}
      <span className={styles.what}>
        <span className={styles.parts}>
          <span className={styles.reference}>{reference}</span>
          <span className={styles.part}>
            <span className={styles.dot}> · </span>
            {texts.kinds[kind]}
          </span>
          {holder && !holder.mine && (
            <span className={`${styles.part} ${styles.held}`}>
              <span className={styles.dot}> · </span>
              {texts.heldInList(holder.name)}
            </span>
          )}
        </span>
      </span>{' '}
      {state === 'waiting' && (
        <time className={styles.day} dateTime={dueOn}>
          {dayShort(dueOn)}
        </time>
      )}
      <Flags item={item} inAllStates={inAllStates} />
    </Link>
  )
}

/** What a decided one is marked with. */
const flagOf = {
  asked: 'info',
  proposed: 'warning',
  deciding: 'info',
  passed: 'success',
  rejected: 'danger',
  withdrawn: 'info',
} as const

function Flags({
  item: { state, duplicate, minor, corrected, entered },
  inAllStates,
}: {
  item: QueueItem
  inAllStates: boolean
}) {
  const decided = inAllStates && state !== 'waiting'
  if (!duplicate && !minor && !corrected && !entered && !decided) return null
  return (
    <span className={styles.flags}>
      {' '}
      {decided && <Flag kind={flagOf[state]}>{texts.stateOf[state]}</Flag>}{' '}
      {duplicate && <Flag kind="warning">{texts.duplicate}</Flag>} {minor && <Flag kind="info">{texts.minor}</Flag>}{' '}
      {corrected && <Flag kind="info">{texts.corrected}</Flag>} {entered && <Flag kind="info">{texts.entered}</Flag>}
    </span>
  )
}
