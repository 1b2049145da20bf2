import { desk } from '@palaestra/contract'
import { CallForm, DayField } from '@palaestra/ui'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/site'
import { send } from '../../api/client.ts'
import styles from './holidays.module.css'
import { NameFields } from './NameFields.tsx'

interface Props {
  /** The year that is shown, for the example. */
  year: string
  onAdded: () => void
}

export function AddHoliday({ year, onAdded }: Props) {
  const [added, setAdded] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  // The fields of the last one are gone, and the focus with them.
  useEffect(() => {
    if (added > 0) fields.current?.querySelector('input')?.focus()
  }, [added])
  const done = () => {
    setAdded(added + 1)
    onAdded()
  }

  return (
    <div ref={fields} className={styles.fields}>
      {/* A new form for each: the last one is done. */}
      <CallForm key={added} call={desk.site.addHoliday} send={send} submit={texts.add} onDone={done}>
        <DayField name="day" label={texts.day} hint={texts.dayHint(year)} />
        <NameFields />
      </CallForm>
    </div>
  )
}
