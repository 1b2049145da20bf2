import { api, mostChoices, type Reply } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.basket'
import { send } from '../../api/client.ts'
import { type Query, useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { useSignedIn } from '../../frame/useStored.ts'
import { type Choice, choiceOf, preferred, toggled } from './choosing.ts'
import type { Mark } from './SlotGrid.tsx'
import type { Facility, Slot, Timetable } from './timetable.ts'

export type Mine = Reply<typeof api.booking.mine>

/** What the member has at a venue on a day, and what they pay as. */
const mineOf = (venue: string, day: string): Query<Mine> => ({
  queryKey: ['booking', 'mine', venue, day],
  queryFn: () => send(api.booking.mine, { query: { venue, day } }),
})

interface Wish {
  choices: readonly Choice[]
  requestKey: string
}

/** One request for each set of choices: sent again after a lost answer, it is the same booking. */
const wishOf = (choices: readonly Choice[]): Wish => ({ choices, requestKey: crypto.randomUUID() })

/** What a member chooses on the grid, up to three in the order of liking; and what is theirs already. */
export const useChoosing = ({ code, day, byTurns }: Timetable, facility: Facility) => {
  const signedIn = useSignedIn()
  const service = useQuery({ ...serviceNamed('venue_booking'), enabled: signedIn })
  const { data: mine } = useQuery({ ...mineOf(code, day), enabled: signedIn })
  const [wish, setWish] = useState(() => wishOf([]))
  const [said, setSaid] = useState('')
  const [isTurn, setTurn] = useState(false)
  const [taken, setTaken] = useState<Choice>()
  const { choices } = wish
  const [answer] = service.data?.items ?? []
  const closed = answer && answer.state !== 'yes' ? answer : undefined
  // Also while it is not known yet: a press would otherwise be lost, and the server decides anyway.
  const mayChoose = signedIn && !closed && mine !== undefined

  const own = new Set(mine?.slots.map(({ slot }) => slot))
  const marks = new Map<number, Mark>()
  for (const id of own) marks.set(id, { kind: 'mine', said: words.mineSaid, shown: words.mine })
  for (const [place, { id, price }] of choices.entries())
    marks.set(id, { kind: 'chosen', said: words.chosenSaid(place + 1, texts.priceIn(price)), shown: `${place + 1}` })

  const change = (next: readonly Choice[], sentence: string) => {
    setWish(wishOf(next))
    setSaid(sentence)
  }
  const press = (slot: Slot) => {
    const choice = mine && choiceOf(facility, { day, audience: mine.audience }, slot)
    if (!choice) return
    if (choices.some(({ id }) => id === slot.id)) change(toggled(choices, choice), words.removed(choice.court))
    else if (own.has(slot.id)) setSaid(words.mineSaid)
    else if (slot.state !== 'free') {
      setTaken(slot.state === 'taken' ? choice : undefined)
      setSaid(texts.states[slot.state])
    } else if (choices.length === mostChoices) setSaid(words.full)
    else {
      const next = toggled(choices, choice)
      change(next, words.added(next.length, choice.court, texts.rangeOf(choice.from, choice.until)))
    }
  }

  return {
    signedIn,
    /** Why the member may not book; undefined while they may, or it is not known. */
    closed,
    mine,
    ...wish,
    said,
    /** Whether what was chosen is sent by itself, at the member’s turn. */
    waits: !isTurn && choices.some((choice) => choice.day === byTurns),
    turnHasCome: () => setTurn(true),
    /** A court of somebody else that was pressed last. */
    taken,
    /** Left out for who only looks. */
    ...(mayChoose && { grid: { marks, onPress: press, audience: mine.audience } }),
    remove: (choice: Choice) => change(toggled(choices, choice), words.removed(choice.court)),
    prefer: (choice: Choice) => change(preferred(choices, choice.id), words.preferred(choice.court)),
    setWish,
  }
}

export type Choosing = ReturnType<typeof useChoosing>
