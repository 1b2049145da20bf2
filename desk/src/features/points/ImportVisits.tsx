import { desk, type Reply, visitColumns } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useId, useState } from 'react'
import * as texts from '#texts/points'
import { send } from '../../api/client.ts'
import list from '../../frame/list.module.css'
import styles from './points.module.css'

type Report = Reply<typeof desk.points.importVisits>

/** A file of visits, and what has become of each of its lines. */
export function ImportVisits() {
  const id = useId()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState<string>()
  const tell = (error: unknown) => {
    const { fields, message } = problemsFrom(error)
    setProblem(fields['file'] ?? message)
  }
  const { submitting, submit } = useSubmit(tell)
  const bring = () =>
    submit(async () => {
      setProblem(undefined)
      setReport(undefined)
      if (!file) return setProblem(texts.chooseFile)
      setReport(await send(desk.points.importVisits, { body: { file } }))
    })
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.importVisits}</h2>
      <p className={list.lead}>{texts.importMeans(visitColumns.join(', '))}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.file}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <p>
          <Button kind="primary" aria-disabled={submitting} onClick={bring}>
            {submitting ? texts.importing : texts.importVisits}
          </Button>
        </p>
      </div>
      <div role="status">{report && <Outcome report={report} />}</div>
    </section>
  )
}

const Outcome = ({ report: { lines, added, known, refusedLines, refused } }: { report: Report }) => (
  <Notice kind={refusedLines > 0 ? 'warning' : 'success'}>
    <p>{texts.outcome(lines, added, known, refusedLines)}</p>
    {refused.length > 0 && (
      <ul className={styles.refused}>
        {refused.map(({ line, problem }) => (
          <li key={line}>{texts.refusedLine(line, texts.problems[problem])}</li>
        ))}
      </ul>
    )}
    {refusedLines > refused.length && <p>{texts.more(refusedLines - refused.length)}</p>}
  </Notice>
)
