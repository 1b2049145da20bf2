import { buttonClass, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/recovery'

interface Props {
  /** The screen on which one requests another. */
  to: '/online/account/forgot-password' | '/online/account/forgot-mobile'
  action: string
}

/** Says that a link has ended, and leads to the next. */
export const LinkEnded = ({ to, action }: Props) => (
  <>
    <Notice kind="warning">
      <p>{texts.linkEnded}</p>
    </Notice>
    <p>
      <Link className={buttonClass()} to={to}>
        {action}
      </Link>
    </p>
  </>
)
