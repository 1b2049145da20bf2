import { desk } from '@palaestra/contract'
import { CallForm, ChoiceField } from '@palaestra/ui'
import * as texts from '#texts/payment'
import { send } from '../../api/client.ts'
import { choicesOf, type Place } from './queries.ts'

interface Props {
  refund: { id: number; amount: number }
  places: readonly Place[]
  place: string | undefined
  /** It is handed out, at this desk. */
  onDone: (place: string) => void
}

/** Hands out what goes back, in the way in which it was taken. */
export function HandOutRefund({ refund, places, place, onDone }: Props) {
  return (
    <CallForm
      call={desk.payment.handOut}
      send={send}
      shape={(written) => ({ ...written, refund: refund.id })}
      submit={texts.handOut(texts.amount(refund.amount))}
      onDone={(_, { body }) => onDone(body?.place ?? '')}
    >
      <ChoiceField name="place" label={texts.place} choices={choicesOf(places)} defaultValue={place ?? ''} />
    </CallForm>
  )
}
