import { Button, Notice, Refused } from '@palaestra/ui'
import * as texts from '#texts/frame'

/** Why something cannot be shown, and the way to try again. What was refused would be refused again. */
export function Failure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert">
      <Notice kind="danger">
        <p>{error.message}</p>
        {!(error instanceof Refused) && (
          <p>
            <Button kind="quiet" onClick={retry}>
              {texts.again}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  )
}
