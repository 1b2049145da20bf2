import type { Locale, PageProblem, WrittenBlock } from '@palaestra/contract'
import * as texts from '#texts/content'
import styles from './content.module.css'
import { problemSaid } from './problemSaid.ts'
import { partName } from './writing.ts'

/** Where it is, in words: `Part 3, In Portuguese`. */
const placeSaid = (at: string, blocks: readonly WrittenBlock[]) => {
  const part = /^blocks\.(\d+)/.exec(at)?.[1]
  const language = /\.(zh|pt|en)$/.exec(at)?.[1] as Locale | undefined // Of these three alone.
  return [
    part === undefined ? (at === 'blocks' ? texts.addPart : texts.pageTitle) : partName(blocks, Number(part)),
    language && texts.languages[language],
  ]
    .filter(Boolean)
    .join(texts.comma)
}

interface Props {
  found: readonly PageProblem[]
  blocks: readonly WrittenBlock[]
}

/** What is in the way of publishing, each with the way to its field; which language is missing is seen at a glance. */
export function Problems({ found, blocks }: Props) {
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
              {placeSaid(problem.at, blocks)}
            </a>
            {texts.colon}
            {problemSaid(problem)}
          </li>
        ))}
      </ul>
    </details>
  )
}
