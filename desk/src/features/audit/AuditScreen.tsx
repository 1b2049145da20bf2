import { auditActs, desk, type Given, type Reply } from '@palaestra/contract'
import {
  Button,
  CallForm,
  ChoiceField,
  DayField,
  problemsFrom,
  TextField,
  TickField,
  useSubmit,
  type Written,
} from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/audit'
import { send } from '../../api/client.ts'
import { momentWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import list from '../../frame/list.module.css'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './audit.module.css'

type Found = Reply<typeof desk.audit.find>
type Search = Given<typeof desk.audit.find>['body']

const acts = new Map<string, string>(Object.entries(texts.acts))
const kinds = new Map<string, string>(Object.entries(texts.kinds))
const choices = auditActs.map((value) => ({ value, label: texts.acts[value] }))
/** What was left empty is not searched for. */
const filled = ({ byPortal, ...written }: Written) => ({
  ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '')),
  ...(byPortal === true && { who: 'system' }),
})

/** The audit trail: the newest entries, searched and taken out as a file. What is searched for has no address: it may be a member’s number. */
export function AuditScreen() {
  const { data: newest } = useQuery({
    queryKey: ['audit'],
    queryFn: () => send(desk.audit.find, { body: {} }, { repeatable: true }),
  })
  const [searched, setSearched] = useState<Found>()
  const found = searched ?? newest
  const [asked, setAsked] = useState<Search>({})
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const showNext = (after: string) =>
    submit(async () => {
      setProblem(undefined)
      setSearched(await send(desk.audit.find, { body: { ...asked, after } }, { repeatable: true }))
    })
  const download = (format: 'ndjson' | 'csv') =>
    submit(async () => {
      setProblem(undefined)
      const { link } = await send(desk.audit.exportAll, { body: { ...asked, format } })
      window.location.assign(link)
    })

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <div className={styles.search}>
        <CallForm
          call={desk.audit.find}
          send={(call, given) => send(call, given, { repeatable: true })}
          shape={filled}
          submit={texts.search}
          onDone={(reply, { body }) => {
            setSearched(reply)
            setAsked(body)
          }}
        >
          <TextField name="about" label={texts.about} hint={texts.aboutHint} autoComplete="off" optional />
          <TextField name="who" label={texts.who} hint={texts.whoHint} autoComplete="off" optional />
          <ChoiceField name="act" label={texts.act} choices={choices} optional />
          <DayField name="from" label={texts.from} optional />
          <DayField name="to" label={texts.to} optional />
          <TickField name="byPortal" label={texts.byPortal} />
        </CallForm>
      </div>
      <div role="status">{found?.items.length === 0 && <Empty said={texts.none} />}</div>
      {problem && <p role="alert">{problem}</p>}
      {found && found.items.length > 0 && (
        <>
          <h2>{searched ? texts.found : texts.newest}</h2>
          <WideTable label={texts.title} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.who}</th>
                <th scope="col">{texts.act}</th>
                <th scope="col">{texts.about}</th>
                <th scope="col">{texts.detail}</th>
              </tr>
            </thead>
            <tbody>
              {found.items.map(({ id, at, who, username, act, kind, subject, detail }) => (
                <tr key={id}>
                  <th scope="row">
                    <time dateTime={at}>{momentWritten(at)}</time>
                  </th>
                  <td>{username ? `${who} (${username})` : texts.system}</td>
                  <td>{acts.get(act) ?? act}</td>
                  <td>{`${kinds.get(kind) ?? kind} ${subject}`}</td>
                  <td>{detail && (texts.details[detail] ?? detail)}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          <div className={styles.ways}>
            {found.next && (
              <Button kind="quiet" aria-disabled={submitting} onClick={() => showNext(found.next ?? '')}>
                {texts.nextPage}
              </Button>
            )}
            <Button kind="quiet" aria-disabled={submitting} onClick={() => download('csv')}>
              {texts.exportTable}
            </Button>
            <Button kind="quiet" aria-disabled={submitting} onClick={() => download('ndjson')}>
              {texts.exportLines}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
