import * as texts from '#texts/application'
import styles from './application.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Details } from './Details.tsx'
import type { Application } from './differences.ts'
import { GuardianPapers } from './GuardianPapers.tsx'
import { History } from './History.tsx'
import { Picture } from './Picture.tsx'
import { Warnings } from './Warnings.tsx'

interface Props {
  application: Application
  lookAgain: () => void
}

/** What the applicant sent, beside what the bureau has. */
export function Papers({ application, lookAgain }: Props) {
  const { photo, idCopy, record, guardian } = application
  return (
    <>
      <Warnings application={application} />
      <div className={styles.papers}>
        <div className={styles.column}>
          <section>
            <h2>{texts.comparison}</h2>
            <ComparisonTable person={application} />
          </section>
          <Details application={application} />
        </div>
        <section className={styles.column}>
          <h2>{texts.pictures}</h2>
          <div className={styles.faces}>
            <Picture link={photo} label={texts.photo} onEnded={lookAgain} />
            <Picture link={record?.photo ?? null} label={texts.bureauPhoto} onEnded={lookAgain} />
          </div>
          <Picture link={idCopy} label={texts.idCopy} onEnded={lookAgain} />
        </section>
      </div>
      {guardian && <GuardianPapers guardian={guardian} lookAgain={lookAgain} />}
      <History application={application} />
    </>
  )
}
