import { Notice } from '@palaestra/ui'
import { Succeeded } from '../../form/Succeeded.tsx'
import type { Said } from './useAct.ts'

/** What has come of a press. */
export const Outcome = ({ said }: { said: Said | undefined }) => (
  <>
    {said?.done && <Succeeded key={said.time}>{said.words}</Succeeded>}
    <div role="alert">
      {said?.done === false && (
        <Notice kind="danger">
          <p>{said.words}</p>
        </Notice>
      )}
    </div>
  </>
)
