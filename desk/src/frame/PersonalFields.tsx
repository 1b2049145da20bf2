import { type desk, locales, type Reply } from '@palaestra/contract'
import { ChoiceField, RadioField, TextArea, TextField, TickField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { locale } from '#texts/document'
import * as texts from '#texts/member'
import { areas, places } from '../api/queries.ts'
import { Failure } from './Failure.tsx'

type File = Reply<typeof desk.member.look>
interface Props {
  /** What begins the fields; nothing for who is no member yet. */
  onFile?: Pick<File, 'telephone' | 'area' | 'address' | 'language' | 'pickUpPlace' | 'noPromotions'>
}

/** How a member is reached besides e-mail and mobile, and where the card is collected. */
export function PersonalFields({ onFile }: Props) {
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
        defaultValue={onFile?.telephone ?? ''}
      />
      <ChoiceField
        name="area"
        label={texts.area}
        choices={area.data.items.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={onFile?.area}
      />
      <TextArea name="address" label={texts.address} rows={2} defaultValue={onFile?.address} />
      <RadioField
        name="language"
        label={texts.language}
        choices={locales.map((value) => ({ value, label: texts.languages[value] }))}
        chosen={onFile?.language ?? locale}
      />
      <ChoiceField
        name="pickUpPlace"
        label={texts.pickUpPlace}
        choices={place.data.items.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={onFile?.pickUpPlace}
      />
      <TickField name="noPromotions" label={texts.noPromotions} defaultChecked={onFile?.noPromotions ?? false} />
    </>
  )
}
