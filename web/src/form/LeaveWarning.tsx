import { Button, Dialog } from '@palaestra/ui'
import { useBlocker } from '@tanstack/react-router'
import * as texts from '#texts/frame'

/** Asks before a half-filled form is left (M08): by our dialog inside the portal, by the browser’s outside of it. */
export function LeaveWarning({ when }: { when: () => boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && when(),
    enableBeforeUnload: when,
    withResolver: true,
  })
  if (leaving.status !== 'blocked') return null
  return (
    <Dialog title={texts.leaveWithoutSending} onClose={leaving.reset}>
      <Button onClick={leaving.reset}>{texts.stay}</Button>
      <Button kind="quiet" onClick={leaving.proceed}>
        {texts.leave}
      </Button>
    </Dialog>
  )
}
