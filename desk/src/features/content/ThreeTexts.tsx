import { locales, type PageProblem } from '@palaestra/contract'
import { useId } from 'react'
import * as texts from '#texts/content'
import styles from './content.module.css'
import { problemSaid } from './problemSaid.ts'
import type { InThree } from './writing.ts'

const langOf = { zh: 'zh-Hant', pt: 'pt', en: 'en' } as const

/** What is in the way of publishing, by its place. */
export type ProblemsAt = ReadonlyMap<string, PageProblem>

interface Props {
  /** The place in the page: `blocks.2.text`. */
  at: string
  label: string
  text: InThree
  rows?: number
  /** What it is stands above it already. */
  isNamed?: boolean
  problems: ProblemsAt
  onChange: (text: InThree) => void
}

/** A text in the three languages, side by side where there is room. Each field has the id of its place in the page. */
export function ThreeTexts({ at, label, text, rows = 1, isNamed = false, problems, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.three}>
      <legend className={isNamed ? 'unseen' : undefined}>{label}</legend>
      {locales.map((locale) => {
        const place = `${at}.${locale}`
        const problem = problems.get(place)
        return (
          <div key={locale} className={styles.field}>
            <label htmlFor={place}>{texts.languages[locale]}</label>
            <textarea
              id={place}
              lang={langOf[locale]}
              rows={rows}
              value={text[locale]}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-${locale}` : undefined}
              onChange={({ target }) => onChange({ ...text, [locale]: target.value })}
            />
            {problem && (
              <p id={`${id}-${locale}`} className={styles.problem}>
                {problemSaid(problem)}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
