import {
  bulletinTopics,
  idTypes,
  locales,
  longestBulletin,
  longestBulletinTitle,
  usedServices,
} from '@palaestra/contract'
import { Notice, RadioField, TextArea, TextField, TicksField } from '@palaestra/ui'
import * as texts from '#texts/bulletin'
import type { Body } from './body.ts'
import styles from './bulletin.module.css'

const inThree = [
  ['Zh', 'zh-Hant'],
  ['Pt', 'pt'],
  ['En', 'en'],
] as const
const audiences = ['group', 'all', 'member'] as const

interface Props {
  saved: Body
  /** For whom, as it is chosen now. */
  to: string
  areas: readonly { code: string; name: string }[]
  isPlanned: boolean
}

/** What a notice says, in three languages side by side; for whom; and by which ways besides the account. */
export function Fields({ saved, to, areas, isPlanned }: Props) {
  return (
    <>
      {isPlanned && (
        <Notice>
          <p>{texts.changeUnplans}</p>
        </Notice>
      )}
      <fieldset className={styles.three}>
        <legend>{texts.title_(longestBulletinTitle)}</legend>
        {inThree.map(([name, lang]) => (
          <TextArea
            key={name}
            name={`title${name}`}
            label={texts.titleIn[name]}
            lang={lang}
            rows={2}
            defaultValue={saved[`title${name}`]}
          />
        ))}
      </fieldset>
      <fieldset className={styles.three}>
        <legend>{texts.message_(longestBulletin)}</legend>
        {inThree.map(([name, lang]) => (
          <TextArea
            key={name}
            name={`message${name}`}
            label={texts.messageIn[name]}
            lang={lang}
            rows={7}
            defaultValue={saved[`message${name}`]}
          />
        ))}
      </fieldset>
      <TextField name="uri" label={texts.uri} hint={texts.uriHint} optional defaultValue={saved.uri} />
      <RadioField
        name="topic"
        label={texts.topic}
        chosen={saved.topic}
        choices={bulletinTopics.map((value) => ({
          ...{ value, label: texts.topics[value], hint: texts.topicHints[value] },
        }))}
      />
      <TicksField
        name="ways"
        label={texts.copiesBy}
        hint={texts.copiesHint}
        optional
        chosen={[...(saved.byEmail ? ['email'] : []), ...(saved.bySms ? ['sms'] : [])]}
        choices={[
          { value: 'email', label: texts.byEmail },
          { value: 'sms', label: texts.bySms },
        ]}
      />
      <RadioField
        name="to"
        label={texts.to}
        chosen={saved.to}
        choices={audiences.map((value) => ({ value, label: texts.audiences[value] }))}
      />
      {to === 'member' && (
        <TextField
          name="memberNumber"
          label={texts.memberNumber}
          room="digits"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={saved.memberNumber}
        />
      )}
      {to === 'group' && (
        <fieldset className={styles.group}>
          <legend>{texts.groupIs}</legend>
          <p className={styles.hint}>{texts.groupHint}</p>
          <div className={styles.ages}>
            <TextField
              name="ageFrom"
              label={texts.ageFrom}
              optional
              inputMode="numeric"
              defaultValue={saved.ageFrom ?? ''}
            />
            <TextField name="ageTo" label={texts.ageTo} optional inputMode="numeric" defaultValue={saved.ageTo ?? ''} />
          </div>
          <TicksField
            name="areas"
            label={texts.areas}
            chosen={saved.areas}
            choices={areas.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TicksField
            name="languages"
            label={texts.languagesChosen}
            chosen={saved.languages}
            choices={locales.map((value) => ({ value, label: texts.languages[value] }))}
          />
          <TicksField
            name="idTypes"
            label={texts.idTypes}
            chosen={saved.idTypes}
            choices={idTypes.map((value) => ({ value, label: texts.idTypeNames[value] }))}
          />
          <TicksField
            name="services"
            label={texts.services}
            hint={texts.servicesHint}
            chosen={saved.services}
            choices={usedServices.map((value) => ({ value, label: texts.serviceNames[value] }))}
          />
        </fieldset>
      )}
    </>
  )
}
