import { refusals } from '@palaestra/contract'
import { Button, Notice, Refused } from '@palaestra/ui'
import * as texts from '#texts/payment'

interface Props {
  error: Error
  retry: () => Promise<unknown>
}

/** Why an order or its receipt is not shown: none of the member’s has this number, or it could not be read. */
export function NotShown({ error, retry }: Props) {
  const isNone =
    error instanceof Refused && (error.code === refusals.not_found || error.code === refusals.invalid_input)
  return (
    <Notice kind="danger">
      <p>{isNone ? texts.noSuchOrder : error.message}</p>
      {!isNone && <Button onClick={() => void retry()}>{texts.tryAgain}</Button>}
    </Notice>
  )
}
