import { api, type ConsentState, type Reply, refusals } from '@palaestra/contract'
import { Button, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as texts from '#texts/consent'
import page from '../../form/page.module.css'
import { useProof } from '../../form/useProof.tsx'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import styles from './consent.module.css'
import { nameOf } from './names.ts'
import { Onward } from './Onward.tsx'
import { Said } from './Said.tsx'

const FaceFirst = lazyNamed('FaceFirst', () => import('./FaceFirst.tsx'))

interface Props {
  child: Reply<typeof api.consent.look>
  hash: string
  onDone: (state: ConsentState) => void
}

/** The question to the guardian in plain words, with its two buttons. */
export function ConsentForm({ child, hash, onDone }: Props) {
  const { sendProved, dialog } = useProof()
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState(false)
  const [showing, setShowing] = useState(false)
  // Passed here, it is not asked for again by what was read before.
  const [passed, setPassed] = useState(false)
  const { submitting, submit } = useSubmit((error) => {
    // Answered meanwhile, as in another tab.
    if (error instanceof Refused && error.code === refusals.link_ended) return setEnded(true)
    if (error instanceof Refused && error.code === refusals.face_check_needed) setShowing(true)
    setProblem(problemsFrom(error).message)
  })
  const decide = (authorised: boolean) => () =>
    submit(async () => {
      setProblem(undefined)
      onDone((await sendProved(api.consent.answer, { body: { hash, authorised } })).state)
    })

  if (showing)
    return (
      <div className={page.sheet}>
        <Suspense>
          <FaceFirst
            onPassed={() => {
              setShowing(false)
              setPassed(true)
              decide(true)()
            }}
            onBack={() => setShowing(false)}
          />
        </Suspense>
      </div>
    )
  if (ended) return <Onward said={texts.linkEnded} focused />
  return (
    <div className={page.sheet}>
      <p className={styles.name}>{nameOf(child)}</p>
      <p>{texts.nowIs[child.state](nameOf(child))}</p>
      <p>{texts.yesMeans}</p>
      <ul className={styles.points}>
        {texts.yesMeansPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Link to="/readme-parent">{texts.readTerms}</Link>
      </p>
      <Said problem={problem} />
      <div className={styles.buttons}>
        <Button
          aria-disabled={submitting}
          onClick={child.faceNeeded && !passed ? () => setShowing(true) : decide(true)}
        >
          {texts.authorise}
        </Button>
        <Button kind="quiet" aria-disabled={submitting} onClick={decide(false)}>
          {texts.decline}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
