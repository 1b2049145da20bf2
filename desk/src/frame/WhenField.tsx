import { ChoiceField, DayField, RadioField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/form'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

interface Props {
  label: string
  /** How late it may be after the hour. */
  hint: string
}

/** Whether something happens now, or at an hour of a day to come. */
export function WhenField({ label, hint }: Props) {
  const [isLater, setLater] = useState(false)
  return (
    <>
      <RadioField
        name="when"
        label={label}
        chosen="now"
        choices={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        onChoose={(value) => setLater(value === 'later')}
      />
      {isLater && (
        <>
          <DayField name="day" label={texts.day} />
          <ChoiceField name="hour" label={texts.hour} hint={hint} choices={hours} defaultValue="9" />
        </>
      )}
    </>
  )
}
