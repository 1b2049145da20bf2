import { desk, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/payment'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { status } from '../../frame/status.ts'
import { NoteDialog } from './NoteDialog.tsx'
import styles from './payment.module.css'

type Difference = Reply<typeof desk.payment.reconciliations>['differences'][number]

interface Props {
  differences: readonly Difference[]
  onChanged: () => Promise<unknown>
}

const written = (amount: number | null) => (amount === null ? texts.nothing : texts.amount(amount))

/** In what the books differ: each is settled by whoever has looked into it. */
export function Differences({ differences, onChanged }: Props) {
  const [settling, setSettling] = useState<Difference>()
  return (
    <section className={styles.part} aria-labelledby="differences">
      <h2 id="differences">{texts.differences}</h2>
      {differences.length === 0 && <p>{texts.noDifferences}</p>}
      <ul className={styles.list}>
        {differences.map((one) => (
          <li key={one.id}>
            <p>
              <strong>{texts.differs[one.kind](texts.about[one.about])}</strong> {one.name} · {dayWritten(one.day)}
            </p>
            <p>{texts.bothSides(written(one.ours), written(one.theirs))}</p>
            <p className={styles.quiet}>{texts.paymentNamed(one.providerReference)}</p>
            {one.settledAt ? (
              <p>{texts.settledBy(one.settledBy ?? '', momentWritten(one.settledAt), one.note ?? '')}</p>
            ) : (
              <div className={styles.acts}>
                <Button aria-label={`${texts.settle}: ${one.name}`} onClick={() => setSettling(one)}>
                  {texts.settle}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {settling && (
        <NoteDialog
          call={desk.payment.settle}
          about={{ difference: settling.id }}
          title={texts.settleWhich(settling.name)}
          means={texts.settleMeans}
          hint={texts.settleHint}
          submit={texts.settled}
          onClose={() => setSettling(undefined)}
          onDone={() => {
            setSettling(undefined)
            status.say(texts.differenceSettled(settling.name))
            void onChanged()
          }}
        />
      )}
    </section>
  )
}
