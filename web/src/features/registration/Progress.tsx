import * as texts from '#texts/registration'
import { type Entries, firstOpenStep, mayShow, type Step, stepsOf } from './entries.ts'
import styles from './registration.module.css'

interface Props {
  step: Step
  entries: Entries
  today: string
  onShow: (step: Step) => void
}

/** Where one is, what is done, and the way back to it. The lane that has been run is green, the one here is the person’s; a phone has room for the lanes alone. */
export function Progress({ step, entries, today, onShow }: Props) {
  const steps = stepsOf(entries, today)
  const at = steps.indexOf(step)
  const open = steps.indexOf(firstOpenStep(entries, today))
  return (
    <nav className={styles.progress} aria-label={texts.progress}>
      <ol>
        {steps.map((one, place) => (
          <li key={one} data-done={place < open || undefined}>
            {mayShow(one, entries, today) && one !== step ? (
              <button type="button" onClick={() => onShow(one)}>
                {texts.steps[one]}
              </button>
            ) : (
              <span aria-current={one === step ? 'step' : undefined}>{texts.steps[one]}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.count}>{texts.stepOf(at + 1, steps.length)}</p>
    </nav>
  )
}
