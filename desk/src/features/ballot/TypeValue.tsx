import { desk, longestPublicValue } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextField } from '@palaestra/ui'
import * as texts from '#texts/ballot'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Draw } from './draws.ts'

interface Props {
  draw: Draw
  onClose: () => void
  onDone: (said: string) => void
}

/** Takes the public value as its source has it; a colleague does the same. */
export function TypeValue({ draw: { reference, source }, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.typeOf(reference)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>
          {texts.source}: {source}
        </p>
        <p>{texts.typeMeans}</p>
        <CallForm
          call={desk.ballot.typeValue}
          send={send}
          shape={({ value }) => ({ draw: reference, value: String(value ?? '') })}
          submit={texts.typeNow}
          onDone={({ outcome }) => onDone(texts.outcomes[outcome])}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextField
            name="value"
            label={texts.value}
            hint={texts.valueHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={longestPublicValue}
          />
        </CallForm>
      </div>
    </Dialog>
  )
}
