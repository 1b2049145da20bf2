import { type DragEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '#texts/form'
import type { FormCall } from './CallForm.tsx'
import { Explained, type Named, useControl } from './Field.tsx'
import form from './form.module.css'
import { FormContext } from './formContext.ts'
import styles from './PictureField.module.css'
import { mustBePicture, type Size } from './pictureChecks.ts'
import { problemsFrom, Unfit } from './problems.ts'

export interface Uploaded {
  id: string
  preview: string
}

/** What is photographed: somebody, or a card. */
type Shape = 'portrait' | 'document'

interface Props extends Named {
  shape: Shape
  /** The call that takes the file; its own checks are made before anything is sent. */
  call: FormCall
  upload: (file: File, onPercent: (percent: number) => void) => Promise<Uploaded>
  /** Takes what was uploaded, before a submit that waits for it goes on: of two under way, the one chosen last. */
  onUploaded: (uploaded: Uploaded) => void
  /** What has been uploaded already. */
  uploaded?: Uploaded | null | undefined
  /** Pixels that it has to have at least. */
  smallest?: Size
  /** Another way to a picture besides a file, such as a camera. */
  otherWay?: (take: (file: File) => void) => ReactNode
}

/** What to say at the field: about the file itself, if anything. */
const complaintFrom = (error: unknown) => {
  const { message, fields } = problemsFrom(error)
  return fields['file'] ?? message
}

/** A picture that is sent as soon as it is chosen, so that at the end only its number is. */
export function PictureField({ shape, call, upload, onUploaded, uploaded, smallest, otherWay, ...named }: Props) {
  const { produce, touch } = use(FormContext)
  const [picture, setPicture] = useState(uploaded ?? undefined)
  const [preview, setPreview] = useState(uploaded?.preview)
  const [percent, setPercent] = useState<number>()
  /** Of the last file that was chosen; null while it is on its way, when nothing else is said either. */
  const [ownComplaint, setOwnComplaint] = useState<string | null>()
  const [over, setOver] = useState(false)
  const { id, control, complaint } = useControl(named, ownComplaint)
  const latest = useRef<File>(undefined)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  const take = async (file: File | undefined) => {
    if (!file) return
    latest.current = file
    setOwnComplaint(null)
    const sending = checkAndSend(file)
    // A submit meanwhile waits for the upload.
    const callOff = produce(named.name, () => sending.then(({ id }) => id, blameHere))
    try {
      await sending
    } catch (error) {
      if (!isLatest(file)) return
      callOff()
      setOwnComplaint(complaintFrom(error))
      setPreview(picture?.preview)
    } finally {
      if (isLatest(file)) setPercent(undefined)
    }
  }
  /** False once another file was chosen: this one is dropped. */
  const isLatest = (file: File) => latest.current === file
  const checkAndSend = async (file: File) => {
    await mustBePicture(call.body, file, smallest)
    if (isLatest(file)) {
      setPreview(URL.createObjectURL(file))
      setPercent(0)
    }
    const done = await upload(file, (percent) => isLatest(file) && setPercent(percent))
    if (isLatest(file)) keep(done)
    return done
  }
  const keep = (done: Uploaded) => {
    onUploaded(done)
    // The form looks at its fields, so the new value has to stand there first.
    flushSync(() => {
      setPicture(done)
      setOwnComplaint(undefined)
    })
    touch()
  }
  const blameHere = (error: unknown): never => {
    throw new Unfit({ [named.name]: complaintFrom(error) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={form.field}
      data-field={named.name}
      data-label={named.label}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{named.label}</label>
      <Explained id={id} hint={named.hint} complaint={complaint} />
      <div
        className={styles.picture}
        data-shape={shape}
        data-over={over || undefined}
        data-wrong={complaint ? true : undefined}
      >
        {preview ? <img src={preview} alt={texts.pictureOf(named.label)} /> : <Frame shape={shape} />}
        <div className={styles.side}>
          <input
            id={id}
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,.jpg,.jpeg,.png"
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0])
              // So that the same file can be chosen again after it was corrected.
              currentTarget.value = ''
            }}
          />
          <span className={styles.button} aria-hidden="true">
            {picture ? texts.replacePicture : texts.choosePicture}
          </span>
          <span className={`${form.hint} ${styles.drop}`}>{texts.orDrop}</span>
          {otherWay?.((file) => void take(file))}
          <input type="hidden" name={named.name} value={picture?.id ?? ''} />
          {percent !== undefined && (
            <progress className={styles.progress} max={100} value={percent} aria-label={texts.uploading(percent)} />
          )}
          <p role="status" className={form.status}>
            {percent === undefined ? picture && !complaint && texts.uploaded : texts.uploading(percent)}
          </p>
        </div>
      </div>
    </div>
  )
}

const drawn: Record<Shape, { viewBox: string; path: string }> = {
  portrait: {
    viewBox: '0 0 62 93',
    path: 'M31 49a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM8 92c0-20 10-31 23-31s23 11 23 31',
  },
  document: {
    viewBox: '0 0 100 63',
    path: 'M24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 48c0-9 5-14 12-14s12 5 12 14M48 20h40M48 30h28M48 40h34',
  },
}

/** Keeps the picture’s place before there is one, in its shape. */
export const Frame = ({ shape }: { shape: Shape }) => (
  <svg className={styles.noPicture} viewBox={drawn[shape].viewBox} aria-hidden="true">
    <path d={drawn[shape].path} />
  </svg>
)
