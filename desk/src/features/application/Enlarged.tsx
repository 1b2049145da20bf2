import type { PictureVersion } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/application'
import * as frame from '#texts/frame'
import { picture as pictureQuery } from '../../api/pictures.ts'
import { session } from '../../api/session.ts'
import { Key } from '../../frame/Key.tsx'
import styles from './enlarged.module.css'
import { SeeingContext } from './seen.ts'

interface Props {
  of: PictureVersion
  /** To the next picture, or to the one before. */
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** Over the whole window: first all of the picture, then each of its pixels; a space goes on to the next. */
export function Enlarged({ of, onStep, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [full, setFull] = useState(false)
  const { data } = useQuery(pictureQuery(of.version))
  const { note } = use(SeeingContext)
  const label = texts.pictureNames[of.picture]
  useEffect(() => dialog.current?.showModal(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null
    const isNext = event.key === ' ' && !onButton && session.shortcuts()
    if (!isNext || event.repeat) return
    event.preventDefault()
    onStep(1)
  }

  return (
    <dialog ref={dialog} className={styles.enlarged} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      {/* First, and so with the focus: a space goes on from here. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit has to be scrolled by keys */}
      <section className={styles.canvas} aria-label={label} tabIndex={0}>
        {data ? (
          <img src={data} alt={label} data-full={full} onLoad={() => note(of)} />
        ) : (
          <p className={styles.coming}>{texts.pictureComing}</p>
        )}
      </section>
      <div className={styles.bar}>
        <p aria-live="polite">{label}</p>
        <Button kind="quiet" onClick={() => onStep(-1)}>
          {texts.pictureBefore}
        </Button>
        <Button kind="quiet" onClick={() => onStep(1)}>
          {texts.pictureAfter}
          <Key name={frame.space} />
        </Button>
        <Button kind="quiet" aria-pressed={full} onClick={() => setFull(!full)}>
          {texts.fullSize}
        </Button>
        <Button onClick={() => dialog.current?.close()}>
          {texts.close}
          <Key name="Esc" />
        </Button>
      </div>
    </dialog>
  )
}
