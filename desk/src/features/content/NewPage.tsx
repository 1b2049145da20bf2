import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextField } from '@palaestra/ui'
import * as texts from '#texts/content'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

interface Props {
  onClose: () => void
  /** With the key under which it is written from now on. */
  onBegun: (key: string) => void
}

/** Begins a page: where it will be found, and what it is called. */
export function NewPage({ onClose, onBegun }: Props) {
  let begun = ''
  return (
    <Dialog title={texts.newPage} onClose={onClose}>
      <div className={ofCase.dialog}>
        <CallForm
          call={desk.content.begin}
          send={send}
          shape={({ key, ...titles }) => {
            // People write addresses with the slash that they begin with.
            begun = String(key).trim().replace(/^\/+/, '')
            return { ...titles, key: begun }
          }}
          submit={texts.begin}
          onDone={() => onBegun(begun)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <TextField
            name="key"
            label={texts.newAddress}
            hint={texts.newAddressHint}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField name="titleZh" label={texts.titleZh} lang="zh-Hant" />
          <TextField name="titlePt" label={texts.titlePt} lang="pt" />
          <TextField name="titleEn" label={texts.titleEn} lang="en" />
        </CallForm>
      </div>
    </Dialog>
  )
}
