import { Button } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/application'
import { status } from '../../frame/status.ts'
import { useKeys } from '../../frame/useKeys.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { lastView } from './lastView.ts'
import { RejectDialog } from './RejectDialog.tsx'

/** The decision in two keystrokes, and on to the next application. */
export function Decision({ application }: { application: Application }) {
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { reference } = application
  useKeys({ a: () => setAsking('approve'), r: () => setAsking('reject') })
  const close = () => setAsking(undefined)

  const goOn = async (nextReference: string | null, said: string) => {
    close()
    void client.invalidateQueries({ queryKey: ['queue'] })
    if (nextReference) await navigate({ to: '/application/$reference', params: { reference: nextReference } })
    else await navigate({ to: '/', search: lastView.address() })
    status.say(nextReference ? said : `${said} ${texts.queueEmpty}`)
  }

  return (
    <>
      <section className={styles.decision} aria-label={texts.decision}>
        <Button aria-keyshortcuts="a" onClick={() => setAsking('approve')}>
          {texts.approve}
          <Key name="a" />
        </Button>
        <Button kind="quiet" aria-keyshortcuts="r" onClick={() => setAsking('reject')}>
          {texts.reject}
          <Key name="r" />
        </Button>
      </section>
      {asking === 'approve' && (
        <ApproveDialog
          application={application}
          onClose={close}
          onDone={({ memberNumber, nextReference }) =>
            void goOn(nextReference, texts.approved(reference, memberNumber))
          }
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          application={application}
          onClose={close}
          onDone={({ nextReference }) => void goOn(nextReference, texts.rejected(reference))}
        />
      )}
    </>
  )
}

/** For who sees; `aria-keyshortcuts` says it to all others. */
const Key = ({ name }: { name: string }) => (
  <span className={styles.key} aria-hidden="true">
    {name}
  </span>
)
