import { api, constant, desk } from '@palaestra/contract'
import { PictureField, TickField } from '@palaestra/ui'
import * as texts from '#texts/counter'
import { FromCamera } from './FromCamera.tsx'
import { uploadOf } from './upload.ts'

/** The member photo, from a file or taken here, and the copy of the document. */
export function PictureFields({ entry }: { entry: string }) {
  return (
    <>
      <PictureField
        name="photo"
        shape="portrait"
        label={texts.fields.photo}
        hint={texts.photoHint}
        call={api.registration.uploadPhoto}
        upload={uploadOf(desk.counter.uploadPhoto, entry)}
        onUploaded={() => {}}
        smallest={constant.photoMinimum}
        otherWay={(take) => <FromCamera onTake={take} />}
      />
      <TickField name="photoRecent" label={texts.fields.photoRecent} />
      <PictureField
        name="idCopy"
        shape="document"
        label={texts.fields.idCopy}
        hint={texts.copyHint}
        call={api.registration.uploadIdCopy}
        upload={uploadOf(desk.counter.uploadIdCopy, entry)}
        onUploaded={() => {}}
      />
    </>
  )
}
