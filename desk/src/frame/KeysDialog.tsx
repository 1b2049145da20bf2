import { Button, Dialog } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/keys'
import { session } from '../api/session.ts'
import styles from './KeysDialog.module.css'

const keys = [
  { keys: ['j', '↓'], does: texts.down },
  { keys: ['k', '↑'], does: texts.up },
  { keys: ['Enter'], does: texts.open },
  { keys: ['/'], does: texts.search },
  { keys: ['a', 'Enter'], does: texts.approve, inARow: true },
  { keys: ['r', 'Ctrl + Enter'], does: texts.reject, inARow: true },
  { keys: ['q'], does: texts.back },
  { keys: ['?'], does: texts.show },
]

/** What each key does, and the way to switch the single letters off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(session.shortcuts())
  const change = (wanted: boolean) => {
    session.setShortcuts(wanted)
    setOn(wanted)
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ keys, does, inARow }) => (
          <div key={does}>
            <dt>
              {keys.map((key, place) => (
                <span key={key}>
                  {place > 0 && (inARow ? texts.andThen : texts.or)}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={({ currentTarget }) => change(currentTarget.checked)} />
        {texts.on}
      </label>
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  )
}
