import { Button, Dialog } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/frame'
import { session } from '../api/session.ts'
import styles from './KeysDialog.module.css'

const keys = [
  { keys: ['J', '↓'], does: texts.keyDown },
  { keys: ['K', '↑'], does: texts.keyUp },
  { keys: ['Enter'], does: texts.keyOpen },
  { keys: ['/'], does: texts.keySearch },
  { keys: ['1 – 9'], does: texts.keyViews },
  { keys: [texts.space], does: texts.keyEnlarge },
  { keys: ['A', 'Enter'], does: texts.keyApprove, inARow: true },
  { keys: ['R', '1 – 7', 'Ctrl + Enter'], does: texts.keyReject, inARow: true },
  { keys: ['U'], does: texts.keyUndo },
  { keys: ['Q'], does: texts.keyBack },
  { keys: ['?'], does: texts.keyShow },
]

/** The list of keys, and the switch for those of a single letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(session.shortcuts())
  const change = (wanted: boolean) => {
    session.setShortcuts(wanted)
    setOn(wanted)
  }

  return (
    <Dialog title={texts.keysTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ keys, does, inARow }) => (
          <div key={does}>
            <dt>
              {keys.map((key, place) => (
                <span key={key}>
                  {place > 0 && (inARow ? texts.keyAndThen : texts.keyOr)}
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
        {texts.keysOn}
      </label>
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  )
}
