import type { ComponentProps } from 'react'
import * as texts from '#texts/form'
import styles from './ChoiceFields.module.css'
import { Explained, Field, labelOf, type Named, useControl } from './Field.tsx'
import form from './form.module.css'

export interface Choice {
  value: string
  label: string
  hint?: string
}

export function TickField({ label, hint, optional, ...input }: Named & ComponentProps<'input'>) {
  const named = { name: input.name, label, hint, optional }
  const { id, control, complaint } = useControl(named)
  return (
    <div className={form.field} data-field={named.name} data-label={label}>
      <Explained id={id} hint={hint} complaint={complaint} />
      <div className={styles.tick}>
        <input type="checkbox" {...input} {...control} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}

interface RadioProps extends Named {
  choices: readonly Choice[]
  chosen?: string | undefined
  onChoose?: (value: string) => void
}

interface TicksProps {
  choices: readonly Choice[]
  /** What is ticked at first. */
  chosen?: readonly string[]
  onTick?: (value: string, ticked: boolean) => void
}

export function RadioField({ choices, chosen, onChoose, ...named }: RadioProps) {
  const { id, control, complaint } = useControl(named)
  return (
    <fieldset
      className={form.group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it; a plain group cannot be invalid
      role="radiogroup"
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      data-field={named.name}
      data-label={named.label}
    >
      <legend>{labelOf(named)}</legend>
      <Explained id={id} hint={named.hint} complaint={complaint} />
      <div className={styles.radios}>
        {choices.map(({ value, label, hint }, place) => (
          // The first one is where the summary's link leads.
          <label key={value} className={styles.radio}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={named.name}
              value={value}
              defaultChecked={value === chosen}
              onChange={() => onChoose?.(value)}
            />
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Several of a few, each `name.value` of the form; the complaint stands at the group. */
export function TicksField({ choices, chosen, onTick, ...named }: Named & TicksProps) {
  const { id, control, complaint } = useControl(named)
  return (
    <fieldset
      className={form.group}
      aria-describedby={control['aria-describedby']}
      data-field={named.name}
      data-label={named.label}
    >
      <legend>{labelOf(named)}</legend>
      <Explained id={id} hint={named.hint} complaint={complaint} />
      <div className={styles.radios}>
        {choices.map(({ value, label, hint }, place) => (
          <label key={value} className={styles.radio}>
            <input
              // The first one is where the summary's link leads.
              id={place === 0 ? id : undefined}
              type="checkbox"
              name={`${named.name}.${value}`}
              defaultChecked={chosen?.includes(value)}
              onChange={({ currentTarget }) => onTick?.(value, currentTarget.checked)}
            />
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A list to choose one from: the browser’s own, which is best on phones. Nothing is chosen before one chooses. */
export function ChoiceField({ choices, ...rest }: Named & ComponentProps<'select'> & { choices: readonly Choice[] }) {
  const { label, hint, optional, ...select } = rest
  const named = { name: select.name, label, hint, optional }
  const { id, control, complaint } = useControl(named)
  return (
    <Field named={named} id={id} complaint={complaint}>
      <div className={styles.choice}>
        <select className={form.input} {...select} {...control}>
          <option value="">{texts.choose}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
