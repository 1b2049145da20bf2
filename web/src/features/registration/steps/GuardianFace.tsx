import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/guardian'
import { FaceCheck } from '../../../form/FaceCheck.tsx'
import type { StepProps } from '../entries.ts'

interface Props extends StepProps {
  isNext: boolean
  onChange: () => void
}

/** The face check of who agrees that a minor applies (M04). */
export const GuardianFace = ({ entries: { confirmed }, send, onPart, isNext, onChange }: Props) => (
  <FaceCheck
    what={texts.faceCheckWhat}
    who={texts.faceCheckWho}
    picture={texts.picture}
    begin={() => send(api.guardian.beginFaceCheck, { body: {} })}
    send={(body) => send(api.guardian.checkFace, { body })}
    onPassed={() => onPart({ confirmed: confirmed && { ...confirmed, face: true } })}
    isNext={isNext}
    aside={
      <Button kind="quiet" onClick={onChange}>
        {texts.changeGuardian}
      </Button>
    }
  />
)
