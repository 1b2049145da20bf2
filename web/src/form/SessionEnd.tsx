import { buttonClass, Dialog } from '@palaestra/ui'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { locale } from '#texts/document'
import * as texts from '#texts/form'
import * as frameTexts from '#texts/frame'
import { session } from '../api/session.ts'
import { toast } from '../frame/toast.ts'
import { sessionEnd } from '../routing/sessionEnd.ts'

const nothing = () => undefined
const TermsBeside = lazy(() => import('./TermsBeside.tsx'))

/**
 * The session has ended while a form was filled in: one message, with the one way on that loses nothing. As soon as
 * somebody has logged in beside, the form is there as it was.
 */
export function SessionEnd() {
  const reason = useSyncExternalStore(sessionEnd.onChange, sessionEnd.reason, nothing)
  useEffect(
    () =>
      session.onChange(() => {
        if (!session.token() || !sessionEnd.reason()) return
        sessionEnd.close()
        toast.say(texts.loggedInAgain)
      }),
    [],
  )
  // The form is left: what was said of it is over.
  useEffect(
    () => () => {
      sessionEnd.close()
      if (toast.shown()?.text === texts.loggedInAgain) toast.close()
    },
    [],
  )
  if (!reason) return null
  if (reason === 'terms_changed')
    return (
      <Suspense>
        <TermsBeside />
      </Suspense>
    )
  return (
    <Dialog title={frameTexts.lost[reason]} onClose={sessionEnd.close}>
      <p>{texts.typedStaysHere}</p>
      <a className={buttonClass()} href={`/ams/login?_locale=${locale}`} target="_blank" rel="noopener noreferrer">
        {texts.logInBeside}
      </a>
    </Dialog>
  )
}
