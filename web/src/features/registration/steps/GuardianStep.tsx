import { useState } from 'react'
import * as texts from '#texts/guardian'
import { takeFocus } from '../../../form/takeFocus.ts'
import { isGuardianGiven, type StepProps } from '../entries.ts'
import { confirmationOf } from '../guardian.ts'
import styles from '../registration.module.css'
import { GuardianFace } from './GuardianFace.tsx'
import { GuardianForm } from './GuardianForm.tsx'
import { Proved } from './Proved.tsx'

/** For who is under 18: who agrees to it, confirmed by the bureau’s record and then by their face (V12, M04). */
export function GuardianStep(props: StepProps) {
  const { entries, onDone } = props
  const confirmed = isGuardianGiven(entries) ? confirmationOf(entries) : 'none'
  const [first] = useState(confirmed)
  const [changing, setChanging] = useState(false)
  const [changed, setChanged] = useState(false)
  // A part that is reached by finishing the one before is read out.
  const isNext = changed || confirmed !== first
  const goOn = () => {
    setChanging(false)
    setChanged(true)
  }

  if (changing || confirmed === 'none') return <GuardianForm {...props} onConfirmed={goOn} />
  if (confirmed === 'relation') return <GuardianFace {...props} isNext={isNext} onChange={() => setChanging(true)} />
  return (
    <div ref={isNext ? takeFocus : undefined} tabIndex={-1} className={styles.proved}>
      <Proved
        what={texts.confirmed}
        change={texts.changeGuardian}
        onGoOn={() => onDone({})}
        onChange={() => setChanging(true)}
      />
    </div>
  )
}
