import { mostAtDesk } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/booking.timetable'
import { status } from '../../frame/status.ts'
import { BookedHour } from './BookedHour.tsx'
import { BookForMember } from './BookForMember.tsx'
import { GiveBackOwnUse } from './GiveBackOwnUse.tsx'
import { HourGrid } from './HourGrid.tsx'
import type { Facility, Slot } from './queries.ts'
import { hoursIn } from './sheet.ts'
import styles from './timetable.module.css'

interface Props {
  facility: Facility
  day: string
  /** Whether who looks may book and cancel for members. */
  mayBook: boolean
  /** Whether they may give back what the authority has for itself. */
  mayReserve: boolean
  /** Something was booked, cancelled or refused: the timetable is read anew. */
  onChanged: () => Promise<void>
}

/** The grid, and what is done with what is pressed in it: free hours are chosen, others opened. */
export function Board({ facility, day, mayBook, mayReserve, onChanged }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [opened, setOpened] = useState<number>()
  const [isBooking, setBooking] = useState(false)
  const hours = hoursIn(facility)
  const picked = hours.filter(({ id }) => chosen.includes(id))
  const open = hours.find(({ id }) => id === opened)

  const press = ({ id, state, booking, ownUse }: Slot) => {
    if (booking || (ownUse && mayReserve)) setOpened(id)
    else if (chosen.includes(id)) setChosen(chosen.filter((one) => one !== id))
    else if (state !== 'free' || !mayBook) return
    else if (chosen.length < mostAtDesk) setChosen([...chosen, id])
    else status.say(texts.most(mostAtDesk))
  }
  const done = async (said: string) => {
    setChosen([])
    setOpened(undefined)
    setBooking(false)
    await onChanged()
    status.say(said)
  }

  return (
    <>
      <p className={styles.lead}>{mayBook ? texts.meaning : texts.meaningToLook}</p>
      <HourGrid
        facility={facility}
        day={day}
        chosen={chosen}
        mayBook={mayBook}
        mayReserve={mayReserve}
        onPress={press}
      />
      {mayBook && (
        <p className={styles.bar}>
          <span aria-live="polite">{texts.chosen(picked.length)}</span>
          <Button aria-disabled={picked.length === 0} onClick={() => setBooking(picked.length > 0)}>
            {texts.bookFor}
          </Button>
        </p>
      )}
      {isBooking && (
        <BookForMember hours={picked} onClose={() => setBooking(false)} onDone={done} onRefused={onChanged} />
      )}
      {open?.ownUse && (
        <GiveBackOwnUse
          id={open.ownUse.id}
          hour={open.ownUse.reference}
          title={`${open.ownUse.purpose} · ${texts.hour(open)}`}
          onClose={() => setOpened(undefined)}
          onDone={done}
        />
      )}
      {open?.booking && (
        <BookedHour
          hour={open}
          booking={open.booking}
          mayCancel={mayBook && open.booking.mayCancel}
          onClose={() => setOpened(undefined)}
          onDone={done}
        />
      )}
    </>
  )
}
