import * as texts from '#texts/supplement'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePart } from './ChangePart.tsx'

/** The copy of the identity document alone (R39). */
export const ChangeIdCopyScreen = () => (
  <ChangePart title={texts.changeIdCopy} what={texts.changeIdCopyWhat}>
    {(file) => <ChangeForm file={file} part="idCopy" />}
  </ChangePart>
)
