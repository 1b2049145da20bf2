import { groupedMemberNumber } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/consent'
import { longMoment } from '#texts/day'
import type { Child } from './children.ts'
import styles from './consent.module.css'
import { nameOf } from './names.ts'

interface Props {
  child: Child
  submitting: boolean
  onDecide: (authorised: boolean) => void
  onWithdraw: () => void
}

/** One child: how it stands, since when, and what can be done about it. */
export function ChildRow({ child, submitting, onDecide, onWithdraw }: Props) {
  const { memberNumber, state, since } = child
  const name = nameOf(child)
  const mayDecline = state === 'pending'
  const heading = useRef<HTMLHeadingElement>(null)
  const couldDecline = useRef(mayDecline)
  // Who has declined loses the button, and with it the focus: it stays with this child.
  useEffect(() => {
    if (couldDecline.current && !mayDecline && document.activeElement === document.body) heading.current?.focus()
    couldDecline.current = mayDecline
  }, [mayDecline])

  return (
    <li className={styles.child}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.number}>{texts.numbered(groupedMemberNumber(memberNumber))}</p>
      </div>
      <p className={styles.state} data-state={state}>
        {texts.states[state]}
      </p>
      <p className={styles.since}>
        {texts.statesWhat[state]}
        <time dateTime={since}>{texts.since(longMoment(since))}</time>
      </p>
      <div className={styles.buttons}>
        {state === 'authorised' ? (
          <Button
            kind="quiet"
            aria-disabled={submitting}
            aria-label={texts.withdrawFor(name)}
            onClick={() => submitting || onWithdraw()}
          >
            {texts.withdraw}
          </Button>
        ) : (
          <Button aria-disabled={submitting} aria-label={texts.authoriseFor(name)} onClick={() => onDecide(true)}>
            {texts.authorise}
          </Button>
        )}
        {mayDecline && (
          <Button
            kind="quiet"
            aria-disabled={submitting}
            aria-label={texts.declineFor(name)}
            onClick={() => onDecide(false)}
          >
            {texts.decline}
          </Button>
        )}
      </div>
    </li>
  )
}
