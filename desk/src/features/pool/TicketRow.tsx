import { desk, groupedMemberNumber } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useId, useState } from 'react'
import * as texts from '#texts/pool'
import { send } from '../../api/client.ts'
import { Flag } from '../../frame/Flag.tsx'
import { hourOf } from '../../frame/hours.ts'
import styles from './pool.module.css'
import type { Ticket } from './queries.ts'
import { TakeMoney } from './TakeMoney.tsx'

interface Props {
  ticket: Ticket
  /** The desk at which money is taken. */
  place: string | null
  /** It has changed, with the sentence that says how. */
  onChanged: (said: string, reference: string) => Promise<void>
}

/** What is good is green, what is over red, and what waits amber. */
const kinds = {
  held: 'warning',
  valid: 'success',
  used: 'info',
  void: 'danger',
  lapsed: 'danger',
  cancelled: 'danger',
  closed: 'danger',
} as const

/** A ticket at the counter: whose it is and for how many, and letting them in with one press. */
export function TicketRow({ ticket, place, onChanged }: Props) {
  const { reference, name, memberNumber, startsAt, endsAt, holder, children, childNames, state, due } = ticket
  const { order, enteredAt, enterFrom, enterBy, late, mayEnter, mayTakeBack } = ticket
  const id = useId()
  const [problem, setProblem] = useState('')
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const who = name || texts.nobodyNamed
  const act = (work: () => Promise<unknown>, said: string) =>
    submit(async () => {
      setProblem('')
      await work()
      await onChanged(said, reference)
    })
  const letIn = () => act(() => send(desk.pool.enter, { body: { reference } }), texts.letInSaid(who))
  const takeBack = () => act(() => send(desk.pool.takeBackEntry, { body: { reference } }), texts.takenBack(who))
  return (
    <li className={styles.ticket} data-in={state === 'used'}>
      <div id={id}>
        <p className={styles.who}>
          <strong>{who}</strong> {memberNumber && <span>{groupedMemberNumber(memberNumber)}</span>}
        </p>
        <p className={styles.what}>
          <span>
            {hourOf(startsAt)}–{hourOf(endsAt)}
          </span>{' '}
          <span>{texts.party(holder, children)}</span> <span>{reference}</span>
        </p>
        {childNames.length > 0 && <p className={styles.what}>{childNames.join(texts.between)}</p>}
        <p className={styles.flags}>
          <Flag kind={kinds[state]}>
            {state === 'used' && enteredAt ? texts.inSince(hourOf(enteredAt)) : texts.states[state]}
          </Flag>{' '}
          {late && <Flag kind="warning">{texts.late}</Flag>} {due > 0 && <Flag kind="warning">{texts.due(due)}</Flag>}
        </p>
      </div>
      <div className={styles.act}>
        {state === 'valid' && !mayEnter && (
          <span className={styles.what}>{texts.entersBetween(hourOf(enterFrom), hourOf(enterBy))}</span>
        )}
        {mayEnter && (
          <Button kind="primary" aria-describedby={id} aria-disabled={submitting} onClick={letIn}>
            {texts.letIn}
          </Button>
        )}
        {mayTakeBack && (
          <Button kind="quiet" aria-describedby={id} aria-disabled={submitting} onClick={takeBack}>
            {texts.takeBack}
          </Button>
        )}
        <p role="alert">{problem}</p>
      </div>
      {due > 0 && (
        <TakeMoney
          ticket={reference}
          order={order}
          amount={due}
          place={place}
          onTaken={() => onChanged(texts.moneyTaken(due), reference)}
        />
      )}
    </li>
  )
}
