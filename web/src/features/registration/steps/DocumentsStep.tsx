import { api, constant, type IdType, registrationSteps } from '@palaestra/contract'
import { PictureField, StepForm, TickField, type Uploaded } from '@palaestra/ui'
import { Suspense, useRef, useState } from 'react'
import * as texts from '#texts/registration'
import { lazyNamed } from '../../../frame/lazyNamed.ts'
import { isTicked, textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'
import styles from '../registration.module.css'

const calls = { photo: api.registration.uploadPhoto, idCopy: api.registration.uploadIdCopy }

/** Of whoever registers by the government account. */
const PhotoOffer = lazyNamed('PhotoOffer', () => import('./PhotoOffer.tsx'))

export function DocumentsStep({ entries, send, onDone, onPart, keep, save }: StepProps) {
  const { draft, photo, idCopy, government } = entries
  // A ref and no state: a submit during an upload would read the old state.
  const uploaded = useRef({ photo, idCopy })
  /** Who says that a photo is recent says it of that photo: another one asks anew (V17). */
  const [recent, setRecent] = useState({ asked: 1, isTicked: photo !== null && isTicked(draft.photoRecent) })
  const [compared, setCompared] = useState<keyof typeof texts.photoCompared>()

  const askIfRecent = () => {
    if (uploaded.current.photo === null) return
    setRecent(({ asked }) => ({ asked: asked + 1, isTicked: false }))
    keep({ photoRecent: false })
  }
  const upload =
    (name: 'photo' | 'idCopy') =>
    (file: File, onPercent: (percent: number) => void): Promise<Uploaded> =>
      send(calls[name], { body: { file } }, { onProgress: (share) => onPercent(Math.floor(share * 100)) })
  /** A photo of somebody else is refused here, not at the end of a long form (V10). */
  const uploadPhoto = async (file: File, onPercent: (percent: number) => void) => {
    setCompared(undefined)
    askIfRecent()
    const done = await upload('photo')(file, onPercent)
    setCompared('comparing')
    try {
      // The step before has checked both.
      const body = { idType: textOf(draft, 'idType') as IdType, idNumber: textOf(draft, 'idNumber') }
      const { matched } = await send(api.face.verify, { body })
      setCompared(matched ? 'matched' : 'notSure')
    } catch (error) {
      setCompared(undefined)
      throw error
    }
    return done
  }
  const take = (name: 'photo' | 'idCopy') => (done: Uploaded) => {
    uploaded.current[name] = done
  }

  const takeOffer = (done: Uploaded) => {
    askIfRecent()
    take('photo')(done)
    onPart({ ...uploaded.current })
  }

  return (
    <StepForm
      schema={registrationSteps.documents}
      submit={texts.goOn}
      // Each picture is with the server as soon as it is chosen: there is nothing else to keep but the tick.
      onWrite={({ photoRecent = false }) => keep({ photoRecent })}
      onStep={async ({ photoRecent }) => onDone({ ...uploaded.current, draft: await save({ photoRecent }) })}
    >
      {government && !photo && (
        <Suspense fallback={<div className={styles.offer} />}>
          <PhotoOffer send={send} onTaken={takeOffer} />
        </Suspense>
      )}
      <PictureField
        // The one that was offered is shown in its place.
        key={photo?.id}
        name="photo"
        shape="portrait"
        label={texts.fields.photo}
        hint={texts.photoHint}
        call={calls.photo}
        upload={uploadPhoto}
        onUploaded={take('photo')}
        uploaded={photo}
        smallest={constant.photoMinimum}
      />
      <p role="status" className={styles.told}>
        {compared && texts.photoCompared[compared]}
      </p>
      <TickField
        key={recent.asked}
        name="photoRecent"
        label={texts.fields.photoRecent}
        defaultChecked={recent.isTicked}
      />
      <PictureField
        name="idCopy"
        shape="document"
        label={texts.fields.idCopy}
        hint={texts.idCopyHint}
        call={calls.idCopy}
        upload={upload('idCopy')}
        onUploaded={take('idCopy')}
        uploaded={idCopy}
      />
    </StepForm>
  )
}
