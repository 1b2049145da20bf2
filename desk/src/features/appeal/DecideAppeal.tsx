import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog, Refused, TextArea } from '@palaestra/ui'
import * as texts from '#texts/appeal'
import * as said from '#texts/queue'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { isLost } from '../../case/lost.ts'
import { useReadyReasons } from '../../case/readyReasons.ts'
import { ReadyWords } from '../../frame/ReadyWords.tsx'
import type { Appeal } from './AppealScreen.tsx'

const ways = {
  passed: {
    call: desk.appeal.approve,
    part: 'granted',
    title: texts.approveWhich,
    means: texts.approvalMeans,
    submit: texts.approveAndSend,
    kind: 'primary',
  },
  rejected: {
    call: desk.appeal.reject,
    part: 'dismissed',
    title: texts.rejectWhich,
    means: texts.rejectionMeans,
    submit: texts.rejectAndSend,
    kind: 'dangerFilled',
  },
} as const

interface Props {
  appeal: Appeal
  decision: 'passed' | 'rejected'
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  onDone: (reply: Reply<typeof desk.appeal.approve>) => void
}

/** The reason of a decision, which the member reads as it is written here. */
export function DecideAppeal({ appeal: { reference, language, missed }, decision, onClose, onLost, onDone }: Props) {
  const { call, part, title, means, submit, kind } = ways[decision]
  const ready = useReadyReasons('appeal', language).filter((one) => one.part === part)
  const sendOrLose: typeof send = async (call, given) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && isLost(error.code)) onLost(error.code)
      throw error
    }
  }

  return (
    <Dialog title={title(reference)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{missed ? texts.missedMeans[decision] : means}</p>
        <CallForm
          call={call}
          send={sendOrLose}
          shape={({ reason }) => ({ reference, reason: String(reason ?? '') })}
          submit={submit}
          submitKind={kind}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {said.cancel}
            </Button>
          }
        >
          <TextArea name="reason" label={texts.reason} rows={4} maxLength={1000} />
          <ReadyWords words={ready.map(({ text }) => text)} language={language} into="reason" />
        </CallForm>
      </div>
    </Dialog>
  )
}
