import { closureReasons, desk, refusals } from '@palaestra/contract'
import { Button, CallForm, Dialog, RadioField, Refused, TextField, Unfit } from '@palaestra/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/venue'
import { send } from '../../api/client.ts'
import { venuePlaces } from '../../api/queries.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { type Asked, everythingTonight, namesOf } from './closure.ts'
import styles from './closures.module.css'

const meeting = (asked: Asked) =>
  queryOptions({
    queryKey: ['closure meets', asked],
    queryFn: () => send(desk.venue.meets, { body: asked }, { repeatable: true }),
    gcTime: 0,
  })

interface Props {
  asked: Asked
  onClose: () => void
  onDone: () => void
}

/** Says how many people a closure meets and what follows, and asks for their number: nobody closes by mistake. */
export function ConfirmClosure({ asked, onClose, onDone }: Props) {
  const { data, error, refetch } = useQuery(meeting(asked))
  const { data: places } = useQuery(venuePlaces)
  const [typed, setTyped] = useState('')
  // The same, however often it is sent.
  const [requestKey] = useState(() => crypto.randomUUID())
  const names = namesOf(places?.items ?? [], asked)
  const isAtOnce = asked === everythingTonight
  return (
    <Dialog title={texts.closeWhat(names.join(' · ') || texts.everything)} onClose={onClose}>
      <div className={ofCase.dialog}>
        {error && <Failure error={error} retry={refetch} />}
        {!data && !error && <p role="status">{texts.counting}</p>}
        {data && (
          <>
            <p>
              {!isAtOnce && `${texts.reasons[asked.reason]} · `}
              {texts.fromTo(momentWritten(data.startsAt), momentWritten(data.endsAt))}
            </p>
            <dl className={styles.counts}>
              <div>
                <dt>{texts.peopleMet}</dt>
                <dd>{texts.count(data.people)}</dd>
              </div>
              <div>
                <dt>{texts.bookingsMet}</dt>
                <dd>{texts.count(data.bookings)}</dd>
              </div>
            </dl>
            <ul className={styles.means}>
              <li>{texts.meansNoBooking}</li>
              <li>{texts.meansRefund(data.refund)}</li>
              <li>{texts.meansLetters(data.byMessage)}</li>
              <li>{texts.meansLift}</li>
            </ul>
            <CallForm
              call={desk.venue.close}
              send={async (call, given) => {
                if (data.people > 0 && typed.replace(/\D/g, '') !== String(data.people))
                  throw new Unfit({ typed: texts.notTheCount(data.people) })
                try {
                  return await send(call, given)
                } catch (error) {
                  if (error instanceof Refused && error.code === refusals.closure_meets_others) await refetch()
                  throw error
                }
              }}
              onWrite={(written) => setTyped(String(written['typed'] ?? ''))}
              shape={({ reason = asked.reason }) => ({ ...asked, reason, people: data.people, requestKey })}
              submit={texts.closeAndTell(data.people)}
              submitKind="dangerFilled"
              onDone={onDone}
              aside={
                <Button kind="quiet" onClick={onClose}>
                  {texts.back}
                </Button>
              }
            >
              {isAtOnce && (
                <RadioField
                  name="reason"
                  label={texts.reason}
                  chosen={asked.reason}
                  choices={closureReasons
                    .filter((value) => value !== 'other')
                    .map((value) => ({ value, label: texts.reasons[value] }))}
                />
              )}
              {data.people > 0 && (
                <TextField
                  // Another number is typed anew.
                  key={data.people}
                  name="typed"
                  room="digits"
                  label={texts.typeCount}
                  hint={texts.typeCountHint}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </CallForm>
          </>
        )}
      </div>
    </Dialog>
  )
}
