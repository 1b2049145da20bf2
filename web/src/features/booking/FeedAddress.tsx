import { Button, buttonClass } from '@palaestra/ui'
import { useId, useRef } from 'react'
import * as texts from '#texts/booking.calendar'
import { takeFocus } from '../../form/takeFocus.ts'
import styles from './calendar.module.css'

interface Props {
  address: string
  /** What has become of a press, for everybody. */
  onSaid: (said: string) => void
}

/** An address that is shown once, to be copied, or opened by the calendar program of this device. */
export function FeedAddress({ address, onSaid }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    field.current?.select()
    // Where the portal is tried out without https, a browser lends no clipboard.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    onSaid(isCopied ? texts.copied : texts.copyYourself)
  }
  return (
    <div className={styles.address}>
      <p className={styles.once} ref={takeFocus} tabIndex={-1}>
        {texts.once}
      </p>
      <label htmlFor={id}>{texts.address}</label>
      <input ref={field} id={id} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      <p className={styles.ways}>
        <Button kind="primary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <a className={buttonClass('quiet')} href={address.replace(/^https?:/, 'webcal:')}>
          {texts.open}
        </a>
      </p>
    </div>
  )
}
