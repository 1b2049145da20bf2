import { useSyncExternalStore } from 'react'
import * as texts from '#texts/frame'
import styles from './Toast.module.css'
import { toast } from './toast.ts'

const nothing = () => undefined

/** The one place where things are told in passing. It is always there, so that what comes into it is read out. */
export function Toast() {
  const shown = useSyncExternalStore(toast.onChange, toast.shown, nothing)
  return (
    <div className={styles.region} role="status">
      {shown && (
        <div className={styles.toast}>
          <p>{shown.text}</p>
          <button type="button" onClick={toast.close}>
            {texts.close}
          </button>
        </div>
      )}
    </div>
  )
}
