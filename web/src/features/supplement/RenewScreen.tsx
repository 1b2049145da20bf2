import { Notice } from '@palaestra/ui'
import { longDay } from '#texts/day'
import * as texts from '#texts/supplement'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePart } from './ChangePart.tsx'

/** A card that runs out or has run out is renewed by a new look at the papers (M11). */
export const RenewScreen = () => (
  <ChangePart title={texts.renew}>
    {(file) =>
      file.renewable ? (
        <>
          <p>{texts.renewWhat}</p>
          <p>{texts.validUntil(longDay(file.validUntil))}</p>
          <ChangeForm file={file} part="renewal" />
        </>
      ) : (
        <Notice>
          <p>{texts.validUntil(longDay(file.validUntil))}</p>
          <p>{texts.renewableFrom(longDay(file.renewableFrom))}</p>
        </Notice>
      )
    }
  </ChangePart>
)
