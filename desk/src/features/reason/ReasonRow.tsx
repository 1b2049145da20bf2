import { desk } from '@palaestra/contract'
import { problemsFrom, useSubmit } from '@palaestra/ui'
import { useRef } from 'react'
import * as texts from '#texts/reason'
import { send } from '../../api/client.ts'
import { Flag } from '../../frame/Flag.tsx'
import { status } from '../../frame/status.ts'
import type { Reason } from './ReasonDialog.tsx'
import styles from './reason.module.css'

interface Props {
  reason: Reason
  mayChange: boolean
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
  onDone: (said: string) => Promise<void>
}

/** A reason as its readers get it, what it is about, and what can be done with it. */
export function ReasonRow({ reason, mayChange, isFirst, isLast, onEdit, onDone }: Props) {
  const { id, part, textZh, textPt, textEn, retired } = reason
  const row = useRef<HTMLLIElement>(null)
  const { submitting, submit } = useSubmit((error) => status.say(problemsFrom(error).message ?? ''))
  const move = (way: 'up' | 'down') =>
    submit(async () => {
      await send(desk.reason.move, { body: { id, way } })
      await onDone(texts.moved)
      // It has another place: what was pressed may be at the end now, and the row keeps the focus.
      row.current?.focus()
    })
  const retire = () =>
    submit(async () => {
      await send(desk.reason.retire, { body: { id, retired: !retired } })
      await onDone(retired ? texts.restored : texts.retiredNow)
    })
  const name = texts.parts[part]

  return (
    <li ref={row} className={styles.reason} tabIndex={-1} data-retired={retired || undefined}>
      <p className={styles.part}>
        {name} {retired && <Flag kind="warning">{texts.retired}</Flag>}
      </p>
      <p lang="zh-Hant">{textZh}</p>
      <p lang="pt">{textPt}</p>
      <p lang="en">{textEn}</p>
      {mayChange && (
        <div className={styles.acts}>
          <button type="button" aria-label={texts.which(texts.edit, textZh)} onClick={onEdit}>
            {texts.edit}
          </button>
          <button
            type="button"
            aria-label={texts.which(texts.up, textZh)}
            aria-disabled={isFirst || submitting}
            onClick={() => !isFirst && move('up')}
          >
            {texts.up}
          </button>
          <button
            type="button"
            aria-label={texts.which(texts.down, textZh)}
            aria-disabled={isLast || submitting}
            onClick={() => !isLast && move('down')}
          >
            {texts.down}
          </button>
          <button
            type="button"
            aria-label={texts.which(retired ? texts.restore : texts.retire, textZh)}
            aria-disabled={submitting}
            onClick={retire}
          >
            {retired ? texts.restore : texts.retire}
          </button>
        </div>
      )}
    </li>
  )
}
