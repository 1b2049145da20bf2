import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import { ownFactors, whoAmI } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { EnrolmentCode } from './EnrolmentCode.tsx'
import { Passkeys } from './Passkeys.tsx'
import { ProofField } from './ProofField.tsx'
import { proofOf, shapeOfProof } from './proof.ts'
import styles from './staff.module.css'

type Added = Reply<typeof desk.staff.addPasskey>
type Begun = Reply<typeof desk.staff.beginFactor>

/** The second step of one’s own login: passkeys and an app, setting them up, and the recovery codes, once. */
export function FactorScreen() {
  const { data: me, error, refetch } = useQuery(whoAmI)
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const client = useQueryClient()

  const look = () =>
    Promise.all([whoAmI, ownFactors].map(({ queryKey }) => client.invalidateQueries({ queryKey: [...queryKey] })))
  /** A further passkey comes without recovery codes. */
  const added = ({ token, recoveryCodes }: Added) => {
    session.start(token)
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else status.say(texts.passkeyAdded)
    void look()
  }
  const removed = () => {
    status.say(texts.passkeyRemoved)
    void look()
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div className={styles.sheet}>
        {error && <Failure error={error} retry={refetch} />}
        {codes && <RecoveryCodes codes={codes} />}
        {!codes && begun && <EnrolmentCode begun={begun} onDone={added} />}
        {!codes && !begun && me && !me.factor && <First onBegun={setBegun} onAdded={added} />}
        {!codes && !begun && me?.factor && (
          <Present left={me.recoveryCodes} onBegun={setBegun} onAdded={added} onRemoved={removed} />
        )}
      </div>
    </div>
  )
}

interface WayProps {
  onBegun: (begun: Begun) => void
  onAdded: (added: Added) => void
}

/** There is none yet. */
function First({ onBegun, onAdded }: WayProps) {
  const [adding, setAdding] = useState(false)
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
      <div className={styles.ways}>
        <Button onClick={() => setAdding(true)}>{texts.addPasskey}</Button>
        <Button kind="quiet" aria-disabled={submitting} onClick={begin}>
          {texts.begin}
        </Button>
      </div>
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
    </>
  )
}

interface PresentProps extends WayProps {
  left: number
  onRemoved: () => void
}

/** What there is. Another passkey, or another app, needs a proof by what there is. */
function Present({ left, onBegun, onAdded, onRemoved }: PresentProps) {
  const { data, error, refetch } = useQuery(ownFactors)
  if (error) return <Failure error={error} retry={refetch} />
  if (!data) return null
  const ways = { passkeys: data.items.length > 0 }
  return (
    <>
      <Notice kind="success">
        <p>{texts.have(left)}</p>
      </Notice>
      <Passkeys passkeys={data.items} onAdded={onAdded} onRemoved={onRemoved} />
      <section className={styles.part}>
        <h2>{texts.app}</h2>
        <CallForm
          call={desk.staff.beginFactor}
          shape={shapeOfProof(ways)}
          send={async (call, { body }) => send(call, { body: await proofOf(ways, body.code) })}
          submit={data.app ? texts.replace : texts.begin}
          onDone={onBegun}
        >
          <ProofField {...ways} />
        </CallForm>
      </section>
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
