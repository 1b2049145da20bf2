import { Button } from '@palaestra/ui'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/application'
import styles from './application.module.css'

interface Props {
  source: string
  label: string
  onClose: () => void
}

/** Over the whole window: first all of the picture, then each of its pixels. */
export function Enlarged({ source, label, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [full, setFull] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.enlarged} aria-label={label} onClose={onClose}>
      <div className={styles.bar}>
        <Button kind="quiet" aria-pressed={full} onClick={() => setFull(!full)}>
          {texts.fullSize}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{texts.close}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys too */}
      <section className={styles.canvas} aria-label={label} tabIndex={0}>
        <img src={source} alt={label} data-full={full} />
      </section>
    </dialog>
  )
}
