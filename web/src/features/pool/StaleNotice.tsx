import { Button, Notice, Refused } from '@palaestra/ui'
import * as texts from '#texts/pool'
import { timeOf } from '../../frame/hours.ts'

interface Props {
  error: Error | undefined
  /** When what is still shown was so; undefined where nothing is shown. */
  at: string | undefined
  retry: () => void
}

/** That it could not be read: what was known last stays below it. */
export const StaleNotice = ({ error, at, retry }: Props) => (
  <div role="status">
    {error && (
      <Notice kind="warning">
        <p>
          {error instanceof Refused ? error.message : at ? texts.asOf(timeOf(at)) : texts.notRead}{' '}
          {!(error instanceof Refused) && <Button onClick={retry}>{texts.tryAgain}</Button>}
        </p>
      </Notice>
    )}
  </div>
)
