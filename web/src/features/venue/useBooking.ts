import { api } from '@palaestra/contract'
import { problemsFrom, useSubmit } from '@palaestra/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import type { Choosing } from './useChoosing.ts'

/** Books the first of what was chosen that can be had, and goes to it. Sent again, it is the same booking. */
export const useBooking = ({ choices, requestKey, setWish }: Choosing) => {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const book = (patiently = (sent: () => Promise<{ reference: string }>) => sent()) =>
    submit(async () => {
      setProblem(undefined)
      const body = { choices: choices.map(({ id }) => id), requestKey }
      const { reference } = await patiently(() => send(api.booking.book, { body }, { repeatable: true }))
      void invalidate({ queryKey: ['booking'] })
      setWish({ choices: [], requestKey: crypto.randomUUID() })
      await navigate({ to: '/vbs/booking', search: { reference } })
    })
  return { book, submitting, problem }
}
