import { hintOfName } from '@palaestra/contract'
import { Button, Dialog } from '@palaestra/ui'
import { createRoot } from 'react-dom/client'
import * as texts from '#texts/session'
import styles from './SessionsScreen.module.css'

interface Names {
  here: string
  arriving: string
}

/** Asks the person at the browser; closing the dialog means no. */
export const askToSwitch = (names: Names) =>
  new Promise<boolean>((answer) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const settle = (yes: boolean) => {
      root.unmount()
      place.remove()
      answer(yes)
    }
    root.render(<SwitchMember {...names} onAnswer={settle} />)
  })

function SwitchMember({ here, arriving, onAnswer }: Names & { onAnswer: (yes: boolean) => void }) {
  const [stays, comes] = [hintOfName(here), hintOfName(arriving)]
  return (
    <Dialog title={texts.switchMember} onClose={() => onAnswer(false)}>
      <div className={styles.question}>
        <p>{texts.switchWhat(stays, comes)}</p>
        <p className={styles.ways}>
          <Button onClick={() => onAnswer(false)}>{texts.stay(stays)}</Button>
          <Button kind="quiet" onClick={() => onAnswer(true)}>
            {texts.switchTo(comes)}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
