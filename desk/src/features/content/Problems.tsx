import type { Locale, PageProblem } from '@palaestra/contract'
import * as texts from '#texts/content'
import styles from './content.module.css'
import { problemSaid } from './problemSaid.ts'

/** Where it is, in words: `Part 3, In Portuguese`. */
const placeSaid = (at: string) => {
  const part = /^blocks\.(\d+)/.exec(at)?.[1]
  const language = /\.(zh|pt|en)$/.exec(at)?.[1] as Locale | undefined // Of these three alone.
  return [
    part === undefined ? (at === 'blocks' ? texts.addPart : texts.pageTitle) : texts.part(Number(part) + 1),
    language && texts.languages[language],
  ]
    .filter(Boolean)
    .join(texts.comma)
}

/** What is in the way of publishing, each with the way to its field; which language is missing is seen at a glance. */
export function Problems({ found }: { found: readonly PageProblem[] }) {
  if (found.length === 0) return <p className={styles.ready}>{texts.ready}</p>
  return (
    <details className={styles.problems}>
      <summary>{texts.notReady(found.length)}</summary>
      <ul>
        {found.map((problem) => (
          <li key={problem.at}>
            <a
              href={`#${problem.at}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(problem.at)?.focus()
              }}
            >
              {placeSaid(problem.at)}
            </a>
            {texts.colon}
            {problemSaid(problem)}
          </li>
        ))}
      </ul>
    </details>
  )
}
