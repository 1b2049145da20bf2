import type { Service } from '@palaestra/contract'
import type { ReactNode } from 'react'
import { useQuery } from '../api/query.ts'
import { serviceNamed } from '../api/services.ts'
import { WhyNot } from './WhyNot.tsx'

/**
 * What it holds, for who may use the service; for all others why not, before they write anything. When the answer
 * cannot be read, the call itself refuses.
 */
export function Entitled({ to, children }: { to: Service; children: ReactNode }) {
  const { data, error } = useQuery(serviceNamed(to))
  const [answer] = data?.items ?? []
  if (!answer && !error) return null
  return answer && answer.state !== 'yes' ? <WhyNot answer={answer} /> : children
}
