import { useId } from 'react'
import { locale } from '#texts/document'
import * as texts from '#texts/venue'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import type { Closure } from './closure.ts'
import styles from './closures.module.css'

const kindOf = { coming: 'info', running: 'danger', over: 'success', lifted: 'success' } as const
const textIn = { zh: 'textZh', pt: 'textPt', en: 'textEn' } as const

interface Props {
  closure: Closure
  /** Left out where there is nothing to open again. */
  onLift: (() => void) | undefined
}

/** A closure: what, from when to when, why, and how far its bookings are ended. */
export function ClosureRow({ closure, onLift }: Props) {
  const id = useId()
  const { reason, place, startsAt, endsAt, state, declaredBy, declaredAt, liftedBy, toldAt, ended, left } = closure
  const text = closure[textIn[locale]]
  return (
    <li className={styles.closure} data-over={state === 'over' || state === 'lifted' || undefined}>
      <div>
        <h2 id={id}>{place.length === 0 ? texts.everything : place.join(' · ')}</h2>
        <p className={styles.facts}>
          <Flag kind={kindOf[state]}>{texts.states[state]}</Flag>
          <span>{texts.reasons[reason]}</span>
          <span>{texts.fromTo(momentWritten(startsAt), momentWritten(endsAt))}</span>
        </p>
        {text && <p>{text}</p>}
        <p className={styles.facts}>
          <span>{texts.declared(declaredBy, momentWritten(declaredAt))}</span>
          {liftedBy && <span>{texts.liftedBy(liftedBy)}</span>}
        </p>
      </div>
      <div className={styles.progress}>
        <p>
          <strong>{texts.ended(ended)}</strong>
        </p>
        {toldAt === null ? (
          <>
            <progress max={Math.max(1, ended + left)} value={ended} aria-labelledby={id} />
            <p className={styles.facts}>{texts.left(left)}</p>
          </>
        ) : (
          <p className={styles.facts}>{texts.toldAt(momentWritten(toldAt))}</p>
        )}
        {onLift && (
          <button type="button" aria-describedby={id} onClick={onLift}>
            {texts.lift}
          </button>
        )}
      </div>
    </li>
  )
}
