import { Button, Dialog } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/guardian'
import styles from '../registration.module.css'

/** Asks whether somebody means it, before they go on without online payment. */
export const useWithoutPayment = () => {
  const [asked, setAsked] = useState<{ answer: (means: boolean) => void }>()
  const isMeant = () => new Promise<boolean>((answer) => setAsked({ answer })).finally(() => setAsked(undefined))

  const dialog = asked && (
    <Dialog title={texts.withoutPaymentSure} onClose={() => asked.answer(false)}>
      <p>{texts.withoutPaymentWhat}</p>
      <div className={styles.buttons}>
        <Button onClick={() => asked.answer(true)}>{texts.goOnWithout}</Button>
        <Button kind="quiet" onClick={() => asked.answer(false)}>
          {texts.backToChoice}
        </Button>
      </div>
    </Dialog>
  )
  return { isMeant, dialog }
}
