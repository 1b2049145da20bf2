import { buttonClass } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'

interface Props {
  to: '/online/account/forgot-password' | '/online/account/forgot-mobile'
  action: string
}

/** Leads on from a link that has ended: to the screen for the next, or to what one can do instead. */
export const AnotherLink = ({ to, action }: Props) => (
  <p>
    <Link className={buttonClass()} to={to}>
      {action}
    </Link>
  </p>
)
