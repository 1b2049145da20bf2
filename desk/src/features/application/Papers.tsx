import * as texts from '#texts/application'
import * as frame from '#texts/frame'
import ofCase from '../../case/case.module.css'
import { History } from '../../case/History.tsx'
import { Flag } from '../../frame/Flag.tsx'
import { Key } from '../../frame/Key.tsx'
import styles from './application.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Details } from './Details.tsx'
import type { Application } from './differences.ts'
import { GuardianPapers } from './GuardianPapers.tsx'
import { Picture } from './Picture.tsx'
import pictures from './pictures.module.css'

interface Props {
  application: Application
  lookAgain: () => void
}

/** What the applicant sent, beside what the bureau has. */
export function Papers({ application, lookAgain }: Props) {
  const { photo, photoFace, idCopy, record, guardian } = application
  return (
    <div className={ofCase.content}>
      <div className={styles.papers}>
        <div className={styles.entries}>
          <section className={ofCase.box}>
            <h2>{texts.comparison}</h2>
            <ComparisonTable person={application} />
          </section>
          <Details application={application} />
        </div>
        <section className={ofCase.box}>
          <h2 className={styles.withKey}>
            {texts.pictures}
            <span className={styles.enlargeKey} aria-hidden="true">
              <Key name={frame.space} /> {texts.enlarges}
            </span>
          </h2>
          <div className={pictures.pictures}>
            <Picture kind="photo" link={photo} onEnded={lookAgain} />
            <Picture kind="bureauPhoto" link={record?.photo ?? null} onEnded={lookAgain} />
            {photoFace && (
              <p className={pictures.finding}>
                {texts.photoFace}{' '}
                <Flag kind={photoFace === 'same' ? 'success' : 'warning'}>{texts.photoFaces[photoFace]}</Flag>
              </p>
            )}
            <Picture kind="idCopy" link={idCopy} onEnded={lookAgain} />
          </div>
        </section>
      </div>
      {guardian && <GuardianPapers guardian={guardian} lookAgain={lookAgain} />}
      <History history={application.history} />
    </div>
  )
}

/** The places of what is on its way. Words come after a moment only: most of it comes before. */
export const PapersToCome = () => (
  <div className={styles.papers} aria-hidden="true">
    <div className={styles.entries}>
      <div className={`${ofCase.box} ${styles.toCome}`} />
      <div className={`${ofCase.box} ${styles.toCome}`} />
    </div>
    <div className={ofCase.box}>
      <div className={pictures.pictures}>
        <div className={pictures.frame} />
        <div className={pictures.frame} />
        <div className={`${pictures.frame} ${pictures.lying}`} />
      </div>
    </div>
  </div>
)
