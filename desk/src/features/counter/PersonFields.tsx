import {
  type IdType,
  idTypes,
  looksUnusual,
  needsDocumentNumber,
  needsExpiry,
  normaliseIdNumber,
} from '@palaestra/contract'
import { ChoiceField, DayField, RadioField, TextField, TickField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/counter'
import styles from './counter.module.css'

const typeIn = (word: string) => idTypes.find((one): one is IdType => one === word)

/** Who they are, as their document says it. */
export function PersonFields() {
  const [idType, setIdType] = useState<IdType>()
  const [idNumber, setIdNumber] = useState('')
  const [noChineseName, setNoChineseName] = useState(false)
  const unusual = idType !== undefined && looksUnusual(idType, normaliseIdNumber(idNumber))
  return (
    <>
      <ChoiceField
        name="idType"
        label={texts.fields.idType}
        choices={idTypes.map((value) => ({ value, label: texts.idTypes[value] }))}
        onChange={({ currentTarget }) => setIdType(typeIn(currentTarget.value))}
      />
      <TextField
        name="idNumber"
        room="digits"
        label={texts.fields.idNumber}
        hint={texts.idNumberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        onInput={({ currentTarget }) => setIdNumber(currentTarget.value)}
      />
      <p role="status" className={styles.advice}>
        {unusual && texts.idNumberUnusual}
      </p>
      {idType && needsDocumentNumber(idType) ? (
        <TextField
          name="documentNumber"
          room="digits"
          label={texts.fields.documentNumber}
          autoComplete="off"
          maxLength={20}
        />
      ) : (
        <input type="hidden" name="documentNumber" value="" />
      )}
      {idType && needsExpiry(idType) ? (
        <DayField name="documentExpiry" label={texts.fields.documentExpiry} hint={texts.dayToCome} />
      ) : (
        <input type="hidden" name="documentExpiry" value="" />
      )}
      {noChineseName ? (
        <input type="hidden" name="nameZh" value="" />
      ) : (
        <TextField name="nameZh" room="name" label={texts.fields.nameZh} lang="zh-Hant-MO" autoComplete="off" />
      )}
      <TickField
        name="noChineseName"
        label={texts.fields.noChineseName}
        onChange={({ currentTarget }) => setNoChineseName(currentTarget.checked)}
      />
      <TextField name="surname" room="name" label={texts.fields.surname} hint={texts.surnameHint} autoComplete="off" />
      <TextField name="firstName" room="name" label={texts.fields.firstName} autoComplete="off" />
      <GenderField name="gender" label={texts.fields.gender} />
      <DayField name="birthDate" label={texts.fields.birthDate} />
    </>
  )
}

/** As the document says it: of the applicant, and of a guardian. */
export const GenderField = (field: { name: string; label: string }) => (
  <RadioField
    {...field}
    choices={[
      { value: 'male', label: texts.genders.male },
      { value: 'female', label: texts.genders.female },
    ]}
  />
)
