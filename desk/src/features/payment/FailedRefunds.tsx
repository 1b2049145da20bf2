import { desk, type Reply } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/payment'
import { send } from '../../api/client.ts'
import { momentWritten } from '../../frame/dates.ts'
import { status } from '../../frame/status.ts'
import { NoteDialog } from './NoteDialog.tsx'
import styles from './payment.module.css'

type Refund = Reply<typeof desk.payment.refunds>['refunds'][number]

interface Props {
  refunds: readonly Refund[]
  onChanged: () => Promise<unknown>
}

/** What the provider has refused to pay back: asked once more, or paid by bank transfer. */
export function FailedRefunds({ refunds, onChanged }: Props) {
  const [transferring, setTransferring] = useState<Refund>()
  const { submitting, submit } = useSubmit((error) => status.say(problemsFrom(error).message ?? ''))
  const retry = ({ id, reference }: Refund) =>
    submit(async () => {
      await send(desk.payment.retryRefund, { body: { refund: id } }).finally(onChanged)
      status.say(texts.askedAgain(reference))
    })
  return (
    <section className={styles.part} aria-labelledby="refunds">
      <h2 id="refunds">{texts.failedRefunds}</h2>
      {refunds.length === 0 && <p>{texts.noFailedRefunds}</p>}
      <ul className={styles.list}>
        {refunds.map((refund) => {
          const { id, reference, amount, cause, wantedAt } = refund
          return (
            <li key={id}>
              <p>
                <strong>{texts.amount(amount)}</strong> {reference} · {texts.causes[cause]} · {momentWritten(wantedAt)}
              </p>
              <div className={styles.acts}>
                <Button
                  aria-label={`${texts.askAgain}: ${reference}`}
                  aria-disabled={submitting}
                  onClick={() => retry(refund)}
                >
                  {texts.askAgain}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`${texts.byTransfer}: ${reference}`}
                  onClick={() => setTransferring(refund)}
                >
                  {texts.byTransfer}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {transferring && (
        <NoteDialog
          call={desk.payment.transferRefund}
          about={{ refund: transferring.id }}
          title={texts.transferOf(transferring.reference, texts.amount(transferring.amount))}
          means={texts.transferMeans}
          hint={texts.transferHint}
          submit={texts.transferred}
          onClose={() => setTransferring(undefined)}
          onDone={() => {
            setTransferring(undefined)
            status.say(texts.transferNoted(transferring.reference))
            void onChanged()
          }}
        />
      )}
    </section>
  )
}
