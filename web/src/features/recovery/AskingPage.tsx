import type { ReactNode } from 'react'
import { FormPage } from '../../form/FormPage.tsx'
import { OtherWays, type Way } from './OtherWays.tsx'

interface Props {
  title: string
  /** What it is for, where that holds after the request, too. */
  what?: string
  way: Way
  children: ReactNode
}

/** A page for one forgotten thing, with links for the others beside it. */
export const AskingPage = ({ title, what, way, children }: Props) => (
  <FormPage aside={<OtherWays not={way} />}>
    <h1 tabIndex={-1}>{title}</h1>
    {what && <p>{what}</p>}
    {children}
  </FormPage>
)
