import type { desk, Reply } from '@palaestra/contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { session } from '../../api/session.ts'

type Opened = Pick<Reply<typeof desk.login.logIn>, 'token' | 'next'>

/** Goes on as a login says: to the second step, to setting one up, or to the desk, there to where one was going. */
export const useEntering = (wanted: string | undefined) => {
  const [pending, setPending] = useState<string>()
  const navigate = useNavigate()
  const { history } = useRouter()

  const enter = useCallback(
    ({ token, next }: Opened) => {
      if (next === 'code') return setPending(token)
      session.start(token, { enrolling: next === 'enrolment' })
      if (next === 'enrolment') void navigate({ to: '/factor' })
      // Only back to the desk: an address somebody else wrote must not lead away from it.
      else if (wanted?.startsWith('/desk/')) history.push(wanted)
      else void navigate({ to: '/' })
    },
    [wanted, navigate, history],
  )
  return { pending, enter, restart: () => setPending(undefined) }
}
