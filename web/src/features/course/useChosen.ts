import { type CourseActivity, courseActivities } from '@palaestra/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

export interface Chosen {
  term: string | undefined
  activity: CourseActivity | undefined
  venue: string | undefined
  age: string | undefined
  free: '1' | undefined
  temporaryCard: '1' | undefined
}

/** What was chosen, as it stands in the address. Anybody may have written it: what cannot be meant is left out. */
export const useChosen = () => {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const like = (name: string, written: RegExp) => {
    // The router reads what looks like a number as one.
    const value = String(search[name] ?? '')
    return written.test(value) ? value : undefined
  }
  const [term, venue] = [like('term', /^\d{4}-\d$/), like('venue', /^[a-z0-9-]{2,40}$/)]
  const [age, word] = [like('age', /^(0|[1-9]\d{0,2})$/), like('activity', /^[a-z_]+$/)]
  const activity = courseActivities.find((one) => one === word)
  const [free, temporaryCard] = [like('free', /^1$/) && '1', like('card', /^1$/) && '1'] as const
  const chosen: Chosen = useMemo(
    () => ({ term, activity, venue, age, free: free || undefined, temporaryCard: temporaryCard || undefined }),
    [term, activity, venue, age, free, temporaryCard],
  )
  return {
    chosen,
    choose: (more: Partial<Record<keyof Chosen, string | undefined>>) => {
      const { term, activity, venue, age, free, temporaryCard } = { ...chosen, ...more }
      // As numbers they stand in the address without quotation marks.
      const numbers = { age: age && Number(age), free: free && 1, card: temporaryCard && 1 }
      void navigate({
        to: '.',
        search: { term, activity, venue, ...numbers } as never,
        ...{ replace: true, resetScroll: false },
      })
    },
  }
}
