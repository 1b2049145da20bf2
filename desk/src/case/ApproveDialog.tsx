import { Button, Dialog, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { type ReactNode, useState } from 'react'
import * as texts from '#texts/queue'
import styles from './case.module.css'
import { isLost } from './lost.ts'

interface Named {
  namePt: string
  reference: string
}

interface Props<Decided> {
  of: Named
  /** What is asked, and the word that decides it, where a kind has others than that it is approved. */
  words?: { title: string; button: string }
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

const wordsFor = ({ namePt, reference }: Named, confirming: 'passed' | 'rejected' | undefined) =>
  confirming
    ? { title: texts.confirmWhom[confirming](namePt, reference), button: texts.confirm[confirming] }
    : { title: texts.approveWhom(namePt, reference), button: texts.approve }

/** Says once more what is decided about whom. The first button has the focus: Enter decides. */
export function ApproveDialog<Decided>(props: Props<Decided>) {
  const { of, confirming, words = wordsFor(of, confirming), missing = '', decide } = props
  const { onClose, onLost, onRefused, onDone } = props
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
    <Dialog title={words.title} onClose={onClose}>
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
        {words.button}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
