import { use, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/camera'
import * as formTexts from '#texts/form'
import { Button } from '../Button.tsx'
import { Explained, type Named, useControl } from '../form/Field.tsx'
import form from '../form/form.module.css'
import { FormContext } from '../form/formContext.ts'
import pictures from '../form/PictureField.module.css'
import { Frame } from '../form/PictureField.tsx'
import { decoded } from '../form/pictureChecks.ts'
import { problemsFrom, Unfit } from '../form/problems.ts'
import { Camera } from './Camera.tsx'
import styles from './camera.module.css'
import { snapshotOf } from './snapshot.ts'

interface Props extends Named {
  onTake: (picture: File) => void
}

const hasCamera = () => navigator.mediaDevices?.getUserMedia !== undefined

const redrawn = async (file: File) => {
  const bitmap = await decoded(file)
  return snapshotOf(bitmap, bitmap).finally(() => bitmap.close())
}

const complaintFrom = (error: unknown) => {
  const { message, fields } = problemsFrom(error)
  return fields['file'] ?? message
}

/** A picture taken now, with the camera in the page or with the telephone’s own; or a file, where there is neither. */
export function SnapshotField({ onTake, ...named }: Props) {
  const { blame, produce, touch } = use(FormContext)
  const [looking, setLooking] = useState(false)
  const [preview, setPreview] = useState<string>()
  const [failure, setFailure] = useState<string>()
  /** The complaints that were there before this picture was taken: they no longer apply. */
  const [settled, setSettled] = useState<object>()
  const { id, control, complaint } = useControl(named, failure ?? (settled === blame ? null : undefined))
  const opener = useRef<HTMLButtonElement>(null)
  const wasLooking = useRef(false)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  useEffect(() => {
    if (wasLooking.current && !looking) opener.current?.focus()
    wasLooking.current = looking
  }, [looking])

  const show = (picture: File) => {
    setLooking(false)
    setFailure(undefined)
    setSettled(blame)
    setPreview(URL.createObjectURL(picture))
    onTake(picture)
    touch()
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    setLooking(false)
    const drawing = redrawn(file).then(show)
    // A submit meanwhile waits for the redrawn picture.
    const callOff = produce(named.name, () => drawing.then(() => '', blameHere))
    await drawing.catch((error) => setFailure(complaintFrom(error)))
    callOff()
  }
  const blameHere = (error: unknown): never => {
    throw new Unfit({ [named.name]: complaintFrom(error) })
  }

  return (
    <div className={form.field} data-field={named.name} data-label={named.label}>
      <label htmlFor={id}>{named.label}</label>
      <Explained id={id} hint={named.hint} complaint={complaint} />
      {looking && (
        <Camera
          onTake={show}
          onStop={() => setLooking(false)}
          onFail={() => {
            setLooking(false)
            setFailure(texts.failed)
          }}
        />
      )}
      <div className={pictures.picture} data-shape="portrait" data-wrong={complaint ? true : undefined}>
        {preview ? <img src={preview} alt={formTexts.pictureOf(named.label)} /> : <Frame shape="portrait" />}
        <div className={styles.ways}>
          {hasCamera() && !looking && (
            <Button
              ref={opener}
              kind="quiet"
              aria-describedby={control['aria-describedby']}
              onClick={() => setLooking(true)}
            >
              {preview ? texts.again : texts.openCamera}
            </Button>
          )}
          <div className={styles.way}>
            <input
              id={id}
              className={pictures.file}
              type="file"
              accept="image/jpeg,image/png"
              capture="user"
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              onChange={({ currentTarget }) => {
                void choose(currentTarget.files?.[0])
                // So that the same file can be chosen again after it was corrected.
                currentTarget.value = ''
              }}
            />
            <span className={pictures.button} aria-hidden="true">
              {preview ? formTexts.replacePicture : formTexts.choosePicture}
            </span>
          </div>
          <p role="status" className={form.status}>
            {preview && !complaint && texts.taken}
          </p>
        </div>
      </div>
    </div>
  )
}
