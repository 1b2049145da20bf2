import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { tryAgain } from '#texts/booking'
import * as texts from '#texts/booking.calendar'
import { longMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { takeFocus } from '../../form/takeFocus.ts'
import { useProof } from '../../form/useProof.tsx'
import styles from './calendar.module.css'
import { myCalendar } from './calendar.ts'
import { FeedAddress } from './FeedAddress.tsx'

/**
 * The private address at which a calendar program reads the bookings: made with a fresh proof, shown once, made anew or
 * ended. It comes in place of the button that was pressed, and takes its focus.
 */
export function CalendarFeed() {
  const { data, error, refetch } = useQuery(myCalendar)
  const { sendProved, dialog } = useProof()
  const [address, setAddress] = useState<string>()
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const act = (work: () => Promise<string | undefined>, done: string) =>
    submit(async () => {
      setProblem(undefined)
      setSaid('')
      setAddress(await work())
      setSaid(done)
      await invalidate(myCalendar)
    })
  const make = () => act(async () => (await sendProved(api.calendar.make, {})).address, '')
  const end = () =>
    act(async () => {
      await send(api.calendar.end, {})
      return undefined
    }, texts.ended)
  return (
    <section className={styles.sheet} aria-labelledby="calendar">
      <h2 id="calendar" ref={takeFocus} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.whatFor}</p>
      {error && !data && (
        <p role="status">
          {texts.notLoaded} <Button onClick={() => void refetch()}>{tryAgain}</Button>
        </p>
      )}
      {address && <FeedAddress key={address} address={address} onSaid={setSaid} />}
      <p role="status">{said}</p>
      <p role="alert">{problem}</p>
      {data?.madeAt && !address && (
        <p>
          {texts.madeAt(longMoment(data.madeAt))} {data.readAt ? texts.readAt(longMoment(data.readAt)) : texts.notRead}
        </p>
      )}
      <p className={styles.quiet}>{data?.madeAt && !address ? texts.anewMeans : texts.careful}</p>
      {data && (
        <p className={styles.ways}>
          <Button kind={data.madeAt ? 'quiet' : 'primary'} aria-disabled={submitting} onClick={make}>
            {data.madeAt ? texts.makeAnew : texts.make}
          </Button>
          {data.madeAt && (
            <Button kind="quiet" aria-disabled={submitting} onClick={end}>
              {texts.end}
            </Button>
          )}
        </p>
      )}
      {dialog}
    </section>
  )
}
