import {
  addYears,
  api,
  constant,
  type IdType,
  idTypes,
  isDay,
  looksUnusual,
  needsDocumentNumber,
  needsExpiry,
  normaliseDay,
  normaliseIdNumber,
  problemsOnDay,
  refusals,
  registrationSteps,
} from '@palaestra/contract'
import { ChoiceField, DayField, Refused, StepForm, TextField, Unfit, type Written } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/registration'
import { useQuery } from '../../../api/query.ts'
import { textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'
import styles from '../registration.module.css'
import { setting } from '../siteQueries.ts'
import { GenderField } from './GenderField.tsx'
import { KnownData } from './KnownData.tsx'
import { NameFields } from './NameFields.tsx'

const isIdType = (word: string): word is IdType => idTypes.some((one) => one === word)

/** The checks that need a calendar (V11, V13). Days that are not written right yet are left to the schema. */
const wrongOn = (today: string, { birthDate = '', documentExpiry = '' }: Written) => {
  const [born, ends] = [birthDate, documentExpiry].map((text) => normaliseDay(String(text)))
  return problemsOnDay(today, {
    birthDate: born && isDay(born) ? born : addYears(today, -constant.adultAge),
    documentExpiry: ends && isDay(ends) ? ends : '',
  })
}

/** Who the applicant is, as the identity document says it. */
export function PersonStep({ entries: { draft, government }, send, onDone, keep, save }: StepProps) {
  const { data: site } = useQuery(setting)
  const [idType, setIdType] = useState(textOf(draft, 'idType'))
  const [unusual, setUnusual] = useState(false)
  const known = government?.known ?? []
  const isAsked = (field: (typeof known)[number]) => !known.includes(field)
  const ofType = isIdType(idType) ? idType : undefined

  const finish = async (person: Record<string, string | boolean> & { idNumber: string }) => {
    await send(api.registration.exist, { body: { field: 'id_no', value: person.idNumber } }).catch((error) => {
      const taken = error instanceof Refused && error.code === refusals.id_number_taken
      throw taken ? new Unfit({ idNumber: error.message }) : error
    })
    onDone({ draft: await save(person) })
  }
  const look = (written: Written) => {
    const type = String(written['idType'] ?? '')
    setUnusual(isIdType(type) && looksUnusual(type, normaliseIdNumber(String(written['idNumber'] ?? ''))))
    keep(written)
  }

  return (
    <StepForm
      schema={registrationSteps.person}
      submit={texts.goOn}
      alsoWrong={(written) => (site ? wrongOn(site.today, written) : {})}
      onWrite={look}
      onStep={finish}
    >
      {known.length > 0 && <KnownData draft={draft} known={known} />}
      {isAsked('idType') && (
        <ChoiceField
          name="idType"
          label={texts.fields.idType}
          choices={idTypes.map((value) => ({ value, label: texts.idTypes[value] }))}
          defaultValue={idType}
          onChange={({ currentTarget }) => setIdType(currentTarget.value)}
        />
      )}
      {isAsked('idNumber') && (
        <div className={styles.withAdvice}>
          <TextField
            name="idNumber"
            room="digits"
            label={texts.fields.idNumber}
            hint={texts.idNumberHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            defaultValue={textOf(draft, 'idNumber')}
          />
          <p role="status" className={styles.advice}>
            {unusual && texts.idNumberUnusual}
          </p>
        </div>
      )}
      {ofType && needsDocumentNumber(ofType) ? (
        <TextField
          name="documentNumber"
          room="digits"
          label={texts.documentNumbers[ofType]}
          autoComplete="off"
          maxLength={20}
          defaultValue={textOf(draft, 'documentNumber')}
        />
      ) : (
        <input type="hidden" name="documentNumber" value="" />
      )}
      {ofType && needsExpiry(ofType) ? (
        <DayField
          name="documentExpiry"
          label={texts.documentExpiries[ofType]}
          hint={texts.expiryHint}
          defaultValue={textOf(draft, 'documentExpiry')}
        />
      ) : (
        <input type="hidden" name="documentExpiry" value="" />
      )}
      {isAsked('surname') && <NameFields draft={draft} />}
      {isAsked('gender') && <GenderField name="gender" label={texts.fields.gender} chosen={textOf(draft, 'gender')} />}
      {isAsked('birthDate') && (
        <DayField
          name="birthDate"
          label={texts.fields.birthDate}
          autoComplete="bday"
          defaultValue={textOf(draft, 'birthDate')}
        />
      )}
    </StepForm>
  )
}
