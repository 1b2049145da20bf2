import { type DocumentKind, type desk, groupedMemberNumber, type Reply } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as texts from '#texts/missingDocument'
import { documents } from '../../api/queries.ts'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { PaperPicture } from '../../frame/PaperPicture.tsx'
import { Decision } from './Decision.tsx'
import styles from './missingDocument.module.css'

export type Documents = Reply<typeof desk.missingDocument.look>

/** What a member was asked for, what they have delivered beside what is on file, and the decision (M10). */
export function DocumentsScreen() {
  const { reference } = useParams({ from: '/inside/documents/$reference' })
  const { data, error, refetch } = useQuery(documents(reference))
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>
        {data?.nameZh && <span lang="zh-Hant">{data.nameZh} </span>}
        {data && `${data.namePt} `}
        {reference}
      </h1>
      {error && <Failure error={error} retry={refetch} />}
      {data && <Looked key={reference} request={data} lookAgain={() => void refetch()} />}
    </div>
  )
}

interface Props {
  request: Documents
  lookAgain: () => void
}

function Looked({ request, lookAgain }: Props) {
  const { state, items, onFile } = request
  const facts: [label: string, value: string | null][] = [
    [texts.memberNumber, groupedMemberNumber(request.memberNumber)],
    [texts.birthDate, dayWritten(request.birthDate)],
    [texts.askedBy, dayWritten(request.askedBy)],
    [texts.dueOn, request.dueOn && dayWritten(request.dueOn)],
    [texts.why, request.why],
  ]
  return (
    <>
      <Notice kind={state === 'accepted' ? 'success' : 'info'}>
        <p>{texts.states[state]}</p>
      </Notice>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? texts.none}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.papers}>
        {items.map(({ kind, words, reason, picture }) => (
          <section key={kind} className={styles.paper}>
            <h2>{texts.kinds[kind]}</h2>
            {words && <p>{words}</p>}
            {reason && <p>{texts.because(reason)}</p>}
            <div className={styles.pair}>
              {hasOnFile(kind) && onFile[kind] && (
                <PaperPicture link={onFile[kind]} label={`${texts.kinds[kind]} · ${texts.onFile}`} />
              )}
              {picture && <PaperPicture link={picture} label={`${texts.kinds[kind]} · ${texts.delivered}`} />}
            </div>
            {!picture && <p>{texts.notYet}</p>}
          </section>
        ))}
      </div>
      {(state === 'asked' || state === 'delivered') && <Decision request={request} lookAgain={lookAgain} />}
      <section>
        <h2>{texts.history}</h2>
        <ol className={styles.history}>
          {request.history.map(({ at, who, act }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries that never change places, and may be alike
            <li key={place}>
              <time dateTime={at}>{momentWritten(at)}</time> {texts.actOf(act)} {who}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** What a member has on file by itself: there is something to compare with. */
const hasOnFile = (kind: DocumentKind): kind is 'photo' | 'idCopy' => kind === 'photo' || kind === 'idCopy'
