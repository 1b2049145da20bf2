import { desk, type Holder } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/application'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { Next } from './Next.tsx'

interface Props {
  application: Application
  holder: Holder
}

/** In place of the decision: a colleague works on it, and since when. Who may, takes it over. */
export function Held({ application, holder }: Props) {
  const { data: me } = useQuery(whoAmI)
  const [asking, setAsking] = useState(false)
  return (
    <section className={styles.decision} aria-label={texts.decision}>
      {me?.permissions.includes('decide_second') && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {texts.takeOver}
        </Button>
      )}
      <p role="status" className={styles.missing}>
        {texts.heldBy(holder.name, momentWritten(holder.since))}
      </p>
      <Next application={application} />
      {asking && <TakeOverDialog application={application} holder={holder} onClose={() => setAsking(false)} />}
    </section>
  )
}

function TakeOverDialog({ application: { reference }, holder, onClose }: Props & { onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const takeOver = () =>
    submit(async () => {
      setProblem(undefined)
      const standing = await send(desk.queue.takeOver, { body: { kind: 'application', reference } })
      client.setQueryData(['claim', 'application', reference], standing)
      void client.invalidateQueries({ queryKey: ['queue'] })
      onClose()
    })
  return (
    <Dialog title={texts.takeOverWhat(reference)} onClose={onClose}>
      <p>{texts.takeOverMeans(holder.name)}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button aria-disabled={submitting} onClick={takeOver}>
        {texts.takeOver}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
