import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'

interface Props {
  /** Why: it is confirmed already, or there is none. */
  why: string
  /** The way to what is missing. */
  add?: { to: '/online/account/change-email' | '/online/account/change-mobile'; label: string }
}

/** In place of the form that the server would refuse. */
export const NothingToConfirm = ({ why, add }: Props) => (
  <Notice kind={add ? 'warning' : 'success'}>
    <p>{why}</p>
    {add && (
      <p>
        <Link to={add.to}>{add.label}</Link>
      </p>
    )}
  </Notice>
)
