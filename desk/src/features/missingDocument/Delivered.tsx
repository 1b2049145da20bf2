import { type DocumentKind, groupedMemberNumber } from '@palaestra/contract'
import type { ReactNode } from 'react'
import * as texts from '#texts/missingDocument'
import ofCase from '../../case/case.module.css'
import { dayWritten } from '../../frame/dates.ts'
import { PaperPicture } from '../../frame/PaperPicture.tsx'
import type { Documents } from './DocumentsScreen.tsx'
import styles from './missingDocument.module.css'

interface Props {
  request: Documents
  /** What can be done with the request itself. */
  children: ReactNode
}

/** What was asked for and why, and each document as it was delivered, beside what is on file. */
export function Delivered({ request, children }: Props) {
  const { items, onFile } = request
  const facts: [label: string, value: string | null][] = [
    [texts.memberNumber, groupedMemberNumber(request.memberNumber)],
    [texts.birthDate, dayWritten(request.birthDate)],
    [texts.askedBy, dayWritten(request.askedBy)],
    [texts.why, request.why],
  ]
  return (
    <>
      <section className={ofCase.box}>
        <h2>{texts.asked}</h2>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? texts.none}</dd>
            </div>
          ))}
        </dl>
        {children}
      </section>
      {items.map(({ kind, words, reason, picture }) => {
        const before = hasOnFile(kind) ? onFile[kind] : null
        return (
          <section key={kind} className={ofCase.box}>
            <h2>{texts.kinds[kind]}</h2>
            <div className={styles.paper}>
              {words && <p>{words}</p>}
              {reason && <p>{texts.because(reason)}</p>}
              {(before ?? picture) && (
                <div className={styles.pair}>
                  {before && <PaperPicture link={before} label={`${texts.kinds[kind]} · ${texts.onFile}`} />}
                  {picture && <PaperPicture link={picture} label={`${texts.kinds[kind]} · ${texts.delivered}`} />}
                </div>
              )}
              {!picture && <p>{texts.notYet}</p>}
            </div>
          </section>
        )
      })}
    </>
  )
}

/** What a member has on file by itself: there is something to compare with. */
const hasOnFile = (kind: DocumentKind): kind is 'photo' | 'idCopy' => kind === 'photo' || kind === 'idCopy'
