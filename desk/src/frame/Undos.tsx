import { desk, kindOfReference } from '@palaestra/contract'
import { problemsFrom, useSubmit } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as texts from '#texts/frame'
import { send } from '../api/client.ts'
import { addressOf } from '../case/addresses.ts'
import { Key } from './Key.tsx'
import styles from './Root.module.css'
import { status } from './status.ts'
import { type Undoable, undo, useUndoable } from './undo.ts'
import { useKeys } from './useKeys.ts'

/** One’s last decisions, each with the seconds in which it can be undone. */
export function Undos() {
  const offered = useUndoable()
  if (offered.length === 0) return null
  return (
    <section className={styles.undos} aria-label={texts.undoable}>
      <ul>
        {offered.map((one, place) => (
          <li key={one.reference}>
            <Undo undoable={one} isLast={place === offered.length - 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const undoes = {
  application: desk.application.undo,
  supplement: desk.supplement.undo,
  documents: desk.missingDocument.undo,
  appeal: desk.appeal.undo,
}
const undoing = (reference: string) =>
  send(undoes[kindOfReference(reference) ?? 'application'], { body: { reference } })

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

function Undo({ undoable: { reference, endsAt }, isLast }: { undoable: Undoable; isLast: boolean }) {
  const [left, setLeft] = useState(secondsUntil(endsAt))
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const ticking = setInterval(() => {
      setLeft(secondsUntil(endsAt))
      if (secondsUntil(endsAt) === 0) undo.withdraw(reference)
    }, 1000)
    return () => clearInterval(ticking)
  }, [reference, endsAt])

  const { submitting, submit } = useSubmit((error) => {
    undo.withdraw(reference)
    status.say(problemsFrom(error).message ?? '')
  })
  const takeBack = () =>
    submit(async () => {
      await undoing(reference)
      undo.withdraw(reference)
      void client.invalidateQueries({ queryKey: ['queue'] })
      await navigate(addressOf(reference))
      await client.invalidateQueries({ queryKey: ['case', reference] })
      status.say(texts.undone(reference))
    })
  useKeys(isLast ? { u: takeBack } : {})

  return (
    <button type="button" aria-keyshortcuts={isLast ? 'u' : undefined} aria-disabled={submitting} onClick={takeBack}>
      {texts.undo(reference)} <span className={styles.seconds}>{texts.secondsLeft(left)}</span>
      {isLast && <Key name="U" />}
    </button>
  )
}
