import { desk, type Given, groupedMemberNumber, type Reply } from '@palaestra/contract'
import { Button, CallForm, problemsFrom, TextField, useSubmit } from '@palaestra/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/member'
import { send } from '../../api/client.ts'
import { dayWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import styles from './member.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of the member whose file is wanted. */
    member?: string
  }
}

/** Fetched for who has found somebody. */
const MemberFile = lazy(async () => ({ default: (await import('./MemberFile.tsx')).MemberFile }))

type Found = Reply<typeof desk.member.find>
type Asked = Given<typeof desk.member.find>['body']

/**
 * Finding a member and their file. Neither has an address: what is searched for and whose file it is are personal data.
 * Another screen that leads to a file says whose beside the address.
 */
export function MembersScreen() {
  const [found, setFound] = useState<Found>()
  const [asked, setAsked] = useState<Asked>()
  const [chosen, setChosen] = useState(useLocation({ select: ({ state }) => state.member }))
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))

  const showNext = (after: string) =>
    submit(async () => {
      setProblem(undefined)
      if (asked) setFound(await send(desk.member.find, { body: { ...asked, after } }, { repeatable: true }))
    })

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <CallForm
        call={desk.member.find}
        send={(call, given) => send(call, given, { repeatable: true })}
        submit={texts.search}
        onDone={(reply, { body }) => {
          setFound(reply)
          setAsked(body)
          setChosen(undefined)
        }}
      >
        <TextField name="search" label={texts.searchFor} hint={texts.searchHint} type="search" autoComplete="off" />
      </CallForm>
      <div role="status">{found?.items.length === 0 && <Empty said={texts.none} />}</div>
      {problem && <p role="alert">{problem}</p>}
      {found && found.items.length > 0 && (
        <ul className={styles.found} aria-label={texts.found}>
          {found.items.map(({ memberNumber, nameZh, namePt, birthDate, active, held }) => (
            <li key={memberNumber}>
              <button
                type="button"
                aria-current={memberNumber === chosen ? 'true' : undefined}
                onClick={() => setChosen(memberNumber)}
              >
                <strong>{[nameZh, namePt].filter(Boolean).join(' ')}</strong>
                <span>{groupedMemberNumber(memberNumber)}</span>
                <span>{dayWritten(birthDate)}</span>
                {held && <Flag kind="warning">{texts.held}</Flag>}
                {!active && <Flag kind="info">{texts.notActive}</Flag>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.next && (
        <Button kind="quiet" aria-disabled={submitting} onClick={() => showNext(found.next ?? '')}>
          {texts.nextPage}
        </Button>
      )}
      {chosen && (
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <MemberFile key={chosen} memberNumber={chosen} />
        </Suspense>
      )}
    </div>
  )
}
