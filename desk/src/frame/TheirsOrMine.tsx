import { Button, Notice } from '@palaestra/ui'
import * as texts from '#texts/form'

interface Props {
  title: string
  /** What a colleague has written. */
  said: readonly (string | false | null)[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A colleague was faster: shows what they have written, and lets the one who is here decide. */
export function TheirsOrMine({ title, said, onKeepMine, onTakeTheirs }: Props) {
  return (
    <div role="alert">
      <Notice kind="warning">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{said.filter(Boolean).join(' · ')}</p>
        <p>
          <Button onClick={onKeepMine}>{texts.keepMine}</Button>{' '}
          <Button kind="quiet" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
