import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Notice, problemsFrom, TextField, useSubmit } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { EnrolmentCode } from './EnrolmentCode.tsx'
import styles from './staff.module.css'

type Begun = Reply<typeof desk.staff.beginFactor>

/** The second step of one’s own login: whether there is one, setting it up, and the recovery codes, once. */
export function FactorScreen() {
  const { data: me, error, refetch } = useQuery(whoAmI)
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const client = useQueryClient()

  const confirmed = ({ token, recoveryCodes }: Reply<typeof desk.staff.confirmFactor>) => {
    session.start(token)
    setCodes(recoveryCodes)
    void client.invalidateQueries({ queryKey: whoAmI.queryKey })
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div className={styles.sheet}>
        {error && <Failure error={error} retry={refetch} />}
        {codes && <RecoveryCodes codes={codes} />}
        {!codes && begun && <EnrolmentCode begun={begun} onDone={confirmed} />}
        {!codes &&
          !begun &&
          me &&
          (me.factor ? <Replace left={me.recoveryCodes} onBegun={setBegun} /> : <First onBegun={setBegun} />)}
      </div>
    </div>
  )
}

/** There is none yet. */
function First({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const begin = () => submit(async () => onBegun(await send(desk.staff.beginFactor, { body: {} })))
  return (
    <>
      <p>{session.enrolling() ? texts.required : texts.none}</p>
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <p>
        <Button aria-disabled={submitting} onClick={begin}>
          {texts.begin}
        </Button>
      </p>
    </>
  )
}

/** There is one: another takes its place only for one more code. */
function Replace({ left, onBegun }: { left: number; onBegun: (begun: Begun) => void }) {
  return (
    <>
      <Notice kind="success">
        <p>{texts.have(left)}</p>
      </Notice>
      <CallForm call={desk.staff.beginFactor} send={send} submit={texts.replace} onDone={onBegun}>
        <TextField
          name="code"
          label={texts.presentCode}
          hint={texts.presentHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      </CallForm>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const navigate = useNavigate()
  const goOn = async () => {
    await navigate({ to: '/' })
    status.say(texts.done)
  }
  return (
    <section className={styles.recovery}>
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {texts.recoveryTitle}
      </h2>
      <p>{texts.recoveryMeaning}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={() => void goOn()}>{texts.saved}</Button>
    </section>
  )
}
