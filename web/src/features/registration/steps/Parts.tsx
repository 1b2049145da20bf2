import { type Draft, type IdType, needsDocumentNumber, needsExpiry } from '@palaestra/contract'
import type { ReactNode } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/registration'
import { areas, pickUpPlaces } from '../../../api/lists.ts'
import { useQuery } from '../../../api/query.ts'
import { isTicked, textOf } from '../draft.ts'
import { type Entries, type Step, stepsOf } from '../entries.ts'
import { isMinor } from '../guardian.ts'
import styles from '../registration.module.css'

type Row = readonly [label: string, value: ReactNode]

const picture = (label: string, preview: string | undefined) =>
  preview && <img className={styles.thumbnail} src={preview} alt={label} />

const personIn = (draft: Draft): Row[] => {
  // A step that is done has one of the four.
  const idType = textOf(draft, 'idType') as IdType
  const gender = textOf(draft, 'gender') as keyof typeof texts.genders
  return [
    [texts.fields.idType, texts.idTypes[idType]],
    [texts.fields.idNumber, textOf(draft, 'idNumber')],
    ...(needsDocumentNumber(idType) ? [[texts.documentNumbers[idType], textOf(draft, 'documentNumber')] as const] : []),
    ...(needsExpiry(idType)
      ? [[texts.documentExpiries[idType], longDay(textOf(draft, 'documentExpiry'))] as const]
      : []),
    [texts.fields.nameZh, textOf(draft, 'nameZh') || texts.fields.noChineseName],
    [texts.fields.surname, textOf(draft, 'surname')],
    [texts.fields.firstName, textOf(draft, 'firstName')],
    [texts.fields.gender, texts.genders[gender]],
    [texts.fields.birthDate, longDay(textOf(draft, 'birthDate'))],
  ]
}

const guardianIn = ({ draft, guardianIdCopy }: Entries): Row[] => [
  [texts.fields.guardianIdNumber, textOf(draft, 'guardianIdNumber')],
  [texts.fields.guardianBirthDate, longDay(textOf(draft, 'guardianBirthDate'))],
  [texts.fields.guardianGender, texts.genders[textOf(draft, 'guardianGender') as keyof typeof texts.genders]],
  [texts.fields.guardianIdCopy, picture(texts.fields.guardianIdCopy, guardianIdCopy?.preview)],
  [texts.faceCheck, texts.faceCheckPassed],
  [texts.fields.onlinePayment, isTicked(draft.onlinePayment) ? texts.paymentAsked : texts.paymentNotAsked],
]

interface Props {
  entries: Entries
  today: string
  onShow: (step: Step) => void
}

/** What has been entered, step by step, each with its way back. */
export function Parts({ entries, today, onShow }: Props) {
  const area = useQuery(areas).data?.items
  const places = useQuery(pickUpPlaces).data?.items
  const { draft, mobile, email, photo, idCopy } = entries
  const nameIn = (items: { code: string; name: string }[] | undefined, field: keyof Draft) =>
    items?.find(({ code }) => code === textOf(draft, field))?.name ?? '\u00a0'

  const parts: Record<Exclude<Step, 'summary'>, Row[]> = {
    mobile: [[texts.fields.mobile, mobile]],
    email: [[texts.fields.email, email]],
    person: personIn(draft),
    guardian: isMinor(draft, today) ? guardianIn(entries) : [],
    documents: [
      [texts.fields.photo, picture(texts.fields.photo, photo?.preview)],
      [texts.fields.idCopy, picture(texts.fields.idCopy, idCopy?.preview)],
    ],
    contact: [
      [texts.fields.telephone, textOf(draft, 'telephone') || texts.notGiven],
      [texts.fields.area, nameIn(area, 'area')],
      [texts.fields.address, textOf(draft, 'address')],
      [texts.fields.language, texts.languages[textOf(draft, 'language') as keyof typeof texts.languages]],
      [texts.fields.pickUpPlace, nameIn(places, 'pickUpPlace')],
      [texts.promotions, draft.noPromotions === true ? texts.no : texts.yes],
    ],
    account: [[texts.fields.username, textOf(draft, 'username')]],
  }
  return stepsOf(entries, today).map(
    (step) => step !== 'summary' && <Part key={step} step={step} rows={parts[step]} onShow={onShow} />,
  )
}

interface PartProps {
  step: Exclude<Step, 'summary'>
  rows: Row[]
  onShow: (step: Step) => void
}

const Part = ({ step, rows, onShow }: PartProps) => (
  <section className={styles.part}>
    <header>
      <h2>{texts.steps[step]}</h2>
      <button type="button" className={styles.change} onClick={() => onShow(step)}>
        {texts.change}
        <span className="unseen"> {texts.steps[step]}</span>
      </button>
    </header>
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
