import * as texts from '#texts/application'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { Standing } from './Standing.tsx'
import { Verdict } from './Verdict.tsx'

interface Props {
  reference: string
  /** Known from the list before the application itself has come. */
  names: { nameZh: string | null; namePt: string } | undefined
  application: Application | undefined
}

/** Whose application it is, how it stands, and what the comparison says: in the same place from the beginning. */
export function Head({ reference, names, application }: Props) {
  return (
    <header className={styles.head}>
      {/* Always there, so that the focus has somewhere to go while the rest is on its way. */}
      <h1 tabIndex={-1}>
        {names?.nameZh && <span lang="zh-Hant">{names.nameZh} </span>}
        {names && `${names.namePt} `}
        {/* Drawn anew beside a name that has come later: it does not jump. */}
        <span key={names?.namePt} className={styles.reference}>
          {reference}
        </span>
      </h1>
      <div className={styles.standing}>
        {application ? <Standing application={application} /> : <p>{texts.coming}</p>}
      </div>
      <div className={styles.verdictPlace}>{application && <Verdict application={application} />}</div>
    </header>
  )
}
