import { missing } from '@palaestra/contract/sentences'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import * as texts from '#texts/form'
import styles from './form.module.css'
import type { Told } from './problems.ts'

const ownSentences = new Set(Object.values(missing))

/** What is to be done at an empty field names the field itself; any other complaint comes with the label. */
const named = (label: string | undefined, sentence: string) =>
  label && !ownSentences.has(sentence) ? texts.aboutField(label, sentence) : sentence

interface Props {
  form: string
  problems: Told
  leadTo?: ((field: string) => void) | undefined
  wayOn?: ReactNode
}

/** Takes the focus whenever there is something new to say, not when less is left of it; and leads to each field. */
export function ErrorSummary({ form, problems, leadTo, wayOn }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { at } = problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: complaints about other values are a new thing to say
  useEffect(() => box.current?.focus(), [at])

  const lead = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const field = document.getElementById(`${form}-${name}`)
    if (field) field.focus()
    else leadTo?.(name)
  }

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{problems.message}</p>
      <ul>
        {Object.entries(problems.fields).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${form}-${name}`} onClick={(event) => lead(event, name)}>
              {named(problems.labels?.[name], sentence)}
            </a>
          </li>
        ))}
      </ul>
      {wayOn}
    </div>
  )
}
