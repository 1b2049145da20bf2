import { Button, Dialog, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { type ReactNode, useState } from 'react'
import * as texts from '#texts/queue'
import styles from './case.module.css'
import { isLost } from './lost.ts'

interface Props<Decided> {
  of: { namePt: string; reference: string }
  /** What is decided by it, in a word; left out it is approved. */
  word?: string
  /** What a colleague has decided, where one is the second person who confirms it. */
  confirming?: 'passed' | 'rejected' | undefined
  /** What has to be done before; empty where nothing is. */
  missing?: string
  decide: () => Promise<Decided>
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  /** Another refusal that is answered elsewhere: true where it was. */
  onRefused?: (refused: Refused) => boolean
  onDone: (decided: Decided) => void
  /** What follows, and what speaks against it. */
  children: ReactNode
}

/** Says once more what is decided about whom. The first button has the focus: Enter decides. */
export function ApproveDialog<Decided>(props: Props<Decided>) {
  const { of, word = texts.approve, confirming, missing = '', decide, onClose, onLost, onRefused, onDone } = props
  const { namePt, reference } = of
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => {
    if (error instanceof Refused && isLost(error.code)) return onLost(error.code)
    if (error instanceof Refused && onRefused?.(error)) return
    setProblem(problemsFrom(error).message)
  })
  const approve = () => {
    if (missing) return setProblem(missing)
    submit(async () => {
      setProblem(undefined)
      onDone(await decide())
    })
  }
  return (
    <Dialog
      title={confirming ? texts.confirmWhom[confirming](namePt, reference) : texts.decideWhom(word, namePt, reference)}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {props.children}
        {problem && (
          <div role="alert">
            <Notice kind="danger">
              <p>{problem}</p>
            </Notice>
          </div>
        )}
      </div>
      <Button aria-disabled={submitting} onClick={approve}>
        {confirming ? texts.confirm[confirming] : word}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
