import type { Service } from '@palaestra/contract'
import { type ReactNode, useState } from 'react'
import { useQuery } from '../api/query.ts'
import { serviceNamed } from '../api/services.ts'
import { WhyNot } from './WhyNot.tsx'

/**
 * What it holds, for who may use the service; for all others why not, before they write anything. When the answer
 * cannot be read, the call itself refuses. Once open it stays open, also when the session ends and its data are
 * forgotten: somebody may have written by then.
 */
export function Entitled({ to, children }: { to: Service; children: ReactNode }) {
  const { data, error } = useQuery(serviceNamed(to))
  const [answer] = data?.items ?? []
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return children
  if (error || answer?.state === 'yes') setOpen(true)
  return answer && answer.state !== 'yes' ? <WhyNot answer={answer} /> : null
}
