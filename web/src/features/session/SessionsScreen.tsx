import { api } from '@palaestra/contract'
import { Button, Dialog, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/session'
import { useQuery } from '../../api/query.ts'
import { takeFocus } from '../../form/takeFocus.ts'
import { useProof } from '../../form/useProof.tsx'
import { PathLink } from '../../frame/PathLink.tsx'
import { nameOf, type Session, SessionRow } from './SessionRow.tsx'
import styles from './SessionsScreen.module.css'
import { sessions } from './sessions.ts'

type Ending = { kind: 'one'; session: Session } | { kind: 'others' }
type Said = { kind: 'success' | 'danger'; text: string }

/** The open sessions of the account, and the way to end them (T-28). */
export function SessionsScreen() {
  const { data, error, refetch } = useQuery(sessions)
  const { sendProved, dialog } = useProof()
  const [asked, setAsked] = useState<Ending>()
  const [said, setSaid] = useState<Said>()

  const { submitting, submit } = useSubmit((error) => setSaid({ kind: 'danger', text: problemsFrom(error).message }))
  const end = (ending: Ending) => {
    setAsked(undefined)
    submit(async () => {
      setSaid(undefined)
      if (ending.kind === 'one') await sendProved(api.session.endOne, { body: { id: ending.session.id } })
      else await sendProved(api.session.endOthers, { body: {} })
      setSaid({ kind: 'success', text: texts.ended })
      void refetch()
    })
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.signedInPlaces}</h1>
      <p>{texts.whatFor}</p>
      <div role="status">
        {said && (
          <Notice kind={said.kind}>
            {/* What was ended takes its button along, and the focus with it. */}
            <p ref={said.kind === 'success' ? takeFocus : undefined} tabIndex={-1}>
              {said.text}
            </p>
          </Notice>
        )}
        {error && (
          <p className={styles.failed}>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
      </div>
      <ul className={styles.list} aria-busy={!data && !error}>
        {data?.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            submitting={submitting}
            onEnd={() => setAsked({ kind: 'one', session })}
          />
        ))}
      </ul>
      {data?.items.length === 1 && <p>{texts.onlyHere}</p>}
      {data && data.items.length > 1 && (
        <p>
          <Button kind="danger" aria-disabled={submitting} onClick={() => submitting || setAsked({ kind: 'others' })}>
            {texts.endOthers}
          </Button>
        </p>
      )}
      {/* With the list, below which it would jump. */}
      {(data || error) && (
        <Notice>
          <p>
            <strong>{texts.unknown}</strong> {texts.unknownWhat}
          </p>
          <p className={styles.ways}>
            <PathLink uri="/online/account/change-password">{texts.changePassword}</PathLink>
            <Link to="/security">{texts.stayingSafe}</Link>
          </p>
        </Notice>
      )}
      {asked && <AskToEnd ending={asked} onEnd={() => end(asked)} onKeep={() => setAsked(undefined)} />}
      {dialog}
    </div>
  )
}

function AskToEnd({ ending, onEnd, onKeep }: { ending: Ending; onEnd: () => void; onKeep: () => void }) {
  const one = ending.kind === 'one'
  return (
    <Dialog title={one ? texts.endSure : texts.othersSure} onClose={onKeep}>
      <div className={styles.question}>
        <p>{one ? texts.endSureWhat(nameOf(ending.session)) : texts.othersSureWhat}</p>
        <p className={styles.ways}>
          <Button kind="dangerFilled" onClick={onEnd}>
            {texts.end}
          </Button>
          <Button kind="quiet" onClick={onKeep}>
            {texts.keep}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
