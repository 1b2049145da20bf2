import { type Draft, idTypes } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { longDay } from '#texts/day'
import * as texts from '#texts/registration'
import { fromGovernment } from '#texts/registration.government'
import { textOf } from '../draft.ts'
import type { Entries } from '../entries.ts'
import styles from '../registration.module.css'

type Field = NonNullable<Entries['government']>['known'][number]

const shownAs = (draft: Draft, field: Field) => {
  const text = textOf(draft, field)
  if (field === 'idType') return texts.idTypes[idTypes.find((one) => one === text) ?? 'resident']
  if (field === 'gender') return texts.genders[text === 'male' ? 'male' : 'female']
  return field === 'birthDate' ? longDay(text) : text
}

/** What comes from the government account and the bureau, marked as such; it goes with the form as it is. */
export function KnownData({ draft, known }: { draft: Draft; known: readonly Field[] }) {
  return (
    <Notice>
      <p>{fromGovernment}</p>
      <dl className={styles.known}>
        {known
          .filter((field) => shownAs(draft, field) !== '')
          .map((field) => (
            <div key={field}>
              <dt>{texts.fields[field]}</dt>
              <dd>{shownAs(draft, field)}</dd>
            </div>
          ))}
      </dl>
      {known.map((field) => (
        <input key={field} type="hidden" name={field} value={String(draft[field] ?? '')} />
      ))}
    </Notice>
  )
}
