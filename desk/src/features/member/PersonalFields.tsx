import { locales } from '@palaestra/contract'
import { ChoiceField, RadioField, TextArea, TextField, TickField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/member'
import { areas, places } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import type { File } from './acts.ts'

/** What a member may change without a review, as it is on file. */
export function PersonalFields({ file }: { file: File }) {
  const area = useQuery(areas)
  const place = useQuery(places)
  const error = area.error ?? place.error
  if (error) return <Failure error={error} retry={area.error ? area.refetch : place.refetch} />
  // A list that comes later would lose what is chosen.
  if (!area.data || !place.data) return <p role="status">{texts.loading}</p>
  return (
    <>
      <TextField
        name="telephone"
        room="digits"
        label={texts.telephone}
        optional
        type="tel"
        autoComplete="off"
        defaultValue={file.telephone ?? ''}
      />
      <ChoiceField
        name="area"
        label={texts.area}
        choices={area.data.items.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={file.area}
      />
      <TextArea name="address" label={texts.address} rows={2} defaultValue={file.address} />
      <RadioField
        name="language"
        label={texts.language}
        choices={locales.map((value) => ({ value, label: texts.languages[value] }))}
        chosen={file.language}
      />
      <ChoiceField
        name="pickUpPlace"
        label={texts.pickUpPlace}
        choices={place.data.items.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={file.pickUpPlace}
      />
      <TickField name="noPromotions" label={texts.noPromotions} defaultChecked={file.noPromotions} />
    </>
  )
}
