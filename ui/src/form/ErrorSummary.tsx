import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './form.module.css'
import type { Problems } from './problems.ts'

interface Props {
  form: string
  problems: Problems
  leadTo?: ((field: string) => void) | undefined
}

/** Takes the focus whenever there is something new to say, and leads to each field. */
export function ErrorSummary({ form, problems, leadTo }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object is a new thing to say
  useEffect(() => box.current?.focus(), [problems])

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
              {[problems.labels?.[name], sentence].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
