import { api, constant, registrationSteps } from '@palaestra/contract'
import { PictureField, StepForm, type Uploaded } from '@palaestra/ui'
import { useRef } from 'react'
import * as texts from '#texts/registration'
import type { StepProps } from '../entries.ts'

const calls = { photo: api.registration.uploadPhoto, idCopy: api.registration.uploadIdCopy }

export function DocumentsStep({ entries, send, onDone }: StepProps) {
  const { photo, idCopy } = entries
  // A ref and no state: a submit during an upload would read the old state.
  const uploaded = useRef({ photo, idCopy })

  const upload =
    (name: 'photo' | 'idCopy') =>
    (file: File, onPercent: (percent: number) => void): Promise<Uploaded> =>
      send(calls[name], { body: { file } }, { onProgress: (share) => onPercent(Math.floor(share * 100)) })
  const take = (name: 'photo' | 'idCopy') => (done: Uploaded) => {
    uploaded.current[name] = done
  }

  return (
    <StepForm
      schema={registrationSteps.documents}
      submit={texts.goOn}
      // Each picture is with the server as soon as it is chosen: there is nothing else to keep.
      onStep={async () => onDone({ ...uploaded.current })}
    >
      <PictureField
        name="photo"
        shape="portrait"
        label={texts.fields.photo}
        hint={texts.photoHint}
        call={calls.photo}
        upload={upload('photo')}
        onUploaded={take('photo')}
        uploaded={photo}
        smallest={constant.photoMinimum}
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
