import { Button, Dialog } from '@palaestra/ui'
import { useBlocker } from '@tanstack/react-router'
import * as texts from '#texts/frame'

/** Who leaves half-way is asked first (M08): inside the portal by our dialog, outside of it by the browser’s. */
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
