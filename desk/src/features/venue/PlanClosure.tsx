import { closureReasons, desk, longestClosureText } from '@palaestra/contract'
import { Button, CallForm, ChoiceField, DayField, Dialog, RadioField, TextArea } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/venue'
import { send } from '../../api/client.ts'
import { venuePlaces } from '../../api/queries.ts'
import ofCase from '../../case/case.module.css'
import { Failure } from '../../frame/Failure.tsx'
import type { Asked } from './closure.ts'
import styles from './closures.module.css'

/** Half hours from the beginning of a day to its end. */
const times = Array.from({ length: 49 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

interface Props {
  onClose: () => void
  onPlanned: (asked: Asked) => void
}

/** What is to be closed, from when to when, and why. What it meets is shown before anything happens. */
export function PlanClosure({ onClose, onPlanned }: Props) {
  const { data, error, refetch } = useQuery(venuePlaces)
  const [venueCode, setVenue] = useState('')
  const [facilityCode, setFacility] = useState('')
  const [pool, setPool] = useState('')
  const venue = data?.items.find(({ code }) => code === venueCode)
  const facility = venue?.facilities.find(({ code }) => code === facilityCode)
  const choices = (of: readonly { code: string; name: string }[] = []) =>
    of.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Dialog title={texts.plan} onClose={onClose}>
      <div className={ofCase.dialog}>
        {error && <Failure error={error} retry={refetch} />}
        <CallForm
          call={desk.venue.meets}
          send={(call, given) => send(call, given, { repeatable: true })}
          shape={(written) => ({ facility: '', court: '', pool: '', ...written })}
          submit={texts.preview}
          onDone={(_, { body }) => onPlanned(body)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <RadioField
            name="reason"
            label={texts.reason}
            chosen="typhoon"
            choices={closureReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          />
          <ChoiceField
            name="venue"
            label={texts.venue}
            hint={texts.venueHint}
            optional
            choices={choices(data?.items)}
            onChange={({ currentTarget }) => {
              setVenue(currentTarget.value)
              setFacility('')
              setPool('')
            }}
          />
          {venue && venue.pools.length > 0 && !facility && (
            <ChoiceField
              key={`${venue.code} pool`}
              name="pool"
              label={texts.pool}
              hint={texts.poolHint}
              optional
              choices={choices(venue.pools)}
              onChange={({ currentTarget }) => setPool(currentTarget.value)}
            />
          )}
          {venue && venue.facilities.length > 0 && pool === '' && (
            <ChoiceField
              key={venue.code}
              name="facility"
              label={texts.facility}
              hint={texts.facilityHint}
              optional
              choices={choices(venue.facilities)}
              onChange={({ currentTarget }) => setFacility(currentTarget.value)}
            />
          )}
          {facility && (
            <ChoiceField
              key={facility.code}
              name="court"
              label={texts.court}
              hint={texts.courtHint}
              optional
              choices={choices(facility.courts)}
            />
          )}
          <div className={styles.when}>
            <DayField name="fromDay" label={texts.fromDay} hint={texts.fromDayHint} optional />
            <ChoiceField name="fromTime" label={texts.fromTime} hint={texts.fromTimeHint} optional choices={times} />
            <DayField name="untilDay" label={texts.untilDay} hint={texts.untilDayHint} optional />
            <ChoiceField name="untilTime" label={texts.untilTime} hint={texts.untilTimeHint} optional choices={times} />
          </div>
          <p>{texts.ownWords(longestClosureText)}</p>
          <TextArea name="textZh" label={texts.inZh} lang="zh-Hant" rows={2} optional />
          <TextArea name="textPt" label={texts.inPt} lang="pt" rows={2} optional />
          <TextArea name="textEn" label={texts.inEn} lang="en" rows={2} optional />
        </CallForm>
      </div>
    </Dialog>
  )
}
