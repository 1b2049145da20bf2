import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as consent from '#texts/consent'
import * as texts from '#texts/guardian'
import { send } from '../../api/client.ts'
import { FaceCheck } from '../../form/FaceCheck.tsx'

interface Props {
  onPassed: () => void
  onBack: () => void
}

/** Before the first yes of a guardian whose face was not seen at an application (M05). */
export const FaceFirst = ({ onPassed, onBack }: Props) => (
  <FaceCheck
    what={texts.ownFaceWhat}
    who={texts.ownFaceWho}
    picture={texts.ownPicture}
    begin={() => send(api.guardianship.beginFaceCheck, { body: {} })}
    send={(body) => send(api.guardianship.checkFace, { body })}
    onPassed={onPassed}
    isNext
    aside={
      <Button kind="quiet" onClick={onBack}>
        {consent.faceLater}
      </Button>
    }
  />
)
