import { desk, deskWays } from '@palaestra/contract'
import { CallForm, ChoiceField, RadioField } from '@palaestra/ui'
import * as texts from '#texts/payment'
import { send } from '../../api/client.ts'
import { choicesOf, type Place } from './queries.ts'

interface Props {
  reference: string
  amount: number
  places: readonly Place[]
  place: string | undefined
  /** It is taken, at this desk. */
  onDone: (place: string) => void
}

/** Takes the money for an order: how, and at which desk. */
export function TakeOrder({ reference, amount, places, place, onDone }: Props) {
  return (
    <CallForm
      call={desk.payment.takeOrder}
      send={send}
      shape={(written) => ({ ...written, reference })}
      submit={texts.take(texts.amount(amount))}
      onDone={(_, { body }) => onDone(body?.place ?? '')}
    >
      <RadioField
        name="means"
        label={texts.means}
        choices={deskWays.map((value) => ({ value, label: texts.meansNamed[value] }))}
      />
      <ChoiceField name="place" label={texts.place} choices={choicesOf(places)} defaultValue={place ?? ''} />
    </CallForm>
  )
}
