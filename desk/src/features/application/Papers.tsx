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
          {/* First, beside the row of its number. */}
          <Picture kind="idCopy" link={idCopy} onEnded={lookAgain} />
          <div className={styles.faces}>
            <Picture kind="photo" link={photo} onEnded={lookAgain} />
            <Picture kind="bureauPhoto" link={record?.photo ?? null} onEnded={lookAgain} />
          </div>
        </section>
      </div>
      {guardian && <GuardianPapers guardian={guardian} lookAgain={lookAgain} />}
      <History application={application} />
    </>
  )
}
