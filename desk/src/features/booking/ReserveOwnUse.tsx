import { desk, type Given, longestOwnUseName, type Reply } from '@palaestra/contract'
import {
  Button,
  CallForm,
  ChoiceField,
  DayField,
  Dialog,
  problemsFrom,
  TextField,
  TicksField,
  useSubmit,
} from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/booking.ownUse'
import { send } from '../../api/client.ts'
import { venuePlaces } from '../../api/queries.ts'
import ofCase from '../../case/case.module.css'
import { dayWithWeekday, dayWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import styles from './ownUse.module.css'

type Looked = Reply<typeof desk.booking.lookAtOwnUse>
type Asked = Given<typeof desk.booking.lookAtOwnUse>['body']

/** Half hours from the beginning of a day to its end. */
const times = Array.from({ length: 49 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})
const weekdays = [1, 2, 3, 4, 5, 6, 7]

interface Props {
  onClose: () => void
  onDone: (said: string) => void
}

/** What is to be reserved; which hours it gets and which are left out is shown before anything happens. */
export function ReserveOwnUse({ onClose, onDone }: Props) {
  const { data, error, refetch } = useQuery(venuePlaces)
  const [venueCode, setVenue] = useState<string>()
  const [facilityCode, setFacility] = useState<string>()
  const [asked, setAsked] = useState<{ body: Asked; looked: Looked }>()
  // A venue may have pools alone, of which no hours are reserved.
  const venues = data?.items.filter(({ facilities }) => facilities.length > 0)
  const venue = venues?.find(({ code }) => code === venueCode) ?? venues?.[0]
  const facility = venue?.facilities.find(({ code }) => code === facilityCode) ?? venue?.facilities[0]
  const choices = (of: readonly { code: string; name: string }[] = []) =>
    of.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <Dialog title={texts.reserve} onClose={onClose}>
        <div className={ofCase.dialog}>
          {error && <Failure error={error} retry={refetch} />}
          {venue && facility && (
            <CallForm
              call={desk.booking.lookAtOwnUse}
              send={(call, given) => send(call, given, { repeatable: true })}
              shape={({ purpose, fromDay, untilDay, fromTime, untilTime, ...written }) => ({
                ...{ purpose, fromDay, untilDay, fromTime, untilTime, venue: venue.code, facility: facility.code },
                courts: facility.courts.map(({ code }) => code).filter((code) => written[`courts.${code}`] === true),
                weekdays: weekdays.filter((day) => written[`weekdays.${day}`] === true),
              })}
              submit={texts.look}
              onDone={(looked, { body }) => setAsked({ body, looked })}
              aside={
                <Button kind="quiet" onClick={onClose}>
                  {texts.back}
                </Button>
              }
            >
              <TextField name="purpose" label={texts.purpose} hint={texts.purposeHint} maxLength={longestOwnUseName} />
              <ChoiceField
                name="venue"
                label={texts.venue}
                choices={choices(venues)}
                value={venue.code}
                onChange={({ currentTarget }) => setVenue(currentTarget.value)}
              />
              <ChoiceField
                name="facility"
                label={texts.facility}
                choices={choices(venue.facilities)}
                value={facility.code}
                onChange={({ currentTarget }) => setFacility(currentTarget.value)}
              />
              <TicksField
                key={`${venue.code} ${facility.code}`}
                name="courts"
                label={texts.courts}
                choices={choices(facility.courts)}
              />
              <TicksField
                name="weekdays"
                label={texts.onDays}
                choices={weekdays.map((day) => ({ value: String(day), label: texts.weekdays[day] ?? '' }))}
              />
              <div className={styles.when}>
                <DayField name="fromDay" label={texts.fromDay} />
                <DayField name="untilDay" label={texts.untilDay} />
                <ChoiceField name="fromTime" label={texts.fromTime} choices={times} />
                <ChoiceField name="untilTime" label={texts.untilTime} choices={times} />
              </div>
            </CallForm>
          )}
        </div>
      </Dialog>
      {asked && <ConfirmOwnUse {...asked} onBack={() => setAsked(undefined)} onDone={onDone} />}
    </>
  )
}

interface ConfirmProps {
  body: Asked
  looked: Looked
  onBack: () => void
  onDone: (said: string) => void
}

/** Says what an own use gets at once, what follows later, and what others have. */
function ConfirmOwnUse({ body, looked, onBack, onDone }: ConfirmProps) {
  // The same, however often it is sent.
  const [requestKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const { hours, leftOut, taken, timetableUntil } = looked
  const reserve = () =>
    submit(async () => {
      const got = await send(desk.booking.reserve, { body: { ...body, requestKey } })
      onDone(texts.reserved(body.purpose, got.hours))
    })
  return (
    <Dialog title={body.purpose} onClose={onBack}>
      <div className={ofCase.dialog}>
        <p>
          <strong>{texts.getsNow(hours)}</strong>
        </p>
        {timetableUntil && body.untilDay > timetableUntil && <p>{texts.followsAfter(dayWritten(timetableUntil))}</p>}
        {leftOut > 0 && (
          <>
            <p>{texts.leftOut(leftOut)}</p>
            <ul className={styles.taken}>
              {taken.map(({ day, from, court, state }) => (
                <li key={`${day} ${from} ${court}`}>
                  {dayWithWeekday(day)} {from} · {court} · {texts.takenBy[state]}
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="alert">{problem}</p>
        <div className={styles.acts}>
          <Button aria-disabled={submitting} onClick={reserve}>
            {texts.reserveNow}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
