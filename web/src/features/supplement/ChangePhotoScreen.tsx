import * as texts from '#texts/supplement'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePart } from './ChangePart.tsx'

/** The photo alone (R38). */
export const ChangePhotoScreen = () => (
  <ChangePart title={texts.changePhoto} what={texts.changePhotoWhat}>
    {(file) => <ChangeForm file={file} part="photo" />}
  </ChangePart>
)
