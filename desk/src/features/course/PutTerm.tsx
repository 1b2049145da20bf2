import { desk } from '@palaestra/contract'
import { Button, CallForm, DayField, Dialog, TextField } from '@palaestra/ui'
import * as texts from '#texts/course'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { dayAt } from '../../frame/dates.ts'
import { hourOf } from '../../frame/hours.ts'
import styles from './course.module.css'
import type { Term } from './queries.ts'

const moments = [
  'renewFrom',
  'registerFrom',
  'registerUntil',
  'drawAt',
  'signUpFrom',
  'signUpUntil',
  'remainingFrom',
] as const

interface Props {
  /** The one that is changed; left out for a new one. */
  term: Term | undefined
  onClose: () => void
  onDone: (said: string) => void
}

/** The days and moments of a term. They have to follow one another; that they do is said by the server. */
export function PutTerm({ term, onClose, onDone }: Props) {
  return (
    <Dialog title={term ? texts.changeTerm : texts.newTerm} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.termMeaning}</p>
        <CallForm
          call={desk.course.putTerm}
          send={send}
          shape={(written) => ({
            ...{ term: term?.code ?? '', startsOn: written['startsOn'], endsOn: written['endsOn'] },
            ...Object.fromEntries(
              moments.map((name) => [name, { day: written[`${name}.day`], time: written[`${name}.time`] }]),
            ),
          })}
          submit={texts.save}
          onDone={({ term: code }) => onDone(texts.termSaved(code))}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <div className={styles.when}>
            <DayField name="startsOn" label={texts.firstDay} defaultValue={term?.startsOn ?? ''} />
            <DayField name="endsOn" label={texts.lastDay} defaultValue={term?.endsOn ?? ''} />
          </div>
          {moments.map((name) => (
            <div key={name} className={styles.when}>
              <DayField
                name={`${name}.day`}
                label={texts.dayOf(texts.moments[name])}
                defaultValue={term ? dayAt(term[name]) : ''}
              />
              <TextField
                type="time"
                name={`${name}.time`}
                label={texts.timeOf(texts.moments[name])}
                defaultValue={term ? hourOf(term[name]) : '09:00'}
              />
            </div>
          ))}
        </CallForm>
      </div>
    </Dialog>
  )
}
