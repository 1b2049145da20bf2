import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as words from '#texts/course.mine'
import { send } from '../../api/client.ts'
import styles from './course.module.css'
import { isOffered, type Wait, type Waits } from './courses.ts'

interface Props {
  waits: Waits
  onChanged: () => Promise<unknown>
}

/** The lines in which one stands, and what has become of those of the last days. */
export const WaitLines = ({ waits: { items }, onChanged }: Props) => {
  const shown = items.filter((wait) => !isOffered(wait))
  if (shown.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="lines">
      <h2 id="lines">{words.lines}</h2>
      <ul className={styles.list}>
        {shown.map((wait) => (
          <Line key={`${wait.course} ${wait.endedAt}`} wait={wait} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function Line({ wait, onChanged }: { wait: Wait; onChanged: Props['onChanged'] }) {
  const { course, name, venue, place, state } = wait
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const leave = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.waiting.leaveCourse, { body: { course } })
      await onChanged()
    })
  return (
    <li className={styles.line}>
      <div>
        <p>
          <Link to="/classes/class" search={{ code: course } as never}>
            {name}
          </Link>
        </p>
        <p className={styles.quiet}>{venue}</p>
        <p>{place === null ? words.waitStates[state] : words.place(place)}</p>
        <p role="alert">{problem}</p>
      </div>
      {place !== null && (
        <Button kind="quiet" aria-label={words.leaveThis(name)} aria-disabled={submitting} onClick={leave}>
          {words.leave}
        </Button>
      )}
    </li>
  )
}
