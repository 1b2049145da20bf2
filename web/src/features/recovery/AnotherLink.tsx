import { buttonClass } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'

interface Props {
  /** The screen on which one requests another. */
  to: '/online/account/forgot-password' | '/online/account/forgot-mobile'
  action: string
}

/** Leads from a link that has ended to the next. */
export const AnotherLink = ({ to, action }: Props) => (
  <p>
    <Link className={buttonClass()} to={to}>
      {action}
    </Link>
  </p>
)
