import { desk, longestSource } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/ballot'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Draw } from './draws.ts'

interface Props {
  draw: Draw
  onClose: () => void
  onDone: () => void
}

const sources = [
  { name: 'sourceZh', label: texts.inZh, lang: 'zh-Hant' },
  { name: 'sourcePt', label: texts.inPt, lang: 'pt' },
  { name: 'sourceEn', label: texts.inEn, lang: 'en' },
] as const

/** Seals a draw anew whose secret was lost, with a reason for the audit trail and, where it is due, a new source. */
export function SealAnew({ draw: { reference, state, source }, onClose, onDone }: Props) {
  const isNeeded = source !== null && state !== 'open'
  return (
    <Dialog title={texts.sealOf(reference)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.sealMeans}</p>
        <p>{isNeeded ? texts.sourceNeeded : texts.sourceOptional}</p>
        <CallForm
          call={desk.ballot.seal}
          send={send}
          shape={({ reason, sourceZh, sourcePt, sourceEn }) => ({
            ...{ draw: reference, reason: String(reason ?? '') },
            ...{ sourceZh: String(sourceZh ?? ''), sourcePt: String(sourcePt ?? ''), sourceEn: String(sourceEn ?? '') },
          })}
          submit={texts.sealNow}
          submitKind="dangerFilled"
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={2} maxLength={1000} />
          {sources.map((one) => (
            <TextArea key={one.name} {...one} rows={2} maxLength={longestSource} optional={!isNeeded} />
          ))}
        </CallForm>
      </div>
    </Dialog>
  )
}
