import { desk, locales } from '@palaestra/contract'
import { Button, CallForm, Dialog, Notice } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/bulletin'
import { locale as ownLocale } from '#texts/document'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './bulletin.module.css'
import { type Bulletin, flagOf } from './bulletin.ts'
import { Shown } from './Shown.tsx'

interface Props {
  bulletin: Bulletin
  onAnother: (said: string) => void
}

/** What became of a notice: who has sent it and when, how many have it and have opened it; and the way to withdraw it. */
export function SentBulletin({ bulletin, onAnother }: Props) {
  const { id, version, state, reached, read, sent, withdrawn, to, byEmail, bySms } = bulletin
  const [isAsking, setAsking] = useState(false)
  const [locale, setLocale] = useState(ownLocale)
  const close = () => setAsking(false)
  return (
    <>
      <p className={styles.facts}>
        <Flag kind={flagOf[state]}>{texts.states[state]}</Flag>
        {sent && <span>{texts.sentBy(sent.by, momentWritten(sent.at))}</span>}
        {withdrawn && <span>{texts.withdrawnBy(withdrawn.by, momentWritten(withdrawn.at))}</span>}
      </p>
      <dl className={styles.counts}>
        <div>
          <dt>{texts.reachedWhat}</dt>
          <dd>{texts.number(reached)}</dd>
        </div>
        <div>
          <dt>{texts.readWhat}</dt>
          <dd>{texts.number(read)}</dd>
        </div>
        <div>
          <dt>{texts.to}</dt>
          <dd>{texts.audiences[to]}</dd>
        </div>
        <div>
          <dt>{texts.waysWhat}</dt>
          <dd>{texts.ways(byEmail, bySms)}</dd>
        </div>
      </dl>
      {state !== 'withdrawn' && (
        <p>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {texts.withdraw}
          </Button>
        </p>
      )}
      <h2>{texts.seenByMembers}</h2>
      <fieldset className={styles.languages}>
        <legend>{texts.language}</legend>
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {texts.languages[one]}
          </button>
        ))}
      </fieldset>
      <Shown of={bulletin} locale={locale} />
      {isAsking && (
        <Dialog title={texts.withdraw} onClose={close}>
          <div className={ofCase.dialog}>
            <p>{texts.withdrawMeans}</p>
            {(byEmail || bySms) && (
              <Notice kind="warning">
                <p>{texts.lettersStay}</p>
              </Notice>
            )}
            <CallForm
              call={desk.bulletin.withdraw}
              send={send}
              shape={() => ({ id, version })}
              submit={texts.withdraw}
              submitKind="danger"
              onDone={() => {
                close()
                onAnother(texts.gone)
              }}
              aside={
                <Button kind="quiet" onClick={close}>
                  {texts.cancel}
                </Button>
              }
            >
              {null}
            </CallForm>
          </div>
        </Dialog>
      )}
    </>
  )
}
