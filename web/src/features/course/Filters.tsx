import type { api, Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/course'
import { longDay } from '#texts/day'
import styles from './course.module.css'
import type { Times } from './courses.ts'
import { useChosen } from './useChosen.ts'

interface Props {
  terms: readonly Times[]
  listed: Reply<typeof api.course.list>
  /** Whether anything is chosen by now. */
  isChosen: boolean
}

/** By which classes are found: what they are of, where and for whom they are, and whether there are places left. */
export function Filters({ terms, listed: { term, venues, activities }, isChosen }: Props) {
  const { chosen, choose } = useChosen()
  return (
    <fieldset className={styles.filters}>
      <legend className="unseen">{texts.filters}</legend>
      {terms.length > 1 && (
        <label>
          {texts.term}
          <select value={term ?? ''} onChange={({ target }) => choose({ term: target.value })}>
            {terms.map(({ code, startsOn, endsOn }) => (
              <option key={code} value={code}>
                {texts.between(longDay(startsOn), longDay(endsOn))}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {texts.activity}
        <select
          value={chosen.activity ?? ''}
          onChange={({ target }) => choose({ activity: target.value || undefined })}
        >
          <option value="">{texts.all}</option>
          {activities.map((one) => (
            <option key={one} value={one}>
              {texts.activities[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.venue}
        <select value={chosen.venue ?? ''} onChange={({ target }) => choose({ venue: target.value || undefined })}>
          <option value="">{texts.all}</option>
          {venues.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.age}
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={chosen.age ?? ''}
          onChange={({ target }) => choose({ age: target.value.replaceAll(/\D|^0+(?=\d)/g, '') || undefined })}
        />
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={chosen.free === '1'}
          onChange={({ target }) => choose({ free: target.checked ? '1' : undefined })}
        />
        {texts.onlyFree}
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={chosen.temporaryCard === '1'}
          onChange={({ target }) => choose({ temporaryCard: target.checked ? '1' : undefined })}
        />
        {texts.onlyTemporaryCard}
      </label>
      {isChosen && (
        <Button
          kind="quiet"
          onClick={() =>
            choose({
              ...{ term: undefined, activity: undefined, venue: undefined, age: undefined },
              ...{ free: undefined, temporaryCard: undefined },
            })
          }
        >
          {texts.showAll}
        </Button>
      )}
    </fieldset>
  )
}
