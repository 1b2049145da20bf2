import { api, locales, type Reply } from '@palaestra/contract'
import { Button, ChoiceField, RadioField, TextArea, TextField, TickField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/personal'
import { areas, pickUpPlaces } from '../../api/lists.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { useRequest } from '../../api/useRequest.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'
import { useProof } from '../../form/useProof.tsx'
import styles from './personal.module.css'

/** What a member changes at once: an address and the like wait for no review (M12). */
export function PersonalDataScreen() {
  const { sendProved, dialog } = useProof()
  const mine = useRequest('mine', () => sendProved(api.personal.mine, {}))
  const area = useQuery(areas)
  const place = useQuery(pickUpPlaces)
  const [done, setDone] = useState<string>()
  const failed = mine.error ?? area.error ?? place.error
  const tryAgain = () => {
    if (mine.error) mine.retry()
    void area.refetch()
    void place.refetch()
  }
  const showDone = () => {
    void invalidate(memberInfo)
    setDone(texts.changed)
  }

  return (
    <ChangePage title={texts.personalData} done={done}>
      <p>{texts.whatFor}</p>
      <div className={styles.form} aria-busy={!failed && !mine.data}>
        {failed ? (
          <div role="status">
            <p>{failed.message}</p>
            <Button onClick={tryAgain}>{texts.tryAgain}</Button>
          </div>
        ) : (
          mine.data &&
          area.data &&
          place.data && <Data mine={mine.data} areas={area.data.items} places={place.data.items} onDone={showDone} />
        )}
      </div>
      {dialog}
    </ChangePage>
  )
}

interface Props {
  mine: Reply<typeof api.personal.mine>
  areas: Reply<typeof api.site.areas>['items']
  places: Reply<typeof api.site.pickUpPlaces>['items']
  onDone: () => void
}

const Data = ({ mine, areas, places, onDone }: Props) => (
  <CallForm call={api.personal.change} submit={texts.save} onDone={onDone}>
    <ChoiceField
      name="area"
      label={texts.area}
      choices={areas.map(({ code, name }) => ({ value: code, label: name }))}
      defaultValue={mine.area}
    />
    <TextArea
      name="address"
      label={texts.address}
      hint={texts.addressHint}
      rows={2}
      autoComplete="street-address"
      defaultValue={mine.address}
    />
    <TextField
      name="telephone"
      room="digits"
      label={texts.telephone}
      hint={texts.telephoneHint}
      optional
      type="tel"
      inputMode="tel"
      autoComplete="home tel"
      defaultValue={mine.telephone ?? ''}
    />
    <ChoiceField
      name="pickUpPlace"
      label={texts.pickUpPlace}
      choices={places.map(({ code, name, address }) => ({ value: code, label: texts.placeAt(name, address) }))}
      defaultValue={mine.pickUpPlace}
    />
    <RadioField
      name="language"
      label={texts.language}
      hint={texts.languageHint}
      choices={locales.map((value) => ({ value, label: texts.languages[value] }))}
      chosen={mine.language}
    />
    <TickField name="noPromotions" label={texts.noPromotions} defaultChecked={mine.noPromotions} />
  </CallForm>
)
