import * as texts from '#texts/content'
import styles from './content.module.css'
import { problemSaid } from './problemSaid.ts'
import type { ProblemsAt } from './ThreeTexts.tsx'

interface Props {
  /** Its place in the page, which is its id. */
  at: string
  hint: string
  uri: string
  problems: ProblemsAt
  onChange: (uri: string) => void
}

/** Where a link or an entry of the menu leads. */
export function AddressField({ at, hint, uri, problems, onChange }: Props) {
  const problem = problems.get(at)
  return (
    <div className={styles.field}>
      <label htmlFor={at}>{texts.address}</label>
      <p id={`${at}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        id={at}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={uri}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${at}-hint${problem ? ` ${at}-no` : ''}`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p id={`${at}-no`} className={styles.problem}>
          {problemSaid(problem)}
        </p>
      )}
    </div>
  )
}
