import { Button, Dialog } from '@palaestra/ui'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/frame'
import { type HalfFilled, halfFilled } from '../routing/halfFilled.ts'
import { SessionEnd } from './SessionEnd.tsx'

/**
 * Asks before a half-filled form is left (M08): by our dialog inside the portal, by the browser’s outside of it. What
 * can be kept while the page is unloaded is kept, and nothing is asked.
 */
export function LeaveWarning(form: HalfFilled) {
  const newest = useRef(form)
  newest.current = form
  useEffect(
    () =>
      halfFilled.add({
        when: () => newest.current.when(),
        save: async () => newest.current.save?.(),
      }),
    [],
  )
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && form.when(),
    enableBeforeUnload: () => form.when() && !form.saveOnUnload?.(),
    withResolver: true,
  })
  if (leaving.status !== 'blocked') return <SessionEnd />
  return (
    <Dialog title={texts.leaveWithoutSending} onClose={leaving.reset}>
      <Button onClick={leaving.reset}>{texts.stay}</Button>
      <Button kind="quiet" onClick={leaving.proceed}>
        {texts.leave}
      </Button>
    </Dialog>
  )
}
