import type { Service } from '@palaestra/contract'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useQuery } from '../api/query.ts'
import { lacksPapers, serviceNamed } from '../api/services.ts'
import { WhyNot } from './WhyNot.tsx'

interface Props {
  to: Service
  /** What stands above it, and already before the answer has come: a page that is read meanwhile is no empty page. */
  lead?: ReactNode
  /** For the screen of the service itself: who lacks papers for it is led to where they are given (R41). */
  leadsOn?: boolean
  children: ReactNode
}

/**
 * What it holds, for who may use the service; for all others why not, before they write anything. When the answer
 * cannot be read, the call itself refuses. Once open it stays open, also when the session ends and its data are
 * forgotten: somebody may have written by then.
 */
export function Entitled({ to, lead, leadsOn = false, children }: Props) {
  const { data, error } = useQuery(serviceNamed(to))
  const [answer] = data?.items ?? []
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (error || answer?.state === 'yes')) setOpen(true)
  if (!isOpen && leadsOn && answer && lacksPapers(answer))
    return <Navigate to="/member-info-incomplete" search={{ service: to }} replace />
  if (!isOpen && answer && answer.state !== 'yes') return <WhyNot answer={answer} />
  return (
    <>
      {lead}
      {isOpen && children}
    </>
  )
}
