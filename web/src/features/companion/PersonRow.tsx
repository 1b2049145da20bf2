import { groupedMemberNumber } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/companion'
import { nameIfKnown, type Person } from '../../api/companions.ts'
import styles from './companion.module.css'
import { lastDayBefore } from './days.ts'
import { EditPerson } from './EditPerson.tsx'
import { called } from './names.ts'

interface Props {
  person: Person
  submitting: boolean
  onEdited: () => void
  onRemove: () => void
}

const stateOf = ({ state, able }: Person) => (state === 'confirmed' && !able ? 'unable' : state)

/** What is known of an entry besides who it is. */
const linesOf = ({ kind, relation, shirt, state, until }: Person) =>
  [
    kind === 'player' && (shirt === null ? texts.noShirt : texts.shirtOf(shirt)),
    relation && texts.relations[relation],
    until && (state === 'waiting' ? texts.lapses(lastDayBefore(until)) : texts.until13(lastDayBefore(until, 0))),
  ].filter((line) => typeof line === 'string')

/** One person of a list: how it stands, and what can be done about it. */
export function PersonRow({ person, submitting, onEdited, onRemove }: Props) {
  const [editing, setEditing] = useState(false)
  const { kind, relation, memberNumber } = person
  const who = called(person)
  const lines = linesOf(person)
  const waits = person.state === 'waiting'
  const mayEdit = kind === 'player' || (kind === 'child' && relation !== 'guardian')
  const [verb, verbOf] = waits ? [texts.takeBack, texts.takeBackOf] : [texts.remove, texts.removeOf]
  return (
    <li className={styles.person}>
      <div>
        <h2>{who}</h2>
        {nameIfKnown(person) && <p className={styles.quiet}>{texts.numbered(groupedMemberNumber(memberNumber))}</p>}
      </div>
      <p className={styles.state} data-state={stateOf(person)}>
        {texts.states[stateOf(person)]}
      </p>
      {lines.length > 0 && (
        <div className={styles.lines}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {editing ? (
        <div className={styles.form}>
          <EditPerson
            person={person}
            onCancel={() => setEditing(false)}
            onDone={() => {
              setEditing(false)
              onEdited()
            }}
          />
        </div>
      ) : (
        <div className={styles.buttons}>
          {mayEdit && (
            <Button kind="quiet" aria-label={texts.editOf(who)} onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
          <Button
            kind="danger"
            aria-disabled={submitting}
            aria-label={verbOf(who)}
            onClick={() => submitting || onRemove()}
          >
            {verb}
          </Button>
        </div>
      )}
    </li>
  )
}
