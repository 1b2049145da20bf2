import { api, refusals } from '@palaestra/contract'
import { Button, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as texts from '#texts/consent'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { useProof } from '../../form/useProof.tsx'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { AskToWithdraw } from './AskToWithdraw.tsx'
import { ChildRow } from './ChildRow.tsx'
import { type Child, children } from './children.ts'
import styles from './consent.module.css'
import { nameOf } from './names.ts'
import { Said } from './Said.tsx'

/** With a camera, which few need: who was at the application has passed. */
const FaceFirst = lazyNamed('FaceFirst', () => import('./FaceFirst.tsx'))

interface Props {
  /** The member number of the child that is asked about; left out, all of them are shown. */
  only?: string
}

/** The member’s children, and the yes or no to the online payment of each (M05, P03). */
export function ChildrenScreen({ only }: Props) {
  const { data, error, refetch } = useQuery(children)
  const shown = data?.items.filter(({ memberNumber }) => only === undefined || memberNumber === only)
  const { sendProved, dialog } = useProof()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const [showing, setShowing] = useState<Child>()
  const [withdrawing, setWithdrawing] = useState<Child>()
  const [done, setDone] = useState<string>()

  const decide = (child: Child, authorised: boolean) => {
    setWithdrawing(undefined)
    setShowing(undefined)
    submit(async () => {
      setDone(undefined)
      setProblem(undefined)
      const { state } = await sendProved(api.consent.decide, {
        body: { memberNumber: child.memberNumber, authorised },
      }).catch((error: unknown) => {
        // The page showed stale data: the face is asked for by now.
        if (error instanceof Refused && error.code === refusals.face_check_needed) setShowing(child)
        throw error
      })
      setDone(texts.nowIs[state](nameOf(child)))
      void invalidate(memberInfo)
      await refetch()
    })
  }

  if (showing)
    return (
      <div className={styles.page}>
        <h1 tabIndex={-1}>{texts.children}</h1>
        <Suspense>
          <FaceFirst onPassed={() => decide(showing, true)} onBack={() => setShowing(undefined)} />
        </Suspense>
      </div>
    )
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.children}</h1>
      <p>{texts.childrenWhat}</p>
      <Said done={done} problem={problem} />
      {error && (
        <p role="status" className={styles.buttons}>
          {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </p>
      )}
      <ul className={styles.list} aria-busy={!data && !error}>
        {shown?.map((child) => (
          <ChildRow
            key={child.memberNumber}
            child={child}
            submitting={submitting}
            onDecide={(authorised) => (authorised && data?.faceNeeded ? setShowing(child) : decide(child, authorised))}
            onWithdraw={() => setWithdrawing(child)}
          />
        ))}
      </ul>
      {shown?.length === 0 && (
        <Notice>
          <p>{texts.noChildren}</p>
          <p>{texts.noChildrenHow}</p>
        </Notice>
      )}
      <p className={styles.ways}>
        <Link to="/online/account/guardians">{texts.toGuardians}</Link>
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
