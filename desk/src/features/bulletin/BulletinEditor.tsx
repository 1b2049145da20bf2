import { bulletinProblems, desk } from '@palaestra/contract'
import { Button, CallForm, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/bulletin'
import { send } from '../../api/client.ts'
import { areas as areasQuery } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import { type Body, bodyOf, storedBody } from './body.ts'
import styles from './bulletin.module.css'
import { type Bulletin, flagOf, newBulletin } from './bulletin.ts'
import { Fields } from './Fields.tsx'
import { Preview } from './Preview.tsx'
import { SendDialog } from './SendDialog.tsx'

interface Props {
  /** Left out for a new one. */
  stored: Bulletin | undefined
  onSaved: (id: number) => void
  /** It is another by now: what is shown has to be read anew. */
  onAnother: (said: string) => void
  onGone: (said: string) => void
}

/** A notice being written: kept as a draft, finished or not, looked at, and sent once nothing is missing. */
export function BulletinEditor({ stored, onSaved, onAnother, onGone }: Props) {
  const { data: areas, error, refetch } = useQuery(areasQuery)
  const [saved] = useState<Body>(() => (stored ? storedBody(stored) : newBulletin))
  const [body, setBody] = useState(saved)
  const [isSaving, setSaving] = useState(false)
  const [asking, setAsking] = useState<'preview' | 'send'>()
  const [problem, setProblem] = useState<string>()
  const isTouched = JSON.stringify(body) !== JSON.stringify(saved)
  useBlocker({
    shouldBlockFn: () => isTouched && !isSaving && !confirm(texts.leave),
    enableBeforeUnload: () => isTouched,
  })
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))

  if (error) return <Failure error={error} retry={refetch} />
  // A list that comes later would lose what is ticked.
  if (!areas) return <p role="status">{texts.loading}</p>
  const codes = areas.items.map(({ code }) => code)
  const problems = stored
    ? Object.entries(bulletinProblems(stored, { hosts: stored.hosts, group: groupOf(stored) }))
    : []
  const seen = stored && { id: stored.id, version: stored.version }
  const discard = () =>
    submit(async () => {
      if (!seen || !confirm(texts.discardReally)) return
      setSaving(true)
      await send(desk.bulletin.discard, { body: seen })
      onGone(texts.discarded)
    })
  const withdraw = () =>
    submit(async () => {
      if (!seen) return
      await send(desk.bulletin.withdraw, { body: seen })
      onAnother(texts.unplanned)
    })

  return (
    <>
      {stored && (
        <p className={styles.facts}>
          <Flag kind={flagOf[stored.state]}>{texts.states[stored.state]}</Flag>
          {stored.sent && <span>{texts.plannedFor(momentWritten(stored.sent.at))}</span>}
          <span>{texts.editedBy(stored.edited.by, momentWritten(stored.edited.at))}</span>
        </p>
      )}
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <CallForm
        call={desk.bulletin.save}
        send={async (call, given) => {
          setSaving(true)
          try {
            return await send(call, given)
          } catch (error) {
            setSaving(false)
            throw error
          }
        }}
        shape={(written) => ({
          ...{ id: stored?.id ?? null, version: stored?.version ?? null },
          ...bodyOf(written, codes),
        })}
        onWrite={(written) => setBody(bodyOf(written, codes))}
        submit={texts.save}
        onDone={({ id }) => onSaved(id)}
        aside={
          <>
            <Button kind="quiet" onClick={() => setAsking('preview')}>
              {texts.preview}
            </Button>
            {stored?.state === 'draft' && (
              <Button kind="quiet" aria-disabled={submitting} onClick={discard}>
                {texts.discard}
              </Button>
            )}
            {stored?.state === 'planned' && (
              <Button kind="quiet" aria-disabled={submitting} onClick={withdraw}>
                {texts.unplan}
              </Button>
            )}
          </>
        }
      >
        <Fields saved={saved} to={body.to} areas={areas.items} isPlanned={stored?.state === 'planned'} />
      </CallForm>
      {stored?.state === 'draft' && (
        <section className={styles.sending} aria-labelledby="sending">
          <h2 id="sending">{texts.sending}</h2>
          {isTouched && <p>{texts.saveFirst}</p>}
          {!isTouched && problems.length > 0 && (
            <>
              <p>{texts.unfinished}</p>
              <ul>
                {problems.map(([field, found]) => (
                  <li key={field}>{texts.problemAt(field, found)}</li>
                ))}
              </ul>
            </>
          )}
          {!isTouched && problems.length === 0 && (
            <p>
              <Button onClick={() => setAsking('send')}>{texts.toSend}</Button>
            </p>
          )}
        </section>
      )}
      {asking === 'preview' && <Preview of={body} onClose={() => setAsking(undefined)} />}
      {asking === 'send' && stored && (
        <SendDialog bulletin={stored} onClose={() => setAsking(undefined)} onDone={onAnother} />
      )}
    </>
  )
}

const groupOf = ({ to, ageFrom, ageTo, areas, languages, idTypes, services }: Bulletin) =>
  to === 'group' ? { ageFrom, ageTo, areas, languages, idTypes, services } : undefined
