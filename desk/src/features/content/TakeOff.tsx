import { desk } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/content'
import { locale } from '#texts/document'
import { send } from '../../api/client.ts'
import styles from './content.module.css'
import type { Look } from './look.ts'

interface Props {
  look: Look
  state: Exclude<Look['state'], 'off'>
  /** Of the draft that is shown; 0 for none. */
  version: number
  onDone: () => void
}

/** The end of a page that staff have begun. What leads to it is named, and has to be changed before. */
export function TakeOff({ look, state, version, onDone }: Props) {
  const { key, linkedFrom } = look
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const isLinked = linkedFrom.length > 0
  const takeOff = () =>
    submit(async () => {
      setProblem(undefined)
      if (!confirm(texts.takeOffReally[state])) return
      await send(desk.content.takeOff, { body: { key, version } })
      onDone()
    })
  return (
    <section className={styles.history} aria-labelledby="take-off">
      <h2 id="take-off">{texts.takeOff[state]}</h2>
      {isLinked && (
        <>
          <p id="linked-from">{texts.linkedFrom}</p>
          <ul>
            {linkedFrom.map((page) => (
              <li key={page.key}>
                <Link to="/page" search={{ key: page.key }}>
                  {page.title[locale]}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <p>
        <Button
          kind="danger"
          aria-disabled={submitting || isLinked}
          aria-describedby={isLinked ? 'linked-from' : undefined}
          onClick={() => !isLinked && takeOff()}
        >
          {texts.takeOff[state]}
        </Button>
      </p>
    </section>
  )
}
