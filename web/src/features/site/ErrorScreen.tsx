import { Button, NotFoundDrawing } from '@palaestra/ui'
import { supportHours } from '#texts/frame'
import * as texts from '#texts/site'
import { hotlineAddress } from '../../frame/hotline.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { settings } from '../../settings.ts'
import styles from './site.module.css'

/** The words around the number, which one can press. */
const [before, after] = texts.hotline('|', supportHours).split('|')

/** What is said of something that broke here; the sentence of what was caught, where it is one for people. */
const saidOf = (error: unknown) =>
  error instanceof Error && error.name === 'Unreachable' ? error.message : texts.systemError

/**
 * Something broke. `error` is what the router caught; without one a server has sent the browser here, and the portal
 * has another wording for that (X11).
 */
export function ErrorScreen({ error }: { error?: unknown }) {
  return (
    <div className={styles.page}>
      <NotFoundDrawing />
      <h1 tabIndex={-1}>{error === undefined ? texts.serverError : saidOf(error)}</h1>
      <p>{texts.systemErrorWhat}</p>
      <p>
        {before}
        <a href={hotlineAddress()}>{settings.hotline}</a>
        {after}
      </p>
      <p className={styles.actions}>
        {error !== undefined && <Button onClick={() => location.reload()}>{texts.tryAgain}</Button>}
        <PathLink uri="/">{texts.backHome}</PathLink>
      </p>
    </div>
  )
}
