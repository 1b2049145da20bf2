import * as texts from '#texts/application'
import ofCase from '../../case/case.module.css'
import { Flag } from '../../frame/Flag.tsx'
import styles from './application.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { Guardian } from './differences.ts'
import { Picture } from './Picture.tsx'
import pictures from './pictures.module.css'

interface Props {
  guardian: Guardian
  lookAgain: () => void
}

/** The parent or guardian of a minor: what was written beside what the bureau has, and what the face check said. */
export function GuardianPapers({ guardian, lookAgain }: Props) {
  const { idCopy, record, face, onlinePayment } = guardian
  const names = record && [record.nameZh, record.surname, record.firstName].filter(Boolean).join(' ')
  const rows = [
    [texts.bureauName, names || texts.none],
    [texts.onlinePayment, onlinePayment ? texts.yes : texts.no],
  ] as const

  return (
    <section className={styles.papers} aria-labelledby="guardian">
      <div className={styles.entries}>
        <div className={ofCase.box}>
          <h2 id="guardian">{texts.guardian}</h2>
          <ComparisonTable person={guardian} />
        </div>
        <div className={ofCase.box}>
          <h3>{texts.guardianDetails}</h3>
          <dl className={styles.details}>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.faceCheck}</dt>
              <dd>
                {face === null ? (
                  texts.faceAtCounter
                ) : (
                  <Flag kind={face === 'same' ? 'success' : 'warning'}>{texts.faces[face]}</Flag>
                )}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={ofCase.box}>
        <h3>{texts.guardianPictures}</h3>
        <div className={pictures.pictures}>
          <Picture kind="guardianIdCopy" link={idCopy} onEnded={lookAgain} />
          <Picture kind="guardianBureauPhoto" link={record?.photo ?? null} onEnded={lookAgain} />
        </div>
      </div>
    </section>
  )
}
