import { desk, type Reply } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import { change as changeQuery } from '../../api/queries.ts'
import { Day } from '../../frame/Day.tsx'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import { PaperPicture } from '../../frame/PaperPicture.tsx'
import { status } from '../../frame/status.ts'
import { RejectChange } from './RejectChange.tsx'
import styles from './supplement.module.css'

export type Change = Reply<typeof desk.supplement.look>

/** What is on file and what it would become, side by side, and the decision. */
export function ChangeScreen() {
  const { reference } = useParams({ from: '/inside/change/$reference' })
  const { data, error, refetch } = useQuery(changeQuery(reference))
  return (
    <div className={list.page}>
      <p>
        <Link to="/changes">{texts.back}</Link>
      </p>
      <h1 tabIndex={-1}>
        {data?.nameZh && <span lang="zh-Hant">{data.nameZh} </span>}
        {data && `${data.namePt} `}
        {reference}
      </h1>
      {error && <Failure error={error} retry={refetch} />}
      {data && <Looked key={reference} change={data} lookAgain={() => void refetch()} />}
    </div>
  )
}

interface Props {
  change: Change
  lookAgain: () => void
}

function Looked({ change, lookAgain }: Props) {
  const { before, after, changed, photoFace, holder, state } = change
  const isNew = (field: Change['changed'][number]) => changed.includes(field)
  return (
    <>
      <p className={list.lead}>
        {texts.kinds[change.kind]} · {texts.dueOn(dayWritten(change.dueOn))}
      </p>
      {photoFace && photoFace !== 'same' && (
        <Notice kind="warning">
          <p>{texts.faces[photoFace]}</p>
        </Notice>
      )}
      <div className={list.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.onFile}</th>
              <th scope="col">{texts.asked}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.idNumber}</th>
              <td colSpan={2}>{change.idNumber}</td>
            </tr>
            {(['nameZh', 'surname', 'firstName', 'documentNumber', 'documentExpiry'] as const).map((field) => (
              <tr key={field} data-differs={isNew(field) || undefined}>
                <th scope="row">{texts.fields[field]}</th>
                <td>{asWritten(field, before[field])}</td>
                <td>
                  {asWritten(field, after[field])} {isNew(field) && <Flag kind="info">{texts.differs}</Flag>}
                </td>
              </tr>
            ))}
            <tr data-differs={change.newValidUntil !== null || undefined}>
              <th scope="row">{texts.card}</th>
              <td>
                <Day of={change.validUntil} />
              </td>
              <td>
                <Day of={change.newValidUntil ?? change.validUntil} />{' '}
                {change.newValidUntil && <Flag kind="info">{texts.differs}</Flag>}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className={styles.pictures}>
        {(['photo', 'idCopy'] as const).map((field) => (
          <section key={field}>
            <h2>{texts.fields[field]}</h2>
            <div className={styles.pair}>
              <PaperPicture link={before[field]} label={`${texts.fields[field]} · ${texts.onFile}`} />
              {isNew(field) && <PaperPicture link={after[field]} label={`${texts.fields[field]} · ${texts.asked}`} />}
            </div>
          </section>
        ))}
      </div>
      {state === 'waiting' && (!holder || holder.mine) && <Decision change={change} lookAgain={lookAgain} />}
      {state === 'waiting' && holder && !holder.mine && (
        <Notice>
          <p role="status">{texts.heldBy(holder.name, momentWritten(holder.since))}</p>
        </Notice>
      )}
      {state !== 'waiting' && (
        <Notice kind={state === 'approved' ? 'success' : 'info'}>
          <p>{texts.states[state]}</p>
          {changed.map((field) => {
            const reason = change.reasons[field]
            return reason && <p key={field}>{`${texts.fields[field]}: ${reason}`}</p>
          })}
        </Notice>
      )}
      <section>
        <h2>{texts.history}</h2>
        <ol className={styles.history}>
          {change.history.map(({ at, who, act }) => (
            <li key={`${at} ${act}`}>
              <time dateTime={at}>{momentWritten(at)}</time> {texts.actOf(act)} {who}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

const asWritten = (field: string, value: string | null) => {
  if (!value) return texts.nothing
  return field === 'documentExpiry' ? <Day of={value} /> : value
}

/** Approve, or reject with a reason at each field concerned; then on to the next. */
function Decision({ change, lookAgain }: Props) {
  const [rejecting, setRejecting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { submitting, submit } = useSubmit((error) => {
    setProblem(problemsFrom(error).message)
    lookAgain()
  })
  const { reference } = change

  const goOn = async (next: string | null, said: string) => {
    void client.invalidateQueries({ queryKey: ['changes'] })
    if (next) await navigate({ to: '/change/$reference', params: { reference: next } })
    else await navigate({ to: '/changes' })
    status.say(said)
  }
  const approve = () =>
    submit(async () => {
      setProblem(undefined)
      const { nextReference } = await send(desk.supplement.approve, { body: { reference } })
      await goOn(nextReference, texts.approved(reference))
    })

  return (
    <section className={styles.decision} aria-label={texts.decision}>
      <p role="alert">{problem}</p>
      <Button aria-disabled={submitting} onClick={approve}>
        {texts.approve}
      </Button>
      <Button kind="danger" onClick={() => setRejecting(true)}>
        {texts.reject}
      </Button>
      {rejecting && (
        <RejectChange
          change={change}
          onClose={() => setRejecting(false)}
          onDone={(next) => void goOn(next, texts.rejected(reference))}
        />
      )}
    </section>
  )
}
