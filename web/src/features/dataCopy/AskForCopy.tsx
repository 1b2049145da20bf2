import { api } from '@palaestra/contract'
import { Button, RadioField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/dataCopy'
import type { Mine } from './copies.ts'
import styles from './dataCopy.module.css'
import { nameOf } from './names.ts'
import type { Act } from './useAct.ts'

interface Props {
  mine: Mine
  act: Act
}

const oneself = ''

/** Asks for a copy: about oneself, or about a child. Of whom there is one, no second is made. */
export function AskForCopy({ mine: { copies, children }, act }: Props) {
  const [whom, setWhom] = useState(oneself)
  const isThere = (number: string) =>
    copies.some(({ own, of }) => (own ? number === oneself : number === of.memberNumber))
  const people = [
    { value: oneself, label: texts.myself },
    ...children.map((child) => ({ value: child.memberNumber, label: nameOf(child) })),
  ].filter(({ value }) => !isThere(value))
  const chosen = people.find(({ value }) => value === whom) ?? people[0]
  if (!chosen) return null
  const ask = () =>
    act.act(texts.askedFor, () =>
      act.sendProved(api.dataCopy.ask, { body: chosen.value === oneself ? {} : { memberNumber: chosen.value } }),
    )
  return (
    <div className={styles.ask}>
      {people.length > 1 && (
        <RadioField
          key={chosen.value}
          name="whom"
          label={texts.whom}
          choices={people}
          chosen={chosen.value}
          onChoose={setWhom}
        />
      )}
      <p>
        <Button kind={copies.length > 0 ? 'quiet' : 'primary'} aria-disabled={act.submitting} onClick={ask}>
          {people.length > 1 || chosen.value === oneself ? texts.ask : texts.askFor(chosen.label)}
        </Button>
      </p>
    </div>
  )
}
