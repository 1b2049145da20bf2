import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, problemsFrom, TextField, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/points'
import { send } from '../../api/client.ts'
import { dayWritten } from '../../frame/dates.ts'
import { GiveBack } from './GiveBack.tsx'
import styles from './points.module.css'

type Found = Reply<typeof desk.points.findGifts>

type Redemption = Found['redemptions'][number]

/** Finds the gifts of who has come, by number or reference, hands them out, and takes exchanges back. */
export function HandOut({ mayGiveBack }: { mayGiveBack: boolean }) {
  const [found, setFound] = useState<Found>()
  const [said, setSaid] = useState('')
  const [returning, setReturning] = useState<Redemption>()
  const { submitting, submit } = useSubmit((error) => setSaid(problemsFrom(error).message))
  const handOut = (reference: string, memberNumber: string) =>
    submit(async () => {
      await send(desk.points.handOut, { body: { reference } })
      setSaid(texts.handedOut(reference))
      setFound(await send(desk.points.findGifts, { body: { search: memberNumber } }))
    })
  const givenBack = (reference: string, memberNumber: string) =>
    submit(async () => {
      setReturning(undefined)
      setSaid(texts.givenBack(reference))
      setFound(await send(desk.points.findGifts, { body: { search: memberNumber } }))
    })
  return (
    <section className={styles.part} aria-labelledby="hand-out">
      <h2 id="hand-out">{texts.handOut}</h2>
      <div className={styles.field}>
        <CallForm
          call={desk.points.findGifts}
          send={send}
          submit={texts.find}
          onDone={(reply) => {
            setSaid('')
            setFound(reply)
          }}
        >
          <TextField name="search" label={texts.search} hint={texts.searchHint} />
        </CallForm>
      </div>
      <p role="status">{said}</p>
      {found && (
        <>
          <h3>{texts.giftsOf([found.nameZh, found.namePt].filter(Boolean).join(' '), found.memberNumber)}</h3>
          {found.redemptions.length === 0 && <p>{texts.noGifts}</p>}
          <ul className={styles.gifts}>
            {found.redemptions.map(({ reference, state, price, collectBy, ...names }) => (
              <li key={reference}>
                <p>
                  <strong>{texts.giftName(names)}</strong> {reference}
                </p>
                <p>
                  {texts.price(price)} · {texts.states[state](dayWritten(collectBy))}
                </p>
                <div className={styles.acts}>
                  {state === 'reserved' && (
                    <Button
                      kind="primary"
                      aria-disabled={submitting}
                      onClick={() => handOut(reference, found.memberNumber)}
                    >
                      {texts.handOutOne(texts.giftName(names))}
                    </Button>
                  )}
                  {mayGiveBack && (state === 'reserved' || state === 'collected') && (
                    <Button
                      kind="quiet"
                      aria-label={texts.giveBackNamed(texts.giftName(names), reference)}
                      onClick={() => setReturning({ reference, state, price, collectBy, ...names })}
                    >
                      {texts.giveBack}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {returning && (
            <GiveBack
              redemption={returning}
              onClose={() => setReturning(undefined)}
              onDone={() => givenBack(returning.reference, found.memberNumber)}
            />
          )}
        </>
      )}
    </section>
  )
}
