import { desk, type Reply } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/points'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { status } from '../../frame/status.ts'
import { CorrectPoints } from './CorrectPoints.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import styles from './member.module.css'

type Page = Reply<typeof desk.points.ledger>

interface Props {
  memberNumber: string
  onDone: () => void
}

/** The points of a member, entry by entry. They are fetched when somebody wants to see them: each look is written down. */
export function Ledger({ memberNumber, onDone }: Props) {
  const { data: me } = useQuery(whoAmI)
  const [page, setPage] = useState<Page>()
  const [correcting, setCorrecting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const isThere = page !== undefined
  // What was pressed is gone then.
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])

  const read = async (after?: string) => {
    const body = { memberNumber, ...(after && { after }) }
    return send(desk.points.ledger, { body }, { repeatable: true })
  }
  const show = () =>
    submit(async () => {
      setProblem(undefined)
      setPage(await read())
    })
  const showMore = (after: string) =>
    submit(async () => {
      setProblem(undefined)
      const next = await read(after)
      setPage(page && { ...next, entries: [...page.entries, ...next.entries] })
    })

  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {texts.points}
      </h3>
      {problem && <p role="alert">{problem}</p>}
      {!page && (
        <div className={styles.acts}>
          <Button kind="quiet" aria-disabled={submitting} onClick={show}>
            {texts.showPoints}
          </Button>
        </div>
      )}
      {page && (
        <>
          <p>{texts.balance(page.balance)}</p>
          {page.entries.length === 0 && <p>{texts.noEntries}</p>}
          {page.entries.length > 0 && <LedgerTable entries={page.entries} />}
          <div className={styles.acts}>
            {page.next && (
              <Button kind="quiet" aria-disabled={submitting} onClick={() => showMore(page.next ?? '')}>
                {texts.earlier}
              </Button>
            )}
            {me?.permissions.includes('points') && (
              <Button kind="quiet" onClick={() => setCorrecting(true)}>
                {texts.correct}
              </Button>
            )}
          </div>
        </>
      )}
      {page && correcting && (
        <CorrectPoints
          memberNumber={memberNumber}
          balance={page.balance}
          onChanged={async () => setPage(await read())}
          onClose={() => setCorrecting(false)}
          onDone={async (balance) => {
            setCorrecting(false)
            status.say(texts.corrected(balance))
            onDone()
            setPage(await read())
          }}
        />
      )}
    </section>
  )
}
