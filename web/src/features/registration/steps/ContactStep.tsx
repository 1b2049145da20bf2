import { locales, registrationSteps } from '@palaestra/contract'
import { Button, ChoiceField, Notice, RadioField, StepForm, TextArea, TextField, TickField } from '@palaestra/ui'
import { locale } from '#texts/document'
import * as texts from '#texts/registration'
import { areas, pickUpPlaces } from '../../../api/lists.ts'
import { useQuery } from '../../../api/query.ts'
import { textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'

export function ContactStep({ entries: { draft }, onDone, keep, save }: StepProps) {
  const area = useQuery(areas)
  const place = useQuery(pickUpPlaces)
  const tryAgain = () => {
    void area.refetch()
    void place.refetch()
  }
  const failed = area.error ?? place.error
  if (failed)
    return (
      <Notice kind="danger">
        <p>{failed.message}</p>
        <Button onClick={tryAgain}>{texts.tryAgain}</Button>
      </Notice>
    )
  if (!area.data || !place.data) return <p role="status">{texts.loading}</p>

  return (
    <StepForm
      schema={registrationSteps.contact}
      submit={texts.goOn}
      onWrite={keep}
      onStep={async (contact) => onDone({ draft: await save(contact) })}
    >
      <TextField
        name="telephone"
        room="digits"
        label={texts.fields.telephone}
        hint={texts.telephoneHint}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="home tel"
        defaultValue={textOf(draft, 'telephone')}
      />
      <ChoiceField
        name="area"
        label={texts.fields.area}
        choices={area.data.items.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={textOf(draft, 'area')}
      />
      <TextArea
        name="address"
        label={texts.fields.address}
        hint={texts.addressHint}
        rows={2}
        autoComplete="street-address"
        defaultValue={textOf(draft, 'address')}
      />
      <RadioField
        name="language"
        label={texts.fields.language}
        hint={texts.languageHint}
        choices={locales.map((value) => ({ value, label: texts.languages[value] }))}
        chosen={textOf(draft, 'language') || locale}
      />
      <ChoiceField
        name="pickUpPlace"
        label={texts.fields.pickUpPlace}
        choices={place.data.items.map(({ code, name, address }) => ({
          value: code,
          label: texts.placeAt(name, address),
        }))}
        defaultValue={textOf(draft, 'pickUpPlace')}
      />
      <TickField name="noPromotions" label={texts.fields.noPromotions} defaultChecked={draft.noPromotions === true} />
    </StepForm>
  )
}
