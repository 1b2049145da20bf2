import { Notice } from '@palaestra/ui'
import { takeFocus } from '../../form/takeFocus.ts'
import type { Said } from './useAct.ts'

/** What came of a press. The region is there beforehand, so that screen readers read it out. */
export const Outcome = ({ said }: { said: Said | undefined }) => (
  <div role="status">
    {said && (
      <Notice kind={said.kind}>
        {/* The same said twice is said anew. */}
        <p key={said.time} ref={takeFocus} tabIndex={-1}>
          {said.words}
        </p>
      </Notice>
    )}
  </div>
)
