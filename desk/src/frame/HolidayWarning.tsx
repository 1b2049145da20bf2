import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/frame'

interface Props {
  /** The years without holidays that due dates reach soon. */
  missing: readonly string[]
  mayChange: boolean
}

/** Due dates are counted without holidays that nobody has added. */
export function HolidayWarning({ missing, mayChange }: Props) {
  const [first] = missing
  if (!first) return null
  return (
    <Notice kind="warning">
      <p>{texts.holidaysMissing(missing)}</p>
      <p>
        {mayChange ? (
          <Link to="/holidays" search={{ year: first }}>
            {texts.addHolidays(first)}
          </Link>
        ) : (
          texts.askForHolidays
        )}
      </p>
    </Notice>
  )
}
