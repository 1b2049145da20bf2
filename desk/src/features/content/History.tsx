import { desk, type WrittenPage } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/content'
import { send } from '../../api/client.ts'
import { pageHistory, pageVersion } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { status } from '../../frame/status.ts'
import styles from './content.module.css'
import { Differences } from './Differences.tsx'

interface Props {
  pageKey: string
  /** What everybody reads now. */
  published: WrittenPage & { number: number }
  /** Whether everybody reads it: of a page that was taken off the last version is the way back. */
  isShown: boolean
  /** Of the draft that is shown; 0 for none. */
  version: number
  /** Asks where something that is typed would be lost. */
  mayLeave: () => boolean
  onRestored: () => void
}

/** Every version that was published: with who and when, what was different, and the way back to it. */
export function History({ pageKey, published, isShown, version, mayLeave, onRestored }: Props) {
  const { data, error, refetch } = useQuery(pageHistory(pageKey))
  const [compared, setCompared] = useState<number>()
  const { submitting, submit } = useSubmit((error) => status.say(problemsFrom(error).message ?? ''))
  const restore = (number: number) =>
    submit(async () => {
      if (!mayLeave()) return
      await send(desk.content.restore, { body: { key: pageKey, number, version } })
      onRestored()
    })
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      {error && <Failure error={error} retry={refetch} />}
      <ul>
        {data?.items.map(({ number, at, by }) => (
          <li key={number}>
            <p>
              <strong>{texts.versionNumber(number)}</strong>{' '}
              {at && by ? texts.publishedBy(momentWritten(at), by) : texts.beganWith}
              {isShown && number === published.number && ` · ${texts.current}`}
            </p>
            {(number !== published.number || !isShown) && (
              <p className={styles.acts}>
                <button
                  type="button"
                  aria-label={texts.which(texts.compare, texts.versionNumber(number))}
                  onClick={() => setCompared(number)}
                >
                  {texts.compare}
                </button>
                <button
                  type="button"
                  aria-label={texts.which(texts.goBack, texts.versionNumber(number))}
                  aria-disabled={submitting}
                  onClick={() => restore(number)}
                >
                  {texts.goBack}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {compared !== undefined && (
        <Compared pageKey={pageKey} number={compared} now={published} onClose={() => setCompared(undefined)} />
      )}
    </section>
  )
}

interface ComparedProps {
  pageKey: string
  number: number
  now: WrittenPage & { number: number }
  onClose: () => void
}

function Compared({ pageKey, number, now, onClose }: ComparedProps) {
  const { data, error, refetch } = useQuery(pageVersion(pageKey, number))
  return (
    <Dialog title={texts.compared(number, now.number)} onClose={onClose}>
      {error && <Failure error={error} retry={refetch} />}
      {data && <Differences before={data} after={now} />}
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  )
}
