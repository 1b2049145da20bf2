import { api } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/guardian'
import { answers, useAnswer } from '../../api/answers.ts'
import { memberInfo } from '../../api/questions.ts'
import { useProof } from '../../form/useProof.tsx'
import { AskToWithdraw } from './AskToWithdraw.tsx'
import { ChildRow } from './ChildRow.tsx'
import { type Child, children } from './children.ts'
import styles from './guardian.module.css'
import { nameOf } from './names.ts'
import { Said } from './Said.tsx'
import { useSending } from './useSending.ts'

/** The member’s children, and the yes or no to the online payment of each (M05, P03). */
export function ChildrenScreen() {
  const { data, error, again } = useAnswer(children)
  const { sendProved, dialog } = useProof()
  const { sending, problem, start } = useSending()
  const [withdrawing, setWithdrawing] = useState<Child>()
  const [done, setDone] = useState<string>()

  const decide = (child: Child, authorised: boolean) => {
    setWithdrawing(undefined)
    setDone(undefined)
    start(async () => {
      const { state } = await sendProved(api.consent.decide, {
        body: { memberNumber: child.memberNumber, authorised },
      })
      setDone(texts.nowIs[state](nameOf(child)))
      answers.outdate(memberInfo)
      await answers.ask(children)
    })
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.children}</h1>
      <p>{texts.childrenWhat}</p>
      <Said done={done} problem={problem} />
      {error && (
        <p role="status" className={styles.buttons}>
          {texts.notRead} <Button onClick={again}>{texts.tryAgain}</Button>
        </p>
      )}
      <ul className={styles.list} aria-busy={!data}>
        {data?.items.map((child) => (
          <ChildRow
            key={child.memberNumber}
            child={child}
            sending={sending}
            onDecide={(authorised) => decide(child, authorised)}
            onWithdraw={() => setWithdrawing(child)}
          />
        ))}
      </ul>
      {data?.items.length === 0 && (
        <Notice>
          <p>{texts.noChildren}</p>
          <p>{texts.noChildrenHow}</p>
        </Notice>
      )}
      <p className={styles.ways}>
        <Link to="/readme-parent">{texts.readTerms}</Link>
        <Link to="/online/account">{texts.toAccount}</Link>
      </p>
      {withdrawing && (
        <AskToWithdraw
          name={nameOf(withdrawing)}
          onWithdraw={() => decide(withdrawing, false)}
          onKeep={() => setWithdrawing(undefined)}
        />
      )}
      {dialog}
    </div>
  )
}
