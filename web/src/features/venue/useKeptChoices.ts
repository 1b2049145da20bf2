import { useEffect, useRef } from 'react'
import { session } from '../../api/session.ts'
import { storageOf } from '../../api/storage.ts'
import { choiceOf } from './choosing.ts'
import type { Facility } from './timetable.ts'
import type { Choosing } from './useChoosing.ts'

/** The slots in the order of liking, and the key of their request: what was sent before a reload is not booked once more. */
interface Kept {
  slots: number[]
  requestKey: string
}

const key = 'choices'
const ofThisTab = storageOf('sessionStorage')
/** Cleared with all else when somebody logs out, on whatever page: what this tab keeps then counts no more. */
const ofSession = storageOf('localStorage')
// Somebody else may log in next.
session.onLoss(() => ofThisTab.remove(key))

const keep = (written: Kept) => {
  ofThisTab.write(key, JSON.stringify(written))
  ofSession.write(key, 'kept')
}
const kept = (): Kept => {
  try {
    const { slots, requestKey } = JSON.parse((ofSession.read(key) && ofThisTab.read(key)) ?? '')
    if (Array.isArray(slots) && typeof requestKey === 'string') return { slots, requestKey }
  } catch {
    // Nothing was kept, or something else wrote it.
  }
  return { slots: [], requestKey: '' }
}

/**
 * Keeps what is chosen over a reload of this tab. Of what was kept comes back what this day of the facility has, and what
 * can still be had; nothing of whoever chose it is written down.
 */
export const useKeptChoices = ({ choices, requestKey, mine, setWish }: Choosing, facility: Facility, day: string) => {
  const isRead = useRef(false)
  const last = useRef(choices.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known as what the member pays
  useEffect(() => {
    if (!mine || isRead.current) return
    isRead.current = true
    if (choices.length > 0) return
    const { slots, requestKey } = kept()
    const free = new Map(
      facility.courts.flatMap((court) =>
        court.slots.flatMap((slot) => (slot.state === 'free' ? [[slot.id, slot]] : [])),
      ),
    )
    const wanted = slots.flatMap((id) => {
      const slot = free.get(id)
      return (slot && choiceOf(facility, { day, audience: mine.audience }, slot)) ?? []
    })
    if (wanted.length > 0) setWish({ choices: wanted, requestKey })
  }, [mine])

  useEffect(() => {
    // Of another day what was kept stays, until something is chosen here.
    if (choices.length > 0 || last.current > 0) keep({ slots: choices.map(({ id }) => id), requestKey })
    last.current = choices.length
  }, [choices, requestKey])
}
