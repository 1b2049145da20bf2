import { Button, NotFoundDrawing } from '@palaestra/ui'
import * as frame from '#texts/frame'
import * as texts from '#texts/site'
import { PathLink } from '../../frame/PathLink.tsx'
import { settings } from '../../settings.ts'
import styles from './site.module.css'

/** Something broke. `error` is what the router caught; its sentence is shown where it is one for people. */
export function ErrorScreen({ error }: { error?: unknown }) {
  const said = error instanceof Error && error.name === 'Unreachable' ? error.message : texts.systemError

  return (
    <div className={styles.page}>
      <NotFoundDrawing />
      <h1 tabIndex={-1}>{said}</h1>
      <p>{texts.systemErrorWhat}</p>
      <p>{texts.hotline(settings.hotline, frame.supportHours)}</p>
      <p className={styles.actions}>
        {error !== undefined && <Button onClick={() => location.reload()}>{texts.tryAgain}</Button>}
        <PathLink uri="/">{texts.backHome}</PathLink>
      </p>
    </div>
  )
}
