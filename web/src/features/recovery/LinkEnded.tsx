import { buttonClass, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/recovery'

interface Props {
  /** Where one asks for another. */
  to: '/online/account/forgot-password' | '/online/account/forgot-mobile'
  action: string
}

/** A letter that is good no more, and the way to the next. */
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
