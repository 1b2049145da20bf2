import { desk, type ReasonKind, type ReasonPart, type Reply } from '@palaestra/contract'
import { Button, CallForm, ChoiceField, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/reason'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

export type Reason = Reply<typeof desk.reason.list>['items'][number]

interface Props {
  /** The one that is changed; nothing for a new one. */
  reason: Reason | undefined
  kind: ReasonKind
  parts: readonly ReasonPart[]
  onClose: () => void
  onDone: (said: string) => void
}

/** One reason in all three languages: whoever reads it gets it in theirs. */
export function ReasonDialog({ reason, kind, parts, onClose, onDone }: Props) {
  const aside = (
    <Button kind="quiet" onClick={onClose}>
      {texts.cancel}
    </Button>
  )
  const fields = (
    <>
      <TextArea
        name="textZh"
        label={texts.inZh}
        lang="zh-Hant"
        rows={3}
        maxLength={1000}
        defaultValue={reason?.textZh}
      />
      <TextArea name="textPt" label={texts.inPt} lang="pt" rows={3} maxLength={1000} defaultValue={reason?.textPt} />
      <TextArea name="textEn" label={texts.inEn} lang="en" rows={3} maxLength={1000} defaultValue={reason?.textEn} />
    </>
  )
  return (
    <Dialog
      title={reason ? texts.changeWhat(texts.parts[reason.part]) : texts.addTo(texts.kinds[kind])}
      onClose={onClose}
    >
      <div className={ofCase.dialog}>
        <p>{texts.reads}</p>
        {reason ? (
          <CallForm
            call={desk.reason.change}
            send={send}
            shape={(written) => ({ ...written, id: reason.id })}
            submit={texts.save}
            onDone={() => onDone(texts.changed)}
            aside={aside}
          >
            {fields}
          </CallForm>
        ) : (
          <CallForm
            call={desk.reason.add}
            send={send}
            shape={(written) => ({ ...written, kind })}
            submit={texts.save}
            onDone={() => onDone(texts.added)}
            aside={aside}
          >
            <ChoiceField
              name="part"
              label={texts.part}
              choices={parts.map((part) => ({ value: part, label: texts.parts[part] }))}
            />
            {fields}
          </CallForm>
        )}
      </div>
    </Dialog>
  )
}
