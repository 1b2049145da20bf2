import { addMonths } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/frame'
import { monthWritten } from './dates.ts'
import list from './list.module.css'

interface Props {
  /** The screen, whose address names the month; left out, it is this one. */
  to: '/figures' | '/fair-use' | '/income'
  /** The first day of the month that is shown. */
  month: string
  thisMonth: string
  /** Of which there is something. */
  firstMonth: string
  lastMonth: string
}

/** The month that is shown, and the ways to those before and after it of which there is something. */
export function Months({ to, month, thisMonth, firstMonth, lastMonth }: Props) {
  const at = (month: string) => ({ month: month === thisMonth ? undefined : month })
  return (
    <nav className={list.ways} aria-label={texts.month}>
      <h2>{monthWritten(month)}</h2>
      <p className={list.pages}>
        {month > firstMonth && (
          <Link to={to} search={at(addMonths(month, -1))}>
            {texts.monthBefore}
          </Link>
        )}
        {month !== thisMonth && (
          <Link to={to} search={at(thisMonth)}>
            {texts.thisMonth}
          </Link>
        )}
        {month < lastMonth && (
          <Link to={to} search={at(addMonths(month, 1))}>
            {texts.monthAfter}
          </Link>
        )}
      </p>
    </nav>
  )
}
