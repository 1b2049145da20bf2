import { desk, type Holder, kindOfReference } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/queue'
import { send } from '../api/client.ts'
import { whoAmI } from '../api/queries.ts'
import { momentWritten } from '../frame/dates.ts'
import styles from './case.module.css'
import { Next } from './Next.tsx'
import type { Here } from './queueContext.ts'

interface Props {
  here: Here
  holder: Holder
}

/** In place of the decision: a colleague works on it, and since when. Who may, takes it over. */
export function Held({ here, holder }: Props) {
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
      <Next here={here} />
      {asking && <TakeOverDialog here={here} holder={holder} onClose={() => setAsking(false)} />}
    </section>
  )
}

function TakeOverDialog({ here: { reference }, holder, onClose }: Props & { onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const kind = kindOfReference(reference)
  const takeOver = () =>
    submit(async () => {
      setProblem(undefined)
      if (!kind) return
      const standing = await send(desk.queue.takeOver, { body: { kind, reference } })
      client.setQueryData(['claim', kind, reference], standing)
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
