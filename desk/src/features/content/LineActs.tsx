import type { ReactNode } from 'react'
import * as texts from '#texts/content'
import styles from './content.module.css'

interface Props {
  /** What it is, for who hears the button alone: `Part 3`. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (way: -1 | 1) => void
  /** Nothing: it stays. */
  onRemove: (() => void) | undefined
  children?: ReactNode
}

/** The ways to move something among its neighbours, and to take it away. */
export function LineActs({ name, isFirst, isLast, onMove, onRemove, children }: Props) {
  return (
    <div className={styles.acts}>
      {children}
      <button
        type="button"
        aria-label={texts.which(texts.up, name)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        {texts.up}
      </button>
      <button
        type="button"
        aria-label={texts.which(texts.down, name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        {texts.down}
      </button>
      {onRemove && (
        <button type="button" aria-label={texts.which(texts.remove, name)} onClick={onRemove}>
          {texts.remove}
        </button>
      )}
    </div>
  )
}
