import { groupedMemberNumber } from '@palaestra/contract'
import * as texts from '#texts/course'
import styles from './attendance.module.css'
import type { Sheet } from './queries.ts'

interface Props {
  person: Sheet['people'][number]
  noted: boolean | null
  /** Left out where nothing can be noted now. */
  onNote: ((present: boolean | null) => void) | undefined
}

/** A person with two large buttons: there, and not there. The one that is pressed takes back what it has noted. */
export const PersonMark = ({ person: { reference, name, memberNumber, absences }, noted, onNote }: Props) => (
  <li className={styles.person} data-noted={noted ?? 'not'}>
    <p id={reference}>
      <strong>{name}</strong>
      <span className={styles.quiet}>
        {groupedMemberNumber(memberNumber)} {absences > 0 && `· ${texts.absences(absences)}`}
      </span>
    </p>
    {onNote ? (
      <p className={styles.marks}>
        {[true, false].map((present) => (
          <button
            key={String(present)}
            type="button"
            aria-pressed={noted === present}
            aria-describedby={reference}
            data-present={present}
            onClick={() => onNote(noted === present ? null : present)}
          >
            {present ? texts.isThere : texts.isAbsent}
          </button>
        ))}
      </p>
    ) : (
      noted !== null && <p>{noted ? texts.isThere : texts.isAbsent}</p>
    )}
  </li>
)
