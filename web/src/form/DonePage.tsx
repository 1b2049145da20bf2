import { DoneDrawing } from '@palaestra/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './page.module.css'

interface Props {
  title: string
  said: string
  /** The way on. */
  children: ReactNode
}

/** Says what has been done. Its heading takes the focus, so that a screen reader reads it out. */
export function DonePage({ title, said, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.page}>
      <DoneDrawing />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{said}</p>
      {children}
    </div>
  )
}
