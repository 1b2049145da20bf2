import { groupedMemberNumber } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/course'
import { amount } from '#texts/payment'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './course.module.css'
import type { Person } from './queries.ts'

interface Props {
  people: readonly Person[]
  /** Left out for who may only note who is there. */
  onRemove: ((person: Person) => void) | undefined
  onEnrol: (() => void) | undefined
}

/** Who has a place in the class: how it stands, what is still to be paid, and what they have missed. */
export const PeopleList = ({ people, onRemove, onEnrol }: Props) => (
  <section className={styles.part} aria-labelledby="people">
    <h2 id="people">{texts.people(people.length)}</h2>
    {people.length === 0 && <p>{texts.noPeople}</p>}
    <ul className={styles.rows}>
      {people.map((person) => {
        const { reference, name, memberNumber, state, way, heldUntil, due, absences } = person
        return (
          <li key={reference}>
            <div>
              <p id={reference}>
                <strong>{name}</strong> {groupedMemberNumber(memberNumber)}
              </p>
              <p className={styles.quiet}>
                {reference} · {texts.ways[way]} {absences > 0 && `· ${texts.absences(absences)}`}
              </p>
              <p>
                <Flag kind={state === 'enrolled' ? 'success' : 'warning'}>{texts.states[state]}</Flag>{' '}
                {heldUntil && texts.keptUntil(momentWritten(heldUntil))} {due > 0 && texts.owes(amount(due))}
              </p>
            </div>
            {onRemove && (
              <Button kind="quiet" aria-describedby={reference} onClick={() => onRemove(person)}>
                {texts.remove}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
    {onEnrol && (
      <p>
        <Button onClick={onEnrol}>{texts.enrol}</Button>
      </p>
    )}
  </section>
)
